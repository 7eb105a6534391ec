// Which changes on the disk does a watch notice?
import fs, {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  type FSWatcher,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { compileNavigation, createCompiler, type CompileOptions, type JsonObject } from "../../../src/index.ts";

const page = (title: string): string => `---\ntitle: ${title}\n---\n`;
const config = (...pages: readonly unknown[]): string => JSON.stringify({ name: "Acme", navigation: { pages } });
const spec = (summary: string): string =>
  JSON.stringify({ openapi: "3.1.0", info: { title: "A", version: "1" }, paths: { "/a": { get: { summary } } } });

/** Nothing is held against the time it takes. */
const patient = { timeout: 60_000 };

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});
function newFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "navc-watch-"));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function write(root: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

function saveByRename(path: string, text: string): void {
  writeFileSync(`${path}~`, text);
  renameSync(`${path}~`, path);
}

function lead(path: string, target: string): void {
  rmSync(path, { force: true });
  symlinkSync(target, path);
}

interface Watch {
  readonly calls: readonly string[];
  readonly isLast: (expected: string) => Promise<void>;
}

function watch(options: CompileOptions): Watch {
  const calls: string[] = [];
  let look = (): void => {};
  const compiler = createCompiler(options);
  ends.unshift(() => compiler.close());
  compiler.watch((result) => {
    // Where docs.json is gone, a listener keeps the last tree, and a compile has none.
    calls.push(JSON.stringify(result.stale === true ? { ...result, navigation: null, stale: undefined } : result));
    look();
  });
  return {
    calls,
    isLast: (expected) =>
      new Promise((resolve) => {
        look = () => void (calls.at(-1) === expected && resolve());
        look();
      }),
  };
}

interface Case {
  readonly files?: Readonly<Record<string, string>>;
  readonly prepare?: (root: string) => void;
  readonly edit: (root: string, text: string) => void;
  readonly options?: CompileOptions;
}

const cases: Readonly<Record<string, Case>> = {
  "a page saved by rename": { edit: (root, text) => saveByRename(join(root, "start.mdx"), page(text)) },
  "docs.json saved by rename": { edit: (root, text) => saveByRename(join(root, "docs.json"), config("start", text)) },
  "a page that is missing, made with the folders above it": {
    files: { "docs.json": config("a/b/c/d") },
    edit: (root, text) => write(root, { "a/b/c/d.mdx": page(text) }),
  },
  "the page a link leads to, saved by rename": {
    files: { "docs.json": config("guides/link"), "parts/target.mdx": page("Target") },
    prepare: (root) => {
      mkdirSync(join(root, "guides"));
      lead(join(root, "guides/link.mdx"), "../parts/target.mdx");
    },
    edit: (root, text) => saveByRename(join(root, "parts/target.mdx"), page(text)),
  },
  "a link between a link and its page": {
    files: { "parts/One.mdx": page("One"), "parts/Two.mdx": page("Two"), "parts/Three.mdx": page("Three") },
    prepare: (root) => {
      mkdirSync(join(root, "between"));
      lead(join(root, "start.mdx"), "between/link.mdx");
      lead(join(root, "between/link.mdx"), "../parts/One.mdx");
    },
    edit: (root, text) => lead(join(root, "between/link.mdx"), `../parts/${text}.mdx`),
  },
  "a page below a link to a folder": {
    files: { "docs.json": config("guides/start"), "real/guides/start.mdx": page("Start") },
    prepare: (root) => lead(join(root, "guides"), "real/guides"),
    edit: (root, text) => write(root, { "real/guides/start.mdx": page(text) }),
  },
  "a $ref to a file that was not there": {
    files: { "docs.json": config({ group: "Guides", pages: { $ref: "./nav/guides.json" } }) },
    edit: (root, text) => write(root, { "nav/guides.json": JSON.stringify(["start", text]) }),
  },
  "a spec that was not there": {
    files: { "docs.json": config({ group: "API", openapi: "specs/a.json" }) },
    edit: (root, text) => write(root, { "specs/a.json": spec(text) }),
  },
  "a folder with another in its place": {
    files: { "docs.json": config("guides/start"), "guides/start.mdx": page("Start") },
    edit: (root, text) => {
      renameSync(join(root, "guides"), join(root, `old-${text}`));
      write(root, { "guides/start.mdx": page(text) });
    },
  },
  "a folder that is removed and made again": {
    files: { "docs.json": config("guides/deep/start"), "guides/deep/start.mdx": page("Start") },
    edit: (root, text) => {
      rmSync(join(root, "guides"), { recursive: true });
      write(root, { "guides/deep/start.mdx": page(text) });
    },
  },
  "a page in no list, in folders that are new and deep": {
    options: { discover: true },
    edit: (root, text) => write(root, { [`new-${text}/a/b/c.mdx`]: page(text) }),
  },
  ".mintignore": {
    options: { discover: true },
    files: { "Two/a.mdx": page("A"), "Three/a.mdx": page("A") },
    edit: (root, text) => write(root, { ".mintignore": `${text}/\n` }),
  },
  "the root with another folder in its place": {
    edit: (root, text) => {
      write(`${root}-${text}`, { "docs.json": config("start"), "start.mdx": page(text) });
      renameSync(root, `${root}-old-${text}`);
      renameSync(`${root}-${text}`, root);
    },
  },
  "the link that the root is, led elsewhere": {
    prepare: (root) => {
      renameSync(root, `${root}-One`);
      lead(root, `${root}-One`);
      for (const name of ["Two", "Three"])
        write(`${root}-${name}`, { "docs.json": config("start"), "start.mdx": page(name) });
    },
    edit: (root, text) => lead(root, `${root}-${text}`),
  },
  "the root, removed and made again with the folders above it": {
    edit: (root, text) => {
      if (text === "Two") rmSync(dirname(root), { recursive: true });
      else write(root, { "docs.json": config("start"), "start.mdx": page(text) });
    },
  },
};

test.each(Object.entries(cases))("%s: one call for each change", async (_, { files, prepare, edit, options }) => {
  const root = join(newFolder(), "above", "docs");
  write(root, { "docs.json": config("start"), "start.mdx": page("One"), ...files });
  prepare?.(root);
  const cold = async (): Promise<string> => JSON.stringify(await compileNavigation({ root, ...options }));
  const { calls, isLast } = watch({ root, ...options });
  const expected = [await cold()];
  await isLast(expected[0]!);
  // Twice, because what was watched may be gone after the first change.
  for (const text of ["Two", "Three"]) {
    edit(root, text);
    expected.push(await cold());
    await isLast(expected.at(-1)!);
  }
  expect(new Set(expected).size).toBe(3);
  expect(calls).toEqual(expected);
});

test("with discover, text below front matter calls nobody, and a title calls once", async () => {
  const root = newFolder();
  const titles = (text: string): Record<string, string> => ({ "start.mdx": `${page("Start")}${text}` });
  write(root, { "docs.json": config("start"), "other.mdx": page("Other"), ...titles("") });
  const { calls, isLast } = watch({ root, discover: true });
  const cold = async (): Promise<string> => JSON.stringify(await compileNavigation({ root, discover: true }));
  const expected = [await cold()];
  await isLast(expected[0]!);
  write(root, titles("One.\n"));
  write(root, { "other.mdx": `${page("Other")}Two.\n` });
  expect(await cold()).toBe(expected[0]);
  write(root, { "other.mdx": `${page("New")}Three.\n` });
  expected.push(await cold());
  await isLast(expected[1]!);
  expect(calls).toEqual(expected);
});

describe("a system that drops events, as Linux does after 16,384 that nobody has taken,", () => {
  const { watch: realWatch } = fs;
  const listeners: ((event: string, name: string) => void)[] = [];
  let isMute = false;
  beforeEach(() => {
    isMute = false;
    const watchOrNot = (folder: string, listener: (event: string, name: string) => void): FSWatcher => {
      listeners.push(listener);
      return realWatch(folder, (event, name) => isMute || listener(event, String(name)));
    };
    Object.assign(fs, { watch: watchOrNot });
    syncBuiltinESMExports();
  });
  afterEach(() => {
    Object.assign(fs, { watch: realWatch });
    syncBuiltinESMExports();
  });

  /** Does something of which no event arrives. */
  async function unseen(edit: () => void): Promise<void> {
    isMute = true;
    edit();
    for (let turns = 0; turns < 20; turns++) await new Promise((resolve) => void setTimeout(resolve, 5));
    isMute = false;
  }

  test("a folder that was replaced unseen is watched again from the next compile on", async () => {
    const root = newFolder();
    write(root, { "docs.json": config("guides/a"), "guides/a.mdx": page("One") });
    const { isLast, calls } = watch({ root });
    const cold = async (): Promise<string> => JSON.stringify(await compileNavigation({ root }));
    await isLast(await cold());
    await unseen(() => {
      renameSync(join(root, "guides"), join(root, "old"));
      write(root, { "guides/a.mdx": page("Two") });
    });
    write(root, { "docs.json": config("guides/a", "b") });
    await isLast(await cold());
    write(root, { "guides/a.mdx": page("Three") });
    await isLast(await cold());
    expect(calls).toHaveLength(3);
  });

  test("many events that concern nobody are taken for a sign of it", async () => {
    const root = newFolder();
    write(root, { "docs.json": config("a"), "a.mdx": page("One") });
    const { isLast, calls } = watch({ root });
    const cold = async (): Promise<string> => JSON.stringify(await compileNavigation({ root }));
    await isLast(await cold());
    await unseen(() => write(root, { "a.mdx": page("Two") }));
    for (let event = 0; event < 1000; event++) listeners.at(-1)!("change", "noise.log");
    await isLast(await cold());
    expect(calls).toHaveLength(2);
  });
});

test.skipIf(process.platform === "win32")(
  "a link above the root that is led elsewhere, as a deployment does (a link needs rights on Windows)",
  async () => {
    const folder = newFolder();
    for (const version of ["v1", "v2", "v3"])
      write(join(folder, version, "site"), { "docs.json": config("a"), "a.mdx": page(version) });
    lead(join(folder, "between"), "v1");
    lead(join(folder, "current"), "between");
    const root = join(folder, "current/site");
    const { isLast, calls } = watch({ root });
    const cold = async (): Promise<string> => JSON.stringify(await compileNavigation({ root }));
    await isLast(await cold());
    for (const [link, target] of [
      ["between", "v2"],
      ["current", "v3"],
    ] as const) {
      lead(join(folder, "new"), target);
      renameSync(join(folder, "new"), join(folder, link));
      await isLast(await cold());
    }
    write(join(folder, "v3/site"), { "a.mdx": page("Edited") });
    await isLast(await cold());
    expect(new Set(calls).size).toBe(4);
  },
);

test("a root that is not there yet, nor the folders above it", async () => {
  const root = join(newFolder(), "one", "two", "docs");
  const { isLast, calls } = watch({ root });
  await isLast(JSON.stringify(await compileNavigation({ root })));
  mkdirSync(dirname(dirname(root)));
  write(root, { "docs.json": config("start"), "start.mdx": page("Start") });
  await isLast(JSON.stringify(await compileNavigation({ root })));
  expect(calls).toHaveLength(2);
});

test("a page that changes after it was read, before the first compile is over", async () => {
  const root = newFolder();
  const url = "https://api.example.com/a.json";
  write(root, { "docs.json": config("start", { group: "API", openapi: url }), "start.mdx": page("Start") });
  let first = true;
  const remoteSpecs = async (): Promise<string> => {
    if (first) write(root, { "start.mdx": page("Begin") });
    first = false;
    return spec("List");
  };
  const { isLast, calls } = watch({ root, remoteSpecs });
  const begun = page("Begin");
  await expect.poll(() => readFileSync(join(root, "start.mdx"), "utf8"), patient).toBe(begun);
  await isLast(JSON.stringify(await compileNavigation({ root, remoteSpecs })));
  expect(calls).toHaveLength(1);
});

test("a page that changes after a compile that failed", async () => {
  const root = newFolder();
  write(root, { "start.mdx": page("Start") });
  let broken = false;
  // Fails before the compile looks at any page.
  const toJSON = (): unknown => {
    if (broken) throw new Error("broken");
    return JSON.parse(config("start"));
  };
  const compiler = createCompiler({ root, config: { toJSON } as object as JsonObject });
  ends.unshift(() => compiler.close());
  const heard: unknown[] = [];
  compiler.watch(
    ({ navigation }) => void heard.push(navigation?.pages["/start"]?.title),
    () => void heard.push("failed"),
  );
  await expect.poll(() => heard, patient).toEqual(["Start"]);
  broken = true;
  write(root, { "start.mdx": page("Lost") });
  await expect.poll(() => heard, patient).toEqual(["Start", "failed"]);
  broken = false;
  write(root, { "start.mdx": page("Begin") });
  await expect.poll(() => heard, patient).toEqual(["Start", "failed", "Begin"]);
});

test("a root is the folder that its name meant first, wherever the program goes", async () => {
  const folder = newFolder();
  write(folder, { "docs/docs.json": config("start"), "docs/start.mdx": page("Start") });
  const cwd = vi.spyOn(process, "cwd").mockReturnValue(folder);
  try {
    const compiler = createCompiler({ root: "docs" });
    const titles = async (): Promise<unknown> => (await compiler.compile()).navigation?.pages["/start"]?.title;
    expect(await titles()).toBe("Start");
    cwd.mockReturnValue(tmpdir());
    write(folder, { "docs/start.mdx": page("Begin") });
    compiler.invalidate(["start.mdx"]);
    expect(await titles()).toBe("Begin");
  } finally {
    cwd.mockRestore();
  }
});

test("what a listener writes into the docs folder does not call it for ever", async () => {
  const root = newFolder();
  write(root, { "docs.json": config("start"), "start.mdx": page("Start") });
  const compiler = createCompiler({ root, discover: true });
  ends.unshift(() => compiler.close());
  const calls: string[] = [];
  compiler.watch(({ navigation }) => {
    calls.push(
      Object.values(navigation?.pages ?? {})
        .map(({ title }) => title)
        .join(),
    );
    write(root, { "made/navigation.json": JSON.stringify(navigation), "made/page.md": page("Made") });
  });
  await expect.poll(() => calls, patient).toEqual(["Start", "Start,Made"]);
  // Long enough for a call too many; a slow machine can only hide one.
  await new Promise((resolve) => void setTimeout(resolve, 250));
  expect(calls).toHaveLength(2);
});
