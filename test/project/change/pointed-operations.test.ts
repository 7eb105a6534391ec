// Does a change of something that was pointed at change that, and nothing else?
import { describe, expect, test } from "vitest";
import { planLines } from "../../../src/project/change/plan-lines.ts";
import type { ChangeOperation, WrittenElement } from "../../../src/project/change/site-change.ts";
import { plannedChange, withFiles, type SiteTexts } from "./planned-change.ts";

const page = "---\ntitle: T\n---\n";
const pages = { "a.mdx": page, "b.mdx": page, "c.mdx": page, "d.mdx": "Text\n" };

const docs = `{
  "navigation": {
    "groups": [
      { "group": "Same", "pages": ["a", "b"] },
      {
        "group": "Same",
        "pages": [
          "c",
          "a",
          "d"
        ]
      }
    ]
  }
}
`;
const site = { "docs.json": docs, ...pages };

const same = (index: number): WrittenElement => ({ pointer: `/navigation/groups/${index}`, name: "Same" });
const entry = (group: number, index: number, name: string): WrittenElement => ({
  pointer: `/navigation/groups/${group}/pages/${index}`,
  name,
});

const inSame = (group: number, index: number, name: string): WrittenElement => ({
  ...entry(group, index, name),
  above: ["Same"],
});

async function changed(texts: SiteTexts, ...operations: readonly ChangeOperation[]): Promise<SiteTexts> {
  const { files, refusals, left } = await plannedChange(texts, operations);
  expect([refusals, left]).toEqual([[], []]);
  return withFiles(texts, files);
}

async function configAfter(...operations: readonly ChangeOperation[]): Promise<string> {
  return (await changed(site, ...operations))["docs.json"]!;
}

describe("an element that is named by its place", () => {
  test("moves alone, and not the other entries of its page", async () => {
    const after = await configAfter({
      kind: "place-element",
      element: entry(1, 1, "/a"),
      target: { kind: "before", element: entry(1, 0, "/c") },
    });
    expect(after).toBe(docs.replace('"c",\n          "a"', '"a",\n          "c"'));
  });

  test("is one of two divisions with one label", async () => {
    const after = await configAfter({
      kind: "place-element",
      element: entry(0, 1, "/b"),
      target: { kind: "into", element: same(1) },
    });
    expect(after).toBe(docs.replace(', "b"', "").replace('"d"\n', '"d",\n          "b"\n'));
  });

  test("several keep their order", async () => {
    const target = { kind: "after", element: entry(0, 0, "/a") } as const;
    const after = await configAfter(
      { kind: "place-element", element: entry(1, 0, "/c"), target },
      { kind: "place-element", element: entry(1, 2, "/d"), target },
    );
    expect(JSON.parse(after)).toEqual({
      navigation: {
        groups: [
          { group: "Same", pages: ["a", "c", "d", "b"] },
          { group: "Same", pages: ["a"] },
        ],
      },
    });
  });

  test("where it is already changes nothing", async () => {
    const { files } = await plannedChange(site, [
      {
        kind: "place-element",
        element: entry(1, 1, "/a"),
        target: { kind: "after", element: entry(1, 0, "/c") },
      },
    ]);
    expect(files).toEqual([]);
  });

  test.each([
    ["another one is there now, and nobody says what held it", entry(1, 2, "/c"), same(0), /"\/c" is no longer where/],
    ["another one is there now, and it is gone", inSame(1, 1, "/e"), same(0), /"\/e" is no longer where it was/],
    ["another one is there now, and two have its name", inSame(1, 0, "/a"), same(0), /several of this name/],
    ["a page holds nothing", entry(1, 1, "/a"), entry(0, 1, "/b"), /can't hold entries/],
    ["a division can't be in itself", same(1), same(1), /into itself/],
  ])("is refused: %s", async (_, element, near, message) => {
    const target = { kind: "into", element: near } as const;
    await expect(plannedChange(site, [{ kind: "place-element", element, target }])).rejects.toThrow(message);
  });

  test("in a file of its own stays in that file", async () => {
    const texts = {
      ...pages,
      "docs.json": '{ "navigation": { "groups": [{ "$ref": "./nav/one.json" }, { "group": "Two", "pages": ["d"] }] } }',
      "nav/one.json": '{\n  "group": "One",\n  "pages": ["a", "b", "c"]\n}\n',
    };
    const inFile = (index: number, name: string): WrittenElement => ({
      file: "nav/one.json",
      pointer: `/pages/${index}`,
      name,
    });
    const after = await changed(texts, {
      kind: "place-element",
      element: inFile(2, "/c"),
      target: { kind: "before", element: inFile(0, "/a") },
    });
    expect(after).toEqual({ ...texts, "nav/one.json": '{\n  "group": "One",\n  "pages": ["c", "a", "b"]\n}\n' });
  });

  test("is removed from its list, and its page stays", async () => {
    const after = await configAfter({ kind: "remove-element", element: entry(1, 1, "/a") });
    expect(after).toBe(docs.replace('          "a",\n', ""));
  });

  test("moves in all languages, beside the same page", async () => {
    const branch = (language: string): object => ({
      language,
      groups: [
        { group: `G ${language}`, pages: [`${language}/a`, `${language}/b`] },
        { group: `H ${language}`, pages: [`${language}/c`] },
      ],
    });
    const names = ["en", "fr"].flatMap((language) => ["a", "b", "c"].map((name) => [`${language}/${name}.mdx`, page]));
    const texts = {
      ...(Object.fromEntries(names) as SiteTexts),
      "docs.json": JSON.stringify({ navigation: { languages: [branch("en"), branch("fr")] } }),
    };
    const at = (pointer: string, name: string): WrittenElement => ({
      pointer: `/navigation/languages/0/groups/${pointer}`,
      name,
    });
    const operation = {
      kind: "place-element",
      element: at("0/pages/1", "/en/b"),
      target: { kind: "into", element: at("1", "H en") },
    } as const;
    const { files } = await plannedChange(texts, [operation], { languages: true, versions: false });
    const after = JSON.parse(withFiles(texts, files)["docs.json"]!) as {
      navigation: { languages: { groups: { pages: string[] }[] }[] };
    };
    expect(after.navigation.languages.map(({ groups }) => groups.map((group) => group.pages))).toEqual([
      [["en/a"], ["en/c", "en/b"]],
      [["fr/a"], ["fr/c", "fr/b"]],
    ]);
  });
});

describe("an element whose place is outdated", () => {
  const tab = (name: string, ...groups: readonly object[]): object => ({ tab: name, groups });
  const siteOf = (navigation: object): SiteTexts => ({ "docs.json": JSON.stringify({ navigation }), ...pages });
  const twoTabs = siteOf({
    tabs: [tab("One", { group: "First", pages: ["a", "b", "c"] }), tab("Setup", { group: "Last", pages: ["d", "b"] })],
  });
  const inFirst = (index: number, name: string, above: readonly string[] = ["One", "First"]): WrittenElement => ({
    pointer: `/navigation/tabs/0/groups/0/pages/${index}`,
    name,
    above,
  });
  const remove = (element: WrittenElement): ChangeOperation => ({ kind: "remove-element", element });
  const place = (element: WrittenElement): ChangeOperation => ({
    kind: "place-element",
    element,
    target: { kind: "into", element: { pointer: "/navigation/tabs/1/groups/0", name: "Last", above: ["Setup"] } },
  });

  const beside = (element: WrittenElement, near: WrittenElement): ChangeOperation => ({
    kind: "place-element",
    element,
    target: { kind: "after", element: near },
  });

  test("moves from where it is in its list now", async () => {
    const after = await changed(twoTabs, place(inFirst(0, "/c")));
    expect(after["docs.json"]).toContain('"pages":["a","b"]');
    expect(after["docs.json"]).toContain('"pages":["d","b","c"]');
  });

  test("moves with the list that has moved", async () => {
    const turned = siteOf({
      tabs: [
        tab("Setup", { group: "Last", pages: ["d", "b"] }),
        tab("One", { group: "First", pages: ["a", "b", "c"] }),
      ],
    });
    const after = await changed(turned, {
      kind: "place-element",
      element: inFirst(1, "/b"),
      target: { kind: "before", element: inFirst(0, "/a") },
    });
    expect(after["docs.json"]).toBe(turned["docs.json"]!.replace('"a","b","c"', '"b","a","c"'));
  });

  test("is in each version that has its file", async () => {
    const inAll = { $ref: "./nav.json" };
    const versions = ["v1", "v2"].map((version) => ({ version, groups: inAll }));
    const texts = { ...siteOf({ versions }), "nav.json": '[{ "group": "G", "pages": ["a", "b", "c"] }]' };
    const at = (index: number, name: string): WrittenElement => ({
      file: "nav.json",
      pointer: `/0/pages/${index}`,
      name,
      above: ["v2", "G"],
    });
    const operation = beside(at(2, "/c"), at(0, "/a"));
    expect((await changed(texts, operation))["nav.json"]).toContain('["a", "c", "b"]');
  });

  const languages = (...labels: readonly string[]): SiteTexts =>
    siteOf({
      languages: [
        { language: "en", groups: [{ group: labels[0], pages: ["a"] }] },
        { language: "fr", groups: [{ group: labels[1], pages: ["b"] }] },
      ],
    });
  const group = (at: string, name: string, ...above: readonly string[]): WrittenElement => ({
    pointer: `/navigation/${at}`,
    name,
    above,
  });
  const twoLists = siteOf({
    tabs: [tab("Use", { group: "G", pages: ["a"] })],
    anchors: [{ anchor: "Setup", pages: ["b"] }],
  });
  const named = siteOf({ pages: ["a", { group: "/b", pages: ["c"] }] });
  test.each<readonly [string, SiteTexts, ChangeOperation]>([
    ["a tab of its name", twoTabs, remove(group("tabs/0/groups/1", "Setup", "One"))],
    ["a tab of its name at another place", twoTabs, remove({ pointer: "/navigation/tabs/0/groups/1", name: "Setup" })],
    ["the group of another language", languages("Renamed", "API"), remove(group("languages/0/groups/0", "API", "en"))],
    ["that of a language at its place", languages("API", "X"), remove(group("languages/0/groups/0", "API", "fr"))],
    ["the entry in another list", twoTabs, remove(inFirst(0, "/d"))],
    ["the other entry in its list", twoTabs, remove(inFirst(0, "/b"))],
    ["an entry in another list, to move it", twoTabs, place(inFirst(0, "/d"))],
    ["one in another tab", twoTabs, place(inFirst(0, "/b", ["Other", "First"]))],
    ["one in another list of the same division", twoLists, beside(group("tabs/0", "Setup"), group("tabs/0", "Use"))],
    ["a group with the name of a page", named, beside(group("pages/0", "/b"), group("pages/0", "/a"))],
  ])("is not %s", async (_, texts, operation) => {
    await expect(plannedChange(texts, [operation])).rejects.toThrow(/no longer where it was/);
  });
});

describe("hidden and named", () => {
  test("a division is hidden by its last field, and shown by removing it", async () => {
    const hide = (hidden: boolean): ChangeOperation => ({ kind: "hide-division", labels: ["One"], hidden });
    const one = { ...site, "docs.json": docs.replace("Same", "One") };
    const hidden = await changed(one, hide(true));
    expect(hidden["docs.json"]).toBe(one["docs.json"].replace('["a", "b"] }', '["a", "b"], "hidden": true }'));
    expect(await changed(hidden, hide(false))).toEqual(one);
  });

  test("a page is hidden in its front matter, and shown by removing the line", async () => {
    const hide = (name: string, hidden: boolean): ChangeOperation => ({ kind: "hide", page: name, hidden });
    const hidden = await changed(site, hide("a", true), hide("d", true));
    expect(hidden["a.mdx"]).toBe("---\ntitle: T\nhidden: true\n---\n");
    expect(hidden["d.mdx"]).toBe("---\nhidden: true\n---\n\nText\n");
    expect((await changed(hidden, hide("a", false)))["a.mdx"]).toBe(page);
  });

  test("a page is renamed where its label is from", async () => {
    const texts = { ...site, "b.mdx": "---\r\nsidebarTitle: 'Short'\r\ntitle: T\r\n---\r\n" };
    const plan = await plannedChange(texts, [{ kind: "retitle", page: "b", title: "New" }]);
    expect(planLines(plan, false)).toContain('  the title of b.mdx in the sidebar would be "New"');
    const heading = await plannedChange(texts, [{ kind: "retitle", page: "c", title: "New" }]);
    expect(planLines(heading, true)).toContain(
      '  the title of c.mdx in the sidebar and at the top of the page is now "New"',
    );
    const retitle = (name: string): ChangeOperation => ({ kind: "retitle", page: name, title: 'New: "b"' });
    const after = await changed(texts, retitle("b"), retitle("c"));
    expect(after["b.mdx"]).toBe('---\r\nsidebarTitle: "New: \\"b\\""\r\ntitle: T\r\n---\r\n');
    expect(after["c.mdx"]).toBe('---\ntitle: "New: \\"b\\""\n---\n');
  });

  test("front matter that is not plain stays as it is", async () => {
    const texts = { ...site, "b.mdx": "---\ntitle: >\n  Two\n  lines\n---\n" };
    await expect(plannedChange(texts, [{ kind: "retitle", page: "b", title: "x" }])).rejects.toThrow(/not on one line/);
  });
});
