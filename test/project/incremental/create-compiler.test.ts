// Does a compiler keep up with its site, whoever throws and whatever changes while it compiles?
import { afterEach, describe, expect, test, vi } from "vitest";
import { createCompiler, memoryHost, type Compiler, type CompileResult, type Host } from "../../../src/index.ts";

const page = (title: string): string => `---\ntitle: ${title}\n---\n`;
const config = (...pages: readonly string[]): string => JSON.stringify({ name: "Acme", navigation: { pages } });

const compilers: Compiler[] = [];
afterEach(() => {
  for (const compiler of compilers.splice(0)) compiler.close();
});

interface Site {
  readonly files: Record<string, string>;
  readonly compiler: Compiler;
  /** Called before each read, with its path. */
  onRead: (path: string) => void;
  /** How many compiles have begun. */
  compiles: number;
}

/** A site in memory, whose reads can be interrupted. */
function siteOf(files: Record<string, string>): Site {
  const read =
    <Answer>(ask: (host: Host, path: string) => Answer) =>
    (path: string): Answer => {
      if (path === "docs.json") site.compiles += 1;
      site.onRead(path);
      return ask(memoryHost(site.files), path);
    };
  const host: Host = {
    readText: read((memory, path) => memory.readText(path)),
    readHead: (path, bytes) => read((memory, asked) => memory.readHead(asked, bytes))(path),
    stat: (path) => memoryHost(site.files).stat(path),
    list: (pattern) => memoryHost(site.files).list(pattern),
  };
  const compiler = createCompiler({ host });
  compilers.push(compiler);
  const site: Site = { files, compiler, onRead: () => {}, compiles: 0 };
  return site;
}

const titles = (result: CompileResult | undefined): readonly unknown[] =>
  Object.values(result?.navigation?.pages ?? {}).map((each) => each.title);

/** All that is waiting in this turn of the event loop and the next. */
async function turn(): Promise<void> {
  await new Promise((resolve) => void setImmediate(resolve));
  await new Promise((resolve) => void setImmediate(resolve));
}

async function untilIdle(compiler: Compiler): Promise<void> {
  await turn();
  await compiler.compile().catch(() => undefined);
  await turn();
}

describe("invalidate", () => {
  test("gives the same result until something it depends on has changed", async () => {
    const { files, compiler } = siteOf({ "docs.json": config("start"), "start.mdx": page("Start") });
    const first = await compiler.compile();
    expect(await compiler.compile()).toBe(first);
    files["start.mdx"] = page("Begin");
    compiler.invalidate(["images/logo.png"]);
    expect(await compiler.compile()).toBe(first);
    compiler.invalidate(["start.mdx"]);
    expect(titles(await compiler.compile())).toEqual(["Begin"]);
  });

  test.each(["start.mdx", "./start.mdx", "start.mdx/", ".\\start.mdx", "", ".", "./"])(
    "%j is a path that stands for the page or the folder above it",
    async (path) => {
      const { files, compiler } = siteOf({ "docs.json": config("start"), "start.mdx": page("Start") });
      await compiler.compile();
      files["start.mdx"] = page("Begin");
      compiler.invalidate([path]);
      expect(titles(await compiler.compile())).toEqual(["Begin"]);
    },
  );

  test.each(["guides", "guides/a.txt"])("%s is the folder that a redirect leads to, or makes it", async (path) => {
    const redirects = [{ source: "/old/:slug*", destination: "/guides/:slug*" }];
    const text = JSON.stringify({ name: "Acme", navigation: { pages: ["start"] }, redirects });
    const { files, compiler } = siteOf({ "docs.json": text, "start.mdx": page("Start"), "guides/a.txt": "" });
    const codes = async (): Promise<readonly string[]> =>
      (await compiler.compile()).diagnostics.map(({ code }) => code);
    expect(await codes()).toEqual([]);
    delete files["guides/a.txt"];
    compiler.invalidate([path]);
    expect(await codes()).toEqual(["redirect-target-missing"]);
  });

  test("a change of a file that only the running compile depends on makes it compile once more", async () => {
    const site = siteOf({ "docs.json": config("start"), "start.mdx": page("Start"), "new.mdx": page("New") });
    await site.compiler.compile();
    site.files["docs.json"] = config("start", "new");
    site.compiler.invalidate(["docs.json"]);
    site.onRead = (path) => {
      if (path !== "new.mdx") return;
      site.onRead = (): void => {};
      // What is read is still the old text.
      queueMicrotask(() => {
        site.files["new.mdx"] = page("Newer");
        site.compiler.invalidate(["new.mdx"]);
      });
    };
    expect(titles(await site.compiler.compile())).toEqual(["Start", "Newer"]);
  });

  test("a change reported in the very moment a compile ends is in the next one", async () => {
    for (let turns = 0; turns < 40; turns += 1) {
      const site = siteOf({ "docs.json": config("start"), "start.mdx": page("Start") });
      void site.compiler.compile();
      for (let count = 0; count < turns; count += 1) await Promise.resolve();
      site.files["start.mdx"] = page("Begin");
      site.compiler.invalidate(["start.mdx"]);
      expect(titles(await site.compiler.compile())).toEqual(["Begin"]);
    }
  });

  test("a host that reports a change at each read does not hold a compile for ever", async () => {
    const site = siteOf({ "docs.json": config("start"), "start.mdx": page("Start") });
    site.onRead = (path) => site.compiler.invalidate([path]);
    expect(titles(await site.compiler.compile())).toEqual(["Start"]);
    expect(site.compiles).toBeLessThan(50);
  });
});

describe("watch", () => {
  test("calls once for several changes, once for each of several listeners, and not when nothing differs", async () => {
    const { files, compiler } = siteOf({ "docs.json": config("start"), "start.mdx": page("Start") });
    const calls: string[] = [];
    compiler.watch((result) => void calls.push(`one ${String(titles(result))}`));
    await untilIdle(compiler);
    compiler.watch((result) => void calls.push(`two ${String(titles(result))}`));
    await untilIdle(compiler);
    expect(calls).toEqual(["one Start", "two Start"]);
    files["start.mdx"] = page("Begin");
    for (let times = 0; times < 3; times += 1) compiler.invalidate(["start.mdx"]);
    await untilIdle(compiler);
    expect(calls.slice(2)).toEqual(["one Begin", "two Begin"]);
    compiler.invalidate(["start.mdx"]);
    await untilIdle(compiler);
    expect(calls).toHaveLength(4);
  });

  test("gives the last tree, marked as stale, while docs.json is broken, and compile() gives none", async () => {
    const { files, compiler } = siteOf({ "docs.json": config("start"), "start.mdx": page("Start") });
    const seen: unknown[] = [];
    compiler.watch((result) => {
      const { stale, ok, diagnostics } = result;
      seen.push({ titles: titles(result), stale, ok, codes: diagnostics.map(({ code }) => code) });
    });
    await untilIdle(compiler);
    files["docs.json"] = "{";
    compiler.invalidate(["docs.json"]);
    await untilIdle(compiler);
    expect((await compiler.compile()).navigation).toBeNull();
    files["docs.json"] = config("start");
    compiler.invalidate(["docs.json"]);
    await untilIdle(compiler);
    const whole = { titles: ["Start"], stale: undefined, ok: true, codes: [] };
    expect(seen).toEqual([whole, { ...whole, stale: true, ok: false, codes: ["config-syntax"] }, whole]);
  });

  test.each([
    ["throws", (): never => fail("from the listener")],
    ["rejects", async (): Promise<never> => fail("from the listener")],
  ])("a listener that %s stops neither the others nor the watch, and its error goes to onError", async (_, failing) => {
    const { files, compiler } = siteOf({ "docs.json": config("start"), "start.mdx": page("Start") });
    const errors: unknown[] = [];
    const seen: unknown[] = [];
    compiler.watch(failing, (error) => void errors.push(error));
    compiler.watch((result) => void seen.push(...titles(result)));
    await untilIdle(compiler);
    files["start.mdx"] = page("Begin");
    compiler.invalidate(["start.mdx"]);
    await untilIdle(compiler);
    expect(seen).toEqual(["Start", "Begin"]);
    expect(errors).toEqual([new Error("from the listener"), new Error("from the listener")]);
  });

  test("without onError, and where onError throws, the error is a warning of the process", async () => {
    const warned = vi.spyOn(process, "emitWarning").mockImplementation(() => {});
    try {
      const { compiler } = siteOf({ "docs.json": config("start"), "start.mdx": page("Start") });
      compiler.watch(() => fail("first"));
      compiler.watch(
        () => fail("second"),
        () => fail("from onError"),
      );
      await untilIdle(compiler);
      expect(warned.mock.calls.map(([message]) => String(message))).toEqual([
        expect.stringContaining("first"),
        expect.stringContaining("from onError"),
      ]);
    } finally {
      warned.mockRestore();
    }
  });

  test("a compile that rejects goes to onError, and the next one is given although it is as before", async () => {
    const site = siteOf({ "docs.json": config("start"), "start.mdx": page("Start") });
    const errors: unknown[] = [];
    const seen: unknown[] = [];
    site.compiler.watch(
      (result) => void seen.push(...titles(result)),
      (error) => void errors.push(error),
    );
    await untilIdle(site.compiler);
    site.onRead = (): never => fail("the disk is gone");
    site.compiler.invalidate(["start.mdx"]);
    await untilIdle(site.compiler);
    expect(errors.map(String)).toEqual([expect.stringContaining("the disk is gone")]);
    await expect(site.compiler.compile()).rejects.toThrow("the disk is gone");
    site.onRead = (): void => {};
    // Nobody knows what a compile that failed depends on.
    site.compiler.invalidate(["elsewhere.txt"]);
    await untilIdle(site.compiler);
    expect(seen).toEqual(["Start", "Start"]);
    expect(errors).toHaveLength(1);
  });

  test("nobody is called after close, also when it is closed while it compiles or by another listener", async () => {
    const site = siteOf({ "docs.json": config("start"), "start.mdx": page("Start") });
    const seen: string[] = [];
    site.onRead = (): void => site.compiler.close();
    site.compiler.watch((result) => void seen.push(`first ${String(titles(result))}`));
    await untilIdle(site.compiler);
    expect(seen).toEqual([]);

    site.onRead = (): void => {};
    site.compiler.watch(() => site.compiler.close());
    site.compiler.watch((result) => void seen.push(`second ${String(titles(result))}`));
    await untilIdle(site.compiler);
    site.compiler.invalidate(["start.mdx"]);
    await untilIdle(site.compiler);
    expect(seen).toEqual([]);
  });

  test("a host that reports a change at each read leaves time to close the watch", async () => {
    const site = siteOf({ "docs.json": config("start"), "start.mdx": page("Start") });
    site.onRead = (path) => site.compiler.invalidate([path]);
    await new Promise<void>((resolve) => {
      site.compiler.watch(() => void setImmediate(resolve));
    });
    site.compiler.close();
    await untilIdle(site.compiler);
    const { compiles } = site;
    await turn();
    expect(site.compiles).toBe(compiles);
  });

  test("can begin again after close", async () => {
    const { files, compiler } = siteOf({ "docs.json": config("start"), "start.mdx": page("Start") });
    const seen: unknown[] = [];
    const stop = compiler.watch((result) => void seen.push(...titles(result)));
    await untilIdle(compiler);
    stop();
    files["start.mdx"] = page("Begin");
    compiler.invalidate(["start.mdx"]);
    await untilIdle(compiler);
    expect(seen).toEqual(["Start"]);
    compiler.watch((result) => void seen.push(...titles(result)));
    await untilIdle(compiler);
    expect(seen).toEqual(["Start", "Begin"]);
  });
});

function fail(message: string): never {
  throw new Error(message);
}

test("what is no function or no list of paths is refused at once", () => {
  const compiler = createCompiler({ host: memoryHost({}) });
  compilers.push(compiler);
  for (const wrong of [undefined, null, {}, "listener"])
    expect(() => compiler.watch(wrong as never)).toThrow(new TypeError('createCompiler: "watch" takes a function.'));
  for (const wrong of [undefined, "a.mdx", [1], ["a.mdx", null]])
    expect(() => compiler.invalidate(wrong as never)).toThrow(
      new TypeError('createCompiler: "invalidate" takes a list of paths.'),
    );
});
