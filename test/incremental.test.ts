// What does a compiler ask again after one change? Questions are counted, not time.
import fs, { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { compileNavigation, createCompiler, memoryHost, type Host } from "../src/index.ts";

const page = (title: string): string => `---\ntitle: ${title}\n---\n`;
const spec = (summary: string): string =>
  JSON.stringify({
    openapi: "3.1.0",
    info: { title: "A", version: "1" },
    paths: { "/a": { get: { summary } }, "/b": { $ref: "./parts/b.json" } },
  });
const config = (pages: readonly string[]): string =>
  JSON.stringify({
    name: "Acme",
    navigation: {
      groups: [
        { group: "Guides", pages },
        { group: "API", openapi: "specs/a.json" },
        { group: "Events", openapi: "specs/b.json" },
      ],
    },
  });
const listed = ["guides/a", "guides/b", "guides/c", "start"];
const site = (): Record<string, string> => ({
  "docs.json": config(listed),
  ...Object.fromEntries(listed.map((path) => [`${path}.mdx`, page(path)])),
  "new.mdx": page("New"),
  "specs/a.json": spec("A"),
  "specs/b.json": spec("B"),
  "specs/parts/b.json": JSON.stringify({ post: { summary: "Make" } }),
});

interface Case {
  readonly edit: (files: Record<string, string>) => void;
  readonly paths: readonly string[];
  /** The files that are read again. */
  readonly read: readonly string[];
}

const cases: Readonly<Record<string, Case>> = {
  "a title": {
    edit: (files) => void (files["guides/b.mdx"] = page("Changed")),
    paths: ["guides/b.mdx"],
    read: ["guides/b.mdx"],
  },
  "a spec": {
    edit: (files) => void (files["specs/a.json"] = spec("Changed")),
    paths: ["specs/a.json"],
    read: ["specs/a.json"],
  },
  "a file that a spec refers to": {
    edit: (files) => void (files["specs/parts/b.json"] = JSON.stringify({ put: { summary: "Changed" } })),
    paths: ["specs/parts/b.json"],
    read: ["specs/parts/b.json"],
  },
  "docs.json": {
    edit: (files) => void (files["docs.json"] = config([...listed.slice(1), "new"])),
    paths: ["docs.json"],
    read: ["docs.json", "new.mdx"],
  },
  "a page that is renamed to the name of an entry": {
    edit(files) {
      files["guides/a/index.mdx"] = files["guides/a.mdx"]!;
      delete files["guides/a.mdx"];
    },
    paths: ["guides/a.mdx", "guides/a/index.mdx"],
    read: ["guides/a/index.mdx"],
  },
};

describe("a host of one's own", () => {
  test.each(Object.entries(cases))("after %s, only that is asked again", async (_, { edit, paths, read }) => {
    const files = site();
    const asked: string[] = [];
    const found = <Answer>(path: string, answer: Answer): Answer => {
      if (answer !== undefined) asked.push(path);
      return answer;
    };
    const host: Host = {
      readText: (path) => found(path, memoryHost(files).readText(path)),
      readHead: (path, bytes) => found(path, memoryHost(files).readHead(path, bytes)),
      stat: (path) => memoryHost(files).stat(path),
      list: (pattern) => memoryHost(files).list(pattern),
    };
    const compiler = createCompiler({ host });
    const before = JSON.stringify(await compiler.compile());
    edit(files);
    asked.length = 0;
    compiler.invalidate(paths);
    const after = JSON.stringify(await compiler.compile());
    expect(asked.toSorted()).toEqual(read);
    expect(after).not.toBe(before);
    expect(after).toBe(JSON.stringify(await compileNavigation({ host: memoryHost(files) })));
  });

  test("a listing during which something was reported is asked for again", async () => {
    const files: Record<string, string> = { "docs.json": config(["start"]), "start.mdx": page("Start") };
    let isFirst = true;
    const host: Host = {
      ...memoryHost(files),
      readHead: (path, bytes) => memoryHost(files).readHead(path, bytes),
      list(pattern) {
        const answer = memoryHost(files).list(pattern);
        if (isFirst) {
          isFirst = false;
          files["new.mdx"] = page("New");
          compiler.invalidate(["new.mdx"]);
        }
        return answer;
      },
    };
    const compiler = createCompiler({ host, discover: true });
    expect(JSON.stringify((await compiler.compile()).inputs)).toContain("new.mdx");
  });

  test("what was asked while something was reported is asked again", async () => {
    const files = { "docs.json": config(["start"]), "start.mdx": page("Start") };
    let isFirst = true;
    const host: Host = {
      ...memoryHost(files),
      readHead(path, bytes) {
        const answer = memoryHost(files).readHead(path, bytes);
        if (isFirst && path === "start.mdx") {
          isFirst = false;
          files["start.mdx"] = page("Begin");
          compiler.invalidate(["start.mdx"]);
        }
        return answer;
      },
    };
    const compiler = createCompiler({ host });
    expect((await compiler.compile()).navigation?.pages["/start"]?.title).toBe("Begin");
  });

  test("after a compile that failed, everything is asked again", async () => {
    const files: Record<string, string> = { "docs.json": config(["start"]), "start.mdx": page("Start") };
    let isBroken = false;
    const host: Host = {
      ...memoryHost({}),
      stat: (path) => memoryHost(files).stat(path),
      readText: (path) => memoryHost(files).readText(path),
      readHead(path, bytes) {
        if (isBroken) throw new Error("broken");
        return memoryHost(files).readHead(path, bytes);
      },
    };
    const compiler = createCompiler({ host });
    await compiler.compile();
    isBroken = true;
    compiler.invalidate(["start.mdx"]);
    await expect(compiler.compile()).rejects.toThrow("broken");
    isBroken = false;
    files["docs.json"] = config([]);
    expect(Object.keys((await compiler.compile()).navigation?.pages ?? {})).not.toContain("/start");
  });
});

test.each<readonly [made: string]>([["new"], ["new/below.txt"]])(
  "a folder that a redirect leads to is found when %s is reported",
  async (made) => {
    const redirects = [{ source: "/old/:slug*", destination: "/new/:slug*" }];
    const files: Record<string, string> = {
      "docs.json": JSON.stringify({ name: "Acme", navigation: { pages: ["start"] }, redirects }),
      "start.mdx": page("Start"),
    };
    const host: Host = {
      ...memoryHost(files),
      stat: (path) => memoryHost(files).stat(path),
    };
    const compiler = createCompiler({ host });
    expect((await compiler.compile()).diagnostics.map(({ code }) => code)).toEqual(["redirect-target-missing"]);
    files["new/below.txt"] = "";
    compiler.invalidate([made]);
    expect((await compiler.compile()).diagnostics).toEqual([]);
  },
);

describe("specs", () => {
  /** A site with a host of one's own, and the names of the specs that are parsed. */
  async function siteWithSpecs(): Promise<{
    readonly files: Record<string, string>;
    readonly after: (
      paths: readonly string[],
    ) => Promise<{ readonly parsed: readonly string[]; readonly text: string }>;
  }> {
    const files = site();
    const host: Host = {
      readText: (path) => memoryHost(files).readText(path),
      readHead: (path, bytes) => memoryHost(files).readHead(path, bytes),
      stat: (path) => memoryHost(files).stat(path),
      list: (pattern) => memoryHost(files).list(pattern),
    };
    const compiler = createCompiler({ host });
    await compiler.compile();
    return {
      files,
      async after(paths) {
        const parse = vi.spyOn(JSON, "parse");
        compiler.invalidate(paths);
        const text = JSON.stringify(await compiler.compile());
        const texts = parse.mock.calls.map(([each]) => each);
        parse.mockRestore();
        const isParsed = (file: string): boolean => file.startsWith("specs/") && texts.includes(files[file]!);
        return { parsed: Object.keys(files).filter(isParsed), text };
      },
    };
  }

  test("are parsed again only when their text differs", async () => {
    const { files, after } = await siteWithSpecs();
    files["start.mdx"] = page("Begin");
    expect((await after(["start.mdx"])).parsed).toEqual([]);
    // The same text, reported.
    expect((await after(["specs"])).parsed).toEqual([]);
    files["specs/a.json"] = spec("Changed");
    expect((await after(["specs/a.json"])).parsed).toEqual(["specs/a.json"]);
    files["specs/parts/b.json"] = JSON.stringify({ put: { summary: "Changed" } });
    const { parsed, text } = await after(["specs/parts/b.json"]);
    expect(parsed).toEqual(["specs/parts/b.json"]);
    expect(text).toBe(JSON.stringify(await compileNavigation({ host: memoryHost(files) })));
  });

  test("that a compile did not use are parsed again later", async () => {
    const { files, after } = await siteWithSpecs();
    const before = files["docs.json"]!;
    files["docs.json"] = before.replace("specs/a.json", "specs/b.json");
    expect((await after(["docs.json"])).parsed).toEqual([]);
    files["docs.json"] = before;
    expect((await after(["docs.json"])).parsed).toEqual(["specs/a.json"]);
  });

  test("share nothing with results, so that whoever changes a result changes no later one", async () => {
    const files: Record<string, string> = {
      "docs.json": JSON.stringify({
        name: "Acme",
        navigation: {
          groups: [
            { group: "Guides", pages: ["start"] },
            { group: "API", openapi: "a.json" },
          ],
        },
      }),
      "start.mdx": page("Start"),
      "a.json": JSON.stringify({
        openapi: "3.1.0",
        info: { title: "A", version: "1" },
        paths: { "/a": { get: { summary: "A", "x-mint": { metadata: { own: { list: [1] } } } } } },
      }),
    };
    const host: Host = { ...memoryHost(files), readHead: (path, bytes) => memoryHost(files).readHead(path, bytes) };
    const compiler = createCompiler({ host });
    const { navigation } = await compiler.compile();
    const own = Object.values(navigation!.pages).flatMap(({ frontmatter }) => frontmatter?.["own"] ?? []);
    expect(own).toEqual([{ list: [1] }]);
    Object.assign(own[0]!, { list: "changed" });
    files["start.mdx"] = page("Begin");
    compiler.invalidate(["start.mdx"]);
    expect(JSON.stringify(await compiler.compile())).toBe(
      JSON.stringify(await compileNavigation({ host: memoryHost(files) })),
    );
  });
});

describe("the disk", () => {
  const ends: (() => void)[] = [];
  afterEach(() => {
    for (const end of ends.splice(0)) end();
  });

  function write(root: string, files: Readonly<Record<string, string>>): void {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
  }

  /** A site on the disk, and the files below it that are opened. */
  function siteOnDisk(): { readonly root: string; readonly opened: string[] } {
    const root = mkdtempSync(join(realpathSync(tmpdir()), "navc-incremental-"));
    write(root, site());
    const opened: string[] = [];
    const { openSync } = fs;
    Object.assign(fs, {
      openSync: (...words: Parameters<typeof openSync>) => {
        const file = relative(root, String(words[0]));
        if (!file.startsWith("..")) opened.push(file);
        return openSync(...words);
      },
    });
    syncBuiltinESMExports();
    // A file that has just been written is never kept.
    const now = vi.spyOn(Date, "now").mockReturnValue(new Date("2100-01-01").getTime());
    ends.push(() => {
      now.mockRestore();
      Object.assign(fs, { openSync });
      syncBuiltinESMExports();
      rmSync(root, { recursive: true, force: true });
    });
    return { root, opened };
  }

  test.each(Object.entries(cases))("after %s, only that is opened again", async (_, { edit, paths, read }) => {
    const { root, opened } = siteOnDisk();
    const compiler = createCompiler({ root });
    await compiler.compile();
    const files = site();
    edit(files);
    for (const path of paths) rmSync(join(root, path), { force: true });
    write(root, Object.fromEntries(Object.entries(files).filter(([file]) => paths.includes(file))));
    opened.length = 0;
    compiler.invalidate(paths);
    const after = JSON.stringify(await compiler.compile());
    expect(opened.toSorted()).toEqual(read);
    expect(after).toBe(JSON.stringify(await compileNavigation({ root })));
  });

  test("a change that nobody reported is read all the same", async () => {
    const { root, opened } = siteOnDisk();
    const compiler = createCompiler({ root });
    await compiler.compile();
    write(root, { "start.mdx": page("Unreported"), "guides/b.mdx": page("Reported") });
    opened.length = 0;
    compiler.invalidate(["guides/b.mdx"]);
    const { navigation } = await compiler.compile();
    expect(navigation?.pages["/start"]?.title).toBe("Unreported");
    expect(opened.toSorted()).toEqual(["guides/b.mdx", "start.mdx"]);
  });

  test.each(["start.mdx", "aside.mdx"])("a text of the same size and time, written to %s, is read", async (file) => {
    const { root } = siteOnDisk();
    const time = new Date("2020-01-01");
    fs.utimesSync(join(root, "start.mdx"), time, time);
    const compiler = createCompiler({ root });
    await compiler.compile();
    write(root, { [file]: page("START") });
    fs.utimesSync(join(root, file), time, time);
    renameSync(join(root, file), join(root, "start.mdx"));
    compiler.invalidate(["docs.json"]);
    expect((await compiler.compile()).navigation?.pages["/start"]?.title).toBe("START");
  });

  test("a file that is reported is opened, whatever its size and times say", async () => {
    const { root, opened } = siteOnDisk();
    const compiler = createCompiler({ root });
    await compiler.compile();
    opened.length = 0;
    compiler.invalidate(["guides"]);
    await compiler.compile();
    expect(opened.toSorted()).toEqual(["guides/a.mdx", "guides/b.mdx", "guides/c.mdx"]);
  });

  test("a file that was changed just before it was read is opened again", async () => {
    const { root, opened } = siteOnDisk();
    const { mtimeMs } = fs.statSync(join(root, "start.mdx"));
    vi.mocked(Date.now).mockReturnValue(mtimeMs + 1000);
    const compiler = createCompiler({ root });
    await compiler.compile();
    opened.length = 0;
    compiler.invalidate(["docs.json"]);
    await compiler.compile();
    expect(opened).toContain("start.mdx");
  });
});
