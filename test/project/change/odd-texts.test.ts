// What does a change do to texts that can't be read with certainty, and to names with marks that mean something elsewhere?
import { expect, test } from "vitest";
import { memoryHost, compileNavigation } from "../../../src/index.ts";
import type { ChangeOperation } from "../../../src/project/change/site-change.ts";
import { plannedChange, withFiles, type SiteTexts } from "./planned-change.ts";

const page = "---\ntitle: T\n---\n";
const docs = '{ "name": "A", "navigation": { "pages": ["a", "b", "guides/c"] } }';
const site: SiteTexts = {
  "docs.json": docs,
  "a.mdx":
    "---\ntitle: A\nrelated: [b]\n---\n\n[l](/b#x) <a href=\"/b\">x</a> <a href={'/b'}>y</a> [r] [s](b#x)\n\n[r]: /b\n",
  "b.mdx": `${page}\n# X\n`,
  "guides/c.mdx": `${page}\n[b](../b)\n`,
};
const rename: ChangeOperation = { kind: "move", from: "b", to: "d" };

test.each([
  [
    "a key twice",
    '{\n"name": "A",\n"navigation": {\n"pages": ["a"],\n"pages": ["b", "guides/c"]\n}\n}',
    'Nothing was changed, because an object has the key "pages" twice: at docs.json:4 and docs.json:5. Remove one, or merge their values.',
  ],
  [
    "no end",
    '{\n"name": "A",\n"navigation": {\n"pages": ["a", "b"',
    "docs.json can't be read, so nothing was changed. docs.json:4: docs.json is not valid JSON: the text ends before ]",
  ],
  [
    "a file that can't be read",
    '{ "name": "A", "navigation": { "groups": [{ "group": "G", "pages": ["a"] }, { "$ref": "more.json" }] } }',
    "Nothing was changed, because what a file names is not known while it can't be read. more.json:2: ",
  ],
])("docs.json with %s is refused with its place", async (_name, config, message) => {
  const texts = { ...site, "docs.json": config, "more.json": '{\n"group": "H", "pages": ["b",,] }' };
  await expect(plannedChange(texts, [rename])).rejects.toThrow(message);
  await expect(
    plannedChange(texts, [{ kind: "place", page: "b", target: { kind: "before", page: "a" } }]),
  ).rejects.toThrow(message);
});

test.each([
  ["related:\n  - >-\n    /b", 4, "it is a block of YAML (| or >); write it on one line, then navc can change it"],
  ["related:\n  - /\n    b", 4, "its value is not on one line there"],
])("front matter with %j is left, and the plan says where and why", async (field, line, reason) => {
  const texts = { ...site, "a.mdx": `---\ntitle: A\n${field}\n---\n` };
  const { left, files } = await plannedChange(texts, [rename]);
  expect(left.filter(({ file }) => file === "a.mdx")).toEqual([
    { file: "a.mdx", line, written: expect.stringMatching(/^\/ ?b$/), reason },
  ]);
  expect(withFiles(texts, files)["a.mdx"]).toBe(texts["a.mdx"]);
});

test("a byte order mark and the ends of lines stay", async () => {
  const windows = (text: string): string => `\uFEFF${text.replaceAll("\n", "\r\n")}`;
  const lines =
    '{\n  "name": "A",\n  "navigation": {\n    "pages": [\n      "a",\n      "b",\n      "guides/c"\n    ]\n  }\n}\n';
  const texts = Object.fromEntries(
    Object.entries({ ...site, "docs.json": lines }).map(([file, text]) => [file, windows(text)]),
  );
  const { files, refusals } = await plannedChange(texts, [
    { kind: "move", from: "b", to: "d" },
    { kind: "place", page: "guides/c", target: { kind: "before", page: "a" } },
  ]);
  expect(refusals).toEqual([]);
  const after = withFiles(texts, files);
  expect(after["a.mdx"]).toBe(
    windows(site["a.mdx"]!.replaceAll("/b", "/d").replace("[b]", "[d]").replace("(b#", "(d#")),
  );
  const redirects = '  },\n  "redirects": [\n    {\n      "source": "/b",\n      "destination": "/d"\n    }\n  ]\n}\n';
  expect(after["docs.json"]).toBe(
    windows(
      lines
        .replace('"a",\n      "b",\n      "guides/c"', '"guides/c",\n      "a",\n      "d"')
        .replace("  }\n}\n", redirects),
    ),
  );
});

const names =
  "a b|a#b|a?b|100%|%20|q\"q|it's|x[1]|<x>|{x}|x(1)|a&lt;b|a&b|a:b|-dash|$x|`x`|ü|cafe\u0301|B|a*b|a~b|a+b|con|x.y".split(
    "|",
  );

test.each(names)("a page can be named %s, and everything leads there", async (name) => {
  for (const to of [name, `${name}/${name}`]) {
    const { files, refusals, left } = await plannedChange(site, [{ kind: "move", from: "b", to }]);
    expect([refusals, left]).toEqual([[], []]);
    const after = withFiles(site, files);
    const options = { root: ".", host: memoryHost(after), discover: true, links: true } as const;
    const { diagnostics } = await compileNavigation(options);
    expect(diagnostics.filter(({ severity }) => severity !== "info").map(({ message }) => message)).toEqual([]);
    const back = await plannedChange(after, [{ kind: "move", from: `${to}.mdx`, to: "b.mdx" }]);
    expect(back.refusals).toEqual([]);
    const { "docs.json": config, ...pages } = withFiles(after, back.files);
    const { "docs.json": _config, ...pagesBefore } = site;
    expect(
      Object.fromEntries(Object.entries(pages).map(([file, text]) => [file, text.replace("(./b#", "(b#")])),
    ).toEqual({
      ...pagesBefore,
      // Quotes that a name needed stay.
      "a.mdx":
        pages["a.mdx"]!.includes("[/b]") || pages["a.mdx"]!.includes('"') ? expect.any(String) : pagesBefore["a.mdx"],
    });
    expect(JSON.parse(config!)).toMatchObject(JSON.parse(docs) as object);
  }
});

test.each(["new\nline", "tab\tx", "x\uD800", "x\u007F"])("a page can't be named %j", async (name) => {
  await expect(plannedChange(site, [{ kind: "move", from: "b", to: name }])).rejects.toThrow(
    "has a character that a path of a site can't have",
  );
});

test("a name in another Unicode form is not found, and the message says how they differ", async () => {
  const texts = { ...site, "cafe\u0301.mdx": page };
  await expect(plannedChange(texts, [{ kind: "move", from: "caf\u00e9", to: "tea" }])).rejects.toThrow(
    /Did you mean cafe\u0301\? These names look the same and are different: "é" is U\+00E9 in the first/,
  );
});
