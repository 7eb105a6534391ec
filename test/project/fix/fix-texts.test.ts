// Does fixing come to an end, with nothing left to fix and nothing made worse?
import { describe, expect, test } from "vitest";
import { fixSite } from "../../../src/project/change/fix-site.ts";
import type { Diagnostic } from "../../../src/compiler/diagnostics/diagnostic.ts";
import { fixTexts, type SiteFixes } from "../../../src/project/fix/fix-texts.ts";
import { compileNavigation, memoryHost } from "../../../src/index.ts";
import { indexLines } from "../../../src/compiler/text/line-index.ts";

interface Fixed extends SiteFixes {
  /** The files after fixing. */
  readonly now: Readonly<Record<string, string>>;
  readonly rounds: number;
}

async function fix(files: Readonly<Record<string, string>>): Promise<Fixed> {
  let rounds = 0;
  const fixes = await fixSite(memoryHost(files), async (host) => {
    rounds += 1;
    return (await compileNavigation({ host })).diagnostics;
  });
  const after = fixes.files.map(({ file, after: text }) => [file, text] as const);
  return { ...fixes, now: { ...files, ...Object.fromEntries(after) }, rounds };
}

function site(navigation: object, ...pages: readonly string[]): Record<string, string> {
  const files = pages.map((page) => [`${page}.mdx`, ""] as const);
  return { "docs.json": JSON.stringify({ name: "Acme", navigation }), ...Object.fromEntries(files) };
}

test("what shows only once the level above is fixed is fixed too", async () => {
  const fixed = await fix(site({ tbas: [{ tab: "A", gropus: [{ gruop: "B", pages: ["start.mdx"] }] }] }, "start"));
  expect(JSON.parse(fixed.now["docs.json"]!)).toMatchObject({
    navigation: { tabs: [{ tab: "A", groups: [{ group: "B", pages: ["start"] }] }] },
  });
  expect(fixed).toMatchObject({ problems: 4, places: 4 });
});

describe("a docs.json that is not valid JSON (D403)", () => {
  test("is corrected first, and then what it holds is fixed; all other bytes stay", async () => {
    const written = `\uFEFF{\r\n  'name': "Acme"\r\n  "theme": mint,\r\n  "x-y": [True, None],\r\n  navigation: {"pages": ["/start" "a" ,]},\r\n}\r\n`;
    const { now } = await fix({ "docs.json": written, "start.mdx": "", "a.mdx": "" });
    expect(now["docs.json"]).toBe(
      '\uFEFF{\r\n  "name": "Acme",\r\n  "theme": "mint",\r\n  "x-y": [true, null],\r\n  "navigation": {"pages": ["start", "a" ]}\r\n}\r\n',
    );
  });

  test("keeps what is not certain, and edits of what it holds wait", async () => {
    const written = '{\n  "name": "Acme,\n  "navigation": { "pages": ["/start",] }\n}\n';
    const fixed = await fix({ "docs.json": written, "start.mdx": "" });
    expect(fixed.now["docs.json"]).toBe(written.replace(",]", "]"));
    expect(fixed.problems).toBe(1);
  });
});

describe("errors that were hidden by what is fixed", () => {
  test.each([
    ["a missing page below a misspelt list", { tabs: [{ tab: "A", gropus: [{ group: "B", pages: ["gone"] }] }] }, 1],
    [
      "two of them, and one that was found before",
      { groups: [{ group: "B", pagse: ["gone", "lost"] }, { pages: [] }] },
      2,
    ],
    ["an entry that could not be looked up", { pages: ["guides\\gone"] }, 1],
    ["none: the one after the fixed string was found before", { groups: [{ gruop: "B", pages: ["gone"] }] }, 0],
  ])("%s", async (_what, navigation, uncovered) => {
    expect(await fix(site(navigation, "start"))).toMatchObject({ uncovered });
  });

  test("are not the other places of an error of which the first one was fixed", async () => {
    const at = (offset: number) => ({
      start: { line: 1, column: offset + 1, offset },
      end: { line: 1, column: offset + 4, offset: offset + 3 },
    });
    const text = '["a", "b"]';
    const error: Diagnostic = { ...madeDiagnostics('"c"', at(1))[0]!, severity: "error" };
    const place = { message: "here, too", file: error.file, range: at(6) };
    const fixes = await fixTexts({
      readText: () => text,
      check: (texts) => {
        const { edits: _edits, ...left } = { ...error, range: at(6) };
        return Promise.resolve([texts.has(error.file) ? left : { ...error, count: 2, related: [place] }]);
      },
    });
    expect(fixes).toMatchObject({ problems: 1, places: 1, uncovered: 0 });
  });

  test("are counted in files that are read only now, too", async () => {
    const files = { ...site({ tabs: [{ tab: "A", oepnapi: "shop.yaml" }] }), "shop.yaml": "openapi: 3.1.0\npaths: 7" };
    expect((await fix(files)).uncovered).toBe(1);
  });
});

test("one problem may stand at many places, and all are fixed", async () => {
  const fixed = await fix(site({ pages: ["/a", "/b", "/c"] }, "a", "b", "c"));
  expect(fixed).toMatchObject({ problems: 1, places: 3, rounds: 2 });
});

test("without anything to fix, one look is enough and nothing is changed", async () => {
  expect(await fix(site({ pages: ["a"] }, "a"))).toMatchObject({ files: [], problems: 0, places: 0, rounds: 1 });
});

test("a file that several places refer to is fixed once, in its own text", async () => {
  const files = {
    ...site(
      {
        tabs: [
          { tab: "A", groups: [{ $ref: "./g.json" }] },
          { tab: "B", groups: [{ $ref: "./g.json" }] },
        ],
      },
      "a",
    ),
    "g.json": '{ "gruop": "G",\r\n  "pages": ["/a"] }',
  };
  const fixed = await fix(files);
  expect(fixed.files.map(({ file }) => file)).toEqual(["g.json"]);
  expect(fixed.now["g.json"]).toBe('{ "group": "G",\r\n  "pages": ["a"] }');
});

test("a file that two places want otherwise is left as it is", async () => {
  const files = {
    ...site({ tabs: [{ $ref: "./x.json" }, { tab: "B", groups: [{ $ref: "./x.json" }] }] }, "a"),
    "x.json": '{ "name": "X", "pages": ["a"] }',
  };
  expect((await fix(files)).files).toEqual([]);
});

test("edits that never come to an end are not made", async () => {
  const text = '["a"]';
  const range = {
    start: { line: 1, column: 2, offset: 1 },
    end: { line: 1, column: 5, offset: 4 },
  };
  const fixes = await fixTexts({
    readText: () => text,
    check: (texts) => {
      const now = texts.get("docs.json") ?? text;
      const [finding] = madeDiagnostics(now === text ? '"b"' : '"a"', range);
      return Promise.resolve([finding!]);
    },
  });
  expect(fixes).toEqual({ files: [], problems: 0, places: 0, uncovered: 0 });
});

function madeDiagnostics(
  text: string,
  range: NonNullable<Diagnostic["edits"]>[number]["range"],
): readonly Diagnostic[] {
  const edits = [{ file: "docs.json", range, text }];
  return [
    {
      code: "page-extension",
      severity: "warning",
      message: "",
      file: "docs.json",
      pointer: "/0",
      range,
      related: [],
      edits,
      subject: "",
      count: 1,
      url: "",
    },
  ];
}

describe("what is left alone", () => {
  test.each([
    [
      "a key whose place is not in the file",
      { tabs: [{ tab: "A", $ref: "./t.json" }] },
      { "t.json": '{ "pages": ["a"], "gruops": [] }' },
    ],
    ["two slips of one name", { groups: [{ gruop: "A", grop: "B", pages: ["a"] }] }, {}],
    ["the label of another kind", { groups: [{ tab: "A", pages: ["a"] }] }, {}],
    ["a link of mint.json inside the site", { tabs: [{ tab: "A", url: "guides" }] }, {}],
    ["a name that is no language code", { languages: [{ name: "English", pages: ["a"] }] }, {}],
    ["a field beside a reference that leads nowhere", { groups: [{ $ref: "./gone.json", gruop: "A" }] }, {}],
    ["a second list", { tabs: [{ tab: "A", pages: ["a"], gropus: [{ group: "B", pages: ["a"] }] }] }, {}],
    ["a path from a drive", { pages: ["C:\\docs\\a"] }, {}],
    ["a page that is not there", { pages: ["nothing/like/it"] }, {}],
  ])("%s", async (_what, navigation, more) => {
    expect((await fix({ ...site(navigation, "a"), ...more })).files).toEqual([]);
  });
});

test("a problem of which a round leaves a part counts once", async () => {
  const diagnosticAt = (text: string, word: string): Diagnostic => {
    const lines = indexLines(text);
    const start = text.indexOf(word);
    const range = { start: lines.position(start), end: lines.position(start + word.length) };
    const edits = [{ file: "docs.json", range, text: '"new"' }];
    const rest = { pointer: "", related: [], subject: "x", count: 1, url: "", message: "It is wrong." } as const;
    return { code: "page-slashes", severity: "info", file: "docs.json", range, edits, ...rest };
  };
  const fixes = await fixTexts({
    check: (texts) => {
      const text = texts.get("docs.json") ?? '["a", "b"]';
      const word = ['"a"', '"b"'].find((each) => text.includes(each));
      return Promise.resolve(word === undefined ? [] : [diagnosticAt(text, word)]);
    },
    readText: () => '["a", "b"]',
  });
  expect(fixes).toMatchObject({ problems: 1, places: 2 });
  expect(fixes.files.map(({ after }) => after)).toEqual(['["new", "new"]']);
});
