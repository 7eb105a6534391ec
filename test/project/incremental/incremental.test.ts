// What does a compiler ask again after one change? Questions are counted, not time.
import fs, { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  compileNavigation,
  createCompiler,
  memoryHost,
  type CompileOptions,
  type CompileResult,
  type Host,
  type Limits,
  type ResolvedNavigation,
} from "../../../src/index.ts";

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
    // First its beginning: it could have become an overlay.
    read: ["specs/parts/b.json", "specs/parts/b.json"],
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

/** A host that sees each change of the files. */
function liveHost(files: Readonly<Record<string, string>>): Host {
  return {
    readText: (path) => memoryHost(files).readText(path),
    readHead: (path, bytes) => memoryHost(files).readHead(path, bytes),
    stat: (path) => memoryHost(files).stat(path),
    list: (pattern) => memoryHost(files).list(pattern),
  };
}

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

  test.each([
    ["schema.graphql", 'type Query { "Everybody." users: Int }'],
    ["start.mdx", "---\ntitle: start\nsdk:\n  kind: class\n---\n"],
  ])("after a change of %s the result is that of a first compile", async (path, text) => {
    const tabs = [
      { tab: "API", graphql: "schema.graphql", pages: ["QUERY users"] },
      { tab: "Library", sdk: { format: "typedoc", source: "sdk.json" }, pages: ["start"] },
    ];
    const files: Record<string, string> = {
      "docs.json": JSON.stringify({ name: "Acme", navigation: { tabs } }),
      "schema.graphql": "type Query { users: Int }",
      "start.mdx": page("start"),
    };
    const compiler = createCompiler({
      host: {
        ...memoryHost({}),
        stat: (file) => memoryHost(files).stat(file),
        readText: (file) => memoryHost(files).readText(file),
        readHead: (file, bytes) => memoryHost(files).readHead(file, bytes),
      },
    });
    const before = JSON.stringify(await compiler.compile());
    files[path] = text;
    compiler.invalidate([path]);
    const after = JSON.stringify(await compiler.compile());
    expect(after).not.toBe(before);
    expect(after).toBe(JSON.stringify(await compileNavigation({ host: memoryHost(files) })));
  });

  test("an overlay that is there, is changed and is gone counts at once", async () => {
    const overlay = (summary: string): string =>
      JSON.stringify({
        overlay: "1.0.0",
        info: { title: "Words", version: "1" },
        extends: "../specs/a.json",
        actions: [{ target: "$.paths['/a'].get", update: { summary } }],
      });
    const files = site();
    const compiler = createCompiler({ host: liveHost(files) });
    const titles: (string | undefined)[] = [];
    for (const text of [undefined, overlay("New"), overlay("Newer"), undefined]) {
      if (text === undefined) delete files["overlays/words.json"];
      else files["overlays/words.json"] = text;
      compiler.invalidate(["overlays/words.json"]);
      // oxlint-disable-next-line no-await-in-loop -- one change after the other
      const { navigation, inputs } = await compiler.compile();
      titles.push(Object.values(navigation!.pages).find(({ key }) => key === "GET /a")?.title);
      expect(inputs.some(({ file, kind }) => file === "overlays/words.json" && kind !== "absent")).toBe(
        text !== undefined,
      );
    }
    expect(titles).toEqual(["A", "New", "Newer", "A"]);
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

describe("what pages say of themselves", () => {
  const own = "a: 1\nb: [x]";
  const front = (...lines: readonly string[]): string => `---\n${lines.join("\n")}\n---\n\nText.\n`;
  const versions = ["v1", "v2"].map((version) => ({
    version,
    tabs: [
      { tab: "Guides", pages: ["guides/a", "guides/b", "listed", "shown"] },
      { tab: "API", openapi: "specs/a.json", pages: ["GET /a", "POST /b"] },
    ],
  }));
  const described = (more: object = {}): Record<string, string> => ({
    "docs.json": JSON.stringify({ name: "Acme", navigation: { versions }, ...more }),
    "guides/a.mdx": front("title: A"),
    "guides/b.mdx": front("title: B", "url: /linked"),
    "listed.mdx": front("title: Listed"),
    "linked.mdx": front("title: Linked"),
    "shown.mdx": front("title: Shown", "openapi: specs/a.json GET /a"),
    "specs/a.json": spec("A"),
    "specs/parts/b.json": JSON.stringify({ post: { summary: "Make", description: "Makes it" } }),
  });

  /** Compiles, edits and compiles again; whether the second compile ran all stages, and its result beside a cold one. */
  async function recompiled(
    files: Record<string, string>,
    edit: Readonly<Record<string, string>>,
    options: CompileOptions = {},
  ): Promise<{ readonly ranAll: boolean; readonly before: CompileResult; readonly after: CompileResult }> {
    const host = liveHost(files);
    const compiler = createCompiler({ ...options, host });
    const before = await compiler.compile();
    Object.assign(files, edit);
    compiler.invalidate(Object.keys(edit));
    const parse = vi.spyOn(JSON, "parse");
    const after = await compiler.compile();
    const ranAll = parse.mock.calls.some(([text]) => text === files["docs.json"]);
    parse.mockRestore();
    expect(JSON.stringify(after)).toBe(JSON.stringify(await compileNavigation({ ...options, host })));
    return { ranAll, before, after };
  }

  test.each([
    ["title: Other", false],
    ["title: A\nsidebarTitle: Short", false],
    ["description: >\n  In\n  lines", false],
    ["icon: { name: bolt, style: solid }", false],
    ["tag: 5\ndeprecated: true\nnoindex: true", false],
    [own, false],
    ["hidden: true", true],
    ["url: https://example.com", true],
    ["key: b", true],
    ["openapi: specs/a.json POST /b", true],
    ["tag: [new]", true],
    ["title: [", true],
  ])("%j in a page that had only a title: all stages run: %s", async (lines, ranAll) => {
    expect((await recompiled(described(), { "guides/a.mdx": front(lines) })).ranAll).toBe(ranAll);
  });

  test.each(["listed.mdx", "linked.mdx", "shown.mdx", "guides/b.mdx"])("%s may get another title", async (file) => {
    const files = described();
    const { ranAll } = await recompiled(files, { [file]: files[file]!.replace(/title: .*/, "title: Other") });
    expect(ranAll).toBe(false);
  });

  test("a title that another page shows as the label of a link changes there, too", async () => {
    const files = { ...described(), "guides/a.mdx": front("title: A", "related: [/listed]") };
    const { after } = await recompiled(files, { "listed.mdx": front("title: Other") });
    expect(after.navigation?.pages["/guides/a"]?.related).toEqual([{ href: "/listed", label: "Other" }]);
    const again = await recompiled(files, { "guides/a.mdx": front("title: Again", "related: [/listed]") });
    expect(again.ranAll).toBe(false);
  });

  test("titles that two pages of a list begin or cease to share are reported as in a cold compile", async () => {
    const shared = { ...described(), "listed.mdx": front("title: B") };
    const begins = await recompiled(described(), { "listed.mdx": front("title: B") });
    const ends = await recompiled(shared, { "listed.mdx": front("title: Listed") });
    const codes = (result: CompileResult): readonly string[] => result.diagnostics.map(({ code }) => code);
    expect(codes(begins.before)).not.toContain("duplicate-title");
    expect(codes(begins.after)).toContain("duplicate-title");
    expect(codes(ends.before)).toContain("duplicate-title");
    expect(codes(ends.after)).not.toContain("duplicate-title");
  });

  test("a page that shows an operation has its summary as a title when it has none", async () => {
    const { ranAll, after } = await recompiled(described(), { "shown.mdx": front("openapi: specs/a.json GET /a") });
    expect(ranAll).toBe(false);
    expect(after.navigation?.pages["/shown"]?.title).toBe("A");
  });

  test("all parts that do not name the page are the same objects", async () => {
    const { before, after } = await recompiled(described(), { "guides/a.mdx": front("title: Other") });
    const [old, now] = [before.navigation!, after.navigation!];
    const same = Object.keys(old.pages).filter((href) => old.pages[href] === now.pages[href]);
    expect(Object.keys(old.pages).filter((href) => !same.includes(href))).toEqual(["/guides/a", "/listed"]);
    expect(now.pages["/listed"]?.placements[0]?.prev).toEqual({ label: "Other", href: "/guides/a" });
    const tabs = ({ editions }: ResolvedNavigation): readonly unknown[] =>
      editions.flatMap(({ tree }) => tree.children);
    expect(tabs(now).map((tab, index) => tab === tabs(old)[index])).toEqual([false, true, false, true]);
    expect(old.pages["/guides/a"]?.title).toBe("A");
  });

  test("another body gives the same result", async () => {
    const files = described();
    const { ranAll, before, after } = await recompiled(files, { "guides/a.mdx": `${files["guides/a.mdx"]}More.` });
    expect(ranAll).toBe(false);
    expect(after).toBe(before);
  });

  test("a problem in front matter is found at its new line", async () => {
    const { after } = await recompiled(described(), { "guides/b.mdx": front("title: B", own, "url: /nowhere") });
    expect(after.diagnostics.map(({ file, range }) => [file, range.start.line])).toContainEqual(["guides/b.mdx", 5]);
    const moved = await recompiled(
      { ...described(), "guides/b.mdx": front("url: /nowhere") },
      { "guides/b.mdx": front(own, "url: /nowhere") },
    );
    expect(moved.after.diagnostics.map(({ file, range }) => [file, range.start.line])).toContainEqual([
      "guides/b.mdx",
      4,
    ]);
  });

  test("a problem that was only counted is counted no more", async () => {
    const files = { ...described(), "guides/a.mdx": front("tag: [a]"), "listed.mdx": front("tag: [b]") };
    const options = { limits: { findings: 1 } };
    const { ranAll } = await recompiled(files, { "listed.mdx": front("title: Listed") }, options);
    expect(ranAll).toBe(true);
  });

  test.each<Partial<Limits>>([{ outputBytes: 8_000 }, { readBytes: 2_000 }, { frontMatterBytes: 2_000 }])(
    "a text that is over the limits %j is left out",
    async (limits) => {
      const long = front("title: A", `description: ${"long ".repeat(1_000)}`);
      const { ranAll, before, after } = await recompiled(described(), { "guides/a.mdx": long }, { limits });
      expect(ranAll).toBe(true);
      expect(before.diagnostics).toEqual([]);
      expect(after.diagnostics).not.toEqual([]);
    },
  );

  test("a page that no entry names may get another title", async () => {
    const files = { ...described(), "other.mdx": front("title: Other") };
    const { ranAll, after } = await recompiled(files, { "other.mdx": front("title: New") }, { discover: true });
    expect(after.navigation?.pages["/other"]?.title).toBe("New");
    expect(ranAll).toBe(false);
  });

  describe("with discover", () => {
    const discover = { discover: true };
    const files = (): Record<string, string> => ({
      ...described(),
      "other.mdx": front("title: Other"),
      "parts/word.mdx": "A word.\n",
      "linked.mdx": `${front("title: Linked")}import Word from "/parts/word.mdx"\n\n<Word />\n`,
    });
    const withText = (file: string, text: string): Record<string, string> => ({ [file]: `${files()[file]}${text}` });

    test.each(["guides/a.mdx", "other.mdx", "linked.mdx", "parts/word.mdx"])(
      "text below the front matter of %s changes nothing",
      async (file) => {
        const { ranAll, before, after } = await recompiled(files(), withText(file, "\nMore text.\n"), discover);
        expect(ranAll).toBe(false);
        expect(after).toBe(before);
      },
    );

    test("another title makes the page, its entries and its input anew, and no more", async () => {
      const { ranAll, before, after } = await recompiled(
        files(),
        { "guides/a.mdx": `${front("title: New")}More text.\n` },
        discover,
      );
      expect(ranAll).toBe(false);
      const { pages } = before.navigation!;
      const changed = Object.keys(pages).filter((href) => after.navigation!.pages[href] !== pages[href]);
      // The next page has its label.
      expect(changed).toEqual(["/guides/a", "/listed"]);
      const inputsOf = ({ inputs }: CompileResult): readonly string[] => inputs.map((input) => JSON.stringify(input));
      const [old, now] = [before, after].map(inputsOf);
      const others = now!.filter((input) => !old!.includes(input));
      expect(others.map((input) => JSON.parse(input) as unknown)).toMatchObject([
        { file: "guides/a.mdx", kind: "head" },
      ]);
    });

    test.each<readonly [edit: string, file: string, text: string]>([
      ["an import that is new", "guides/a.mdx", '\nimport Other from "/other.mdx"\n'],
      ["an import inside of a page that was imported", "parts/word.mdx", '\nexport * from "/other.mdx"\n'],
    ])("%s runs all stages: what is imported may be no page", async (_, file, text) => {
      const { ranAll, before, after } = await recompiled(files(), withText(file, text), discover);
      expect(ranAll).toBe(true);
      expect(before.navigation?.pages["/other"]).toBeDefined();
      expect(after.navigation?.pages["/other"]).toBeUndefined();
    });

    test("a text that grows beyond the limit of bytes is left out", async () => {
      const limits = { readBytes: 4_000 };
      const long = withText("other.mdx", `\n${"long ".repeat(1_000)}\n`);
      const { ranAll, before, after } = await recompiled(files(), long, { ...discover, limits });
      expect(ranAll).toBe(true);
      expect(
        [before, after].map(({ diagnostics }) => diagnostics.some(({ code }) => code === "limit-exceeded")),
      ).toEqual([false, true]);
    });
  });

  test("a configuration or a lock that the caller has changed is read again", async () => {
    const files = described();
    const config = { name: "Acme", navigation: { pages: ["listed", "linked"] } };
    const compiler = createCompiler({ host: memoryHost(files), config });
    expect(Object.keys((await compiler.compile()).navigation!.pages)).toEqual(["/listed", "/linked"]);
    config.navigation.pages.pop();
    compiler.invalidate([""]);
    expect(Object.keys((await compiler.compile()).navigation!.pages)).toEqual(["/listed"]);
  });

  test("front matter is read again only where its text differs", async () => {
    const files: Record<string, string> = { ...described(), "guides/a.mdx": front("title: A", own) };
    files["listed.mdx"] = front("title: B", own);
    const ownFields = ({ navigation }: CompileResult, href: string): unknown => navigation?.pages[href]?.frontmatter;
    const { before, after } = await recompiled(files, {
      "docs.json": files["docs.json"]!.replace("Guides", "Guide"),
      "listed.mdx": front("title: B", own, "hidden: true"),
    });
    expect(ownFields(after, "/guides/a")).toBe(ownFields(before, "/guides/a"));
    expect(ownFields(after, "/listed")).not.toBe(ownFields(before, "/listed"));
    expect(ownFields(after, "/listed")).toEqual(ownFields(before, "/listed"));
  });

  test("front matter that was read after a change of a title is not read again, and no older one is used", async () => {
    const files = described();
    const host = liveHost(files);
    const compiler = createCompiler({ host });
    await compiler.compile();
    const edited: readonly (readonly [file: string, text: string])[] = [
      ["guides/a.mdx", front("title: Second", own)],
      ["docs.json", files["docs.json"]!.replace("Guides", "Guide")],
      ["guides/a.mdx", front("title: A")],
      ["docs.json", files["docs.json"]!],
    ];
    for (const [file, text] of edited) {
      files[file] = text;
      compiler.invalidate([file]);
      const cold = JSON.stringify(await compileNavigation({ host }));
      expect(JSON.stringify(await compiler.compile())).toBe(cold);
    }
  });

  test("a site that changed during a compile is compiled with all stages", async () => {
    const files = described();
    let asked = 0;
    const host: Host = {
      ...memoryHost(files),
      readHead: (path, bytes) => memoryHost(files).readHead(path, bytes),
      stat(path) {
        const stat = memoryHost(files).stat(path);
        // Each time another, as long as the first compile runs.
        return stat && asked < 1_000 ? { ...stat, modified: (asked += 1) } : stat;
      },
    };
    const compiler = createCompiler({ host });
    await compiler.compile();
    expect(asked).toBeGreaterThan(1);
    asked = 1_000;
    files["guides/a.mdx"] = front("title: Other");
    compiler.invalidate([""]);
    expect(JSON.stringify(await compiler.compile())).toBe(
      JSON.stringify(await compileNavigation({ host: memoryHost(files) })),
    );
  });
});

describe("specs", () => {
  /** The place of a problem is looked for in the text of its spec, which is no reading of the spec. */
  const withoutPlaces = { "endpoint-collision": "off" } as const;

  /** A site with a host of one's own, and the names of the specs that are parsed. */
  async function siteWithSpecs(): Promise<{
    readonly files: Record<string, string>;
    readonly after: (
      paths: readonly string[],
    ) => Promise<{ readonly parsed: readonly string[]; readonly text: string }>;
  }> {
    const files = site();
    const host = liveHost(files);
    const compiler = createCompiler({ host, rules: withoutPlaces });
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
    expect(text).toBe(JSON.stringify(await compileNavigation({ host: memoryHost(files), rules: withoutPlaces })));
  });

  test("that a compile did not use are parsed again later", async () => {
    const { files, after } = await siteWithSpecs();
    const before = files["docs.json"]!;
    files["docs.json"] = before.replace("specs/a.json", "specs/b.json");
    expect((await after(["docs.json"])).parsed).toEqual([]);
    files["docs.json"] = before;
    expect((await after(["docs.json"])).parsed).toEqual(["specs/a.json"]);
  });

  test("share nothing with results, so that whoever changes a result changes nothing that is made of a spec later", async () => {
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
    const host: Host = { ...memoryHost(files), readText: (path) => memoryHost(files).readText(path) };
    const compiler = createCompiler({ host });
    const { navigation } = await compiler.compile();
    const own = Object.values(navigation!.pages).flatMap(({ frontmatter }) => frontmatter?.["own"] ?? []);
    expect(own).toEqual([{ list: [1] }]);
    Object.assign(own[0]!, { list: "changed" });
    files["docs.json"] += "\n";
    compiler.invalidate(["docs.json"]);
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

  /** A site on the disk, the files below it that are opened, and the paths that are looked at without following links. */
  function siteOnDisk(): { readonly root: string; readonly opened: string[]; readonly lookedAt: string[] } {
    const root = mkdtempSync(join(realpathSync(tmpdir()), "navc-incremental-"));
    write(root, site());
    const opened: string[] = [];
    const lookedAt: string[] = [];
    const { openSync, lstatSync } = fs;
    const note = (list: string[], path: unknown): void => {
      const file = relative(root, String(path));
      if (!file.startsWith("..")) list.push(file);
    };
    Object.assign(fs, {
      openSync: (...words: Parameters<typeof openSync>) => {
        note(opened, words[0]);
        return openSync(...words);
      },
      lstatSync: (...words: Parameters<typeof lstatSync>) => {
        note(lookedAt, words[0]);
        return lstatSync(...words);
      },
    });
    syncBuiltinESMExports();
    // A file that has just been written is never kept.
    const now = vi.spyOn(Date, "now").mockReturnValue(new Date("2100-01-01").getTime());
    ends.push(() => {
      now.mockRestore();
      Object.assign(fs, { openSync, lstatSync });
      syncBuiltinESMExports();
      rmSync(root, { recursive: true, force: true });
    });
    return { root, opened, lookedAt };
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

  test("after a title, each page is looked at once", async () => {
    const { root, lookedAt } = siteOnDisk();
    const compiler = createCompiler({ root });
    await compiler.compile();
    write(root, { "guides/b.mdx": page("Changed") });
    compiler.invalidate(["guides/b.mdx"]);
    lookedAt.length = 0;
    await compiler.compile();
    const others = lookedAt.filter((file) => file.endsWith(".mdx") && file !== "guides/b.mdx");
    expect(others.toSorted()).toEqual(["guides/a.mdx", "guides/c.mdx", "start.mdx"]);
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
