// Does one fault give one message, at the place of the fault?
import { expect, test } from "vitest";
import { readNavigation } from "../syntax/read.ts";

const broken: readonly (readonly [string, unknown, string, string])[] = [
  ["a list that is none", { tabs: "guides" }, "wrong-type", "/navigation/tabs"],
  [
    "a list in a group that is none",
    { groups: [{ group: "A", pages: {} }] },
    "wrong-type",
    "/navigation/groups/0/pages",
  ],
  ["a link that is none", { anchors: [{ anchor: "A", href: 1 }] }, "wrong-type", "/navigation/anchors/0/href"],
  ["a root that is none", { groups: [{ group: "A", root: "../x" }] }, "page-outside-root", "/navigation/groups/0/root"],
  ["a spec that is none", { tabs: [{ tab: "A", openapi: 4 }] }, "wrong-type", "/navigation/tabs/0/openapi"],
  ["a label that is none", { tabs: [{ tab: 4, pages: ["a"] }] }, "wrong-type", "/navigation/tabs/0/tab"],
  ["a $ref to nothing", { tabs: [{ $ref: "x.json", icon: "a" }] }, "ref-not-found", "/navigation/tabs/0/$ref"],
  ["a list behind a $ref to nothing", { tabs: { $ref: "x.json" } }, "ref-not-found", "/navigation/tabs/$ref"],
  ["a misspelt pattern", { tabss: [{ tab: "A", pages: ["a"] }] }, "no-primary-pattern", "/navigation/tabss"],
  [
    "tabs that are groups",
    {
      tabs: [
        { group: "A", pages: ["a"] },
        { group: "B", pages: ["b"] },
      ],
    },
    "wrong-type",
    "/navigation/tabs",
  ],
  ["tabs that are pages", { tabs: ["a", "b", { group: "A", pages: ["a"] }] }, "wrong-type", "/navigation/tabs"],
  [
    "versions of a group that are pages, beside its pages",
    { groups: [{ group: "A", pages: ["a"], versions: ["b", "c"] }] },
    "wrong-type",
    "/navigation/groups/0/versions",
  ],
  [
    "versions that are pages, beside pages",
    { pages: ["a"], versions: ["b", "c"] },
    "wrong-type",
    "/navigation/versions",
  ],
  ["a page as a tab", { tabs: ["a"] }, "wrong-type", "/navigation/tabs/0"],
  ["groups that are pages", { groups: ["guides/a", "b"] }, "wrong-type", "/navigation/groups"],
  [
    "pages of a group that are tabs",
    { groups: [{ group: "A", tabs: [{ group: "B", pages: ["a"] }] }] },
    "wrong-type",
    "/navigation/groups/0/tabs",
  ],
  [
    "a $ref with a slip",
    { groups: [{ group: "A", pages: { ref: "a.json" } }] },
    "ref-syntax",
    "/navigation/groups/0/pages/ref",
  ],
  ["a $ref with a slip at the root", { $$ref: "a.json" }, "ref-syntax", "/navigation/$$ref"],
  [
    "a group that is a tab",
    { groups: [{ tab: "A", groups: [{ group: "B", pages: ["a"] }] }] },
    "wrong-type",
    "/navigation/groups",
  ],
  [
    "a label under the name of its list",
    { tabs: [{ tabs: "A", pages: ["a"] }] },
    "missing-field",
    "/navigation/tabs/0/tabs",
  ],
  ["a bad link", { tabs: [{ tab: "A", href: "x:y", pages: ["a"] }] }, "invalid-href", "/navigation/tabs/0/href"],
  [
    "an empty list",
    { tabs: [{ tab: "A", groups: [{ group: "B", pages: [] }] }] },
    "empty-children",
    "/navigation/tabs/0/groups/0/pages",
  ],
  [
    "groups in a group",
    { groups: [{ group: "A", groups: [{ group: "B", pages: ["a"] }], pages: ["b"] }] },
    "misplaced-children",
    "/navigation/groups/0/groups",
  ],
  ["a menu at the root", { menu: [{ item: "A", pages: ["a"] }] }, "misplaced-children", "/navigation/menu"],
  [
    "a version in a version",
    { versions: [{ version: "1", versions: [{ version: "2", pages: ["a"] }] }] },
    "misplaced-children",
    "/navigation/versions/0/versions",
  ],
  ["nothing in groups", { groups: [{}] }, "wrong-type", "/navigation/groups/0"],
  ["nothing anybody knows in groups", { groups: [{ a: 1 }] }, "wrong-type", "/navigation/groups/0"],
  ["nothing in pages", { pages: ["a", { a: 1 }] }, "wrong-type", "/navigation/pages/1"],
  ["a link in pages", { pages: ["a", { title: "X", href: "https://x.com" }] }, "wrong-type", "/navigation/pages/1"],
  ["a page that is no text", { pages: ["a", { page: "b" }] }, "wrong-type", "/navigation/pages/1"],
  [
    "a tab in pages",
    { groups: [{ group: "A", pages: [{ tab: "B", groups: [{ group: "C", pages: ["a"] }] }] }] },
    "wrong-type",
    "/navigation/groups/0/pages/0",
  ],
  ["an anchor in pages", { pages: ["a", { anchor: "B", href: "https://b.com" }] }, "wrong-type", "/navigation/pages/1"],
  ["a group under another word", { groups: [{ foo: "A", pages: ["a"] }] }, "missing-field", "/navigation/groups/0"],
  ["pages under another word", { groups: [{ group: "A", foo: ["a"] }] }, "missing-field", "/navigation/groups/0"],
  [
    "a bad code",
    { languages: [{ language: "xx", pages: ["a"] }] },
    "unknown-language",
    "/navigation/languages/0/language",
  ],
];

test.each(broken)("%s", (_name, navigation, code, pointer) => {
  const { diagnostics } = readNavigation(navigation);
  expect(diagnostics.map((found) => [found.code, found.pointer])).toEqual([[code, pointer]]);
});

test.each([
  [{ title: "X", href: "https://x.com" }, "a link goes into an anchor or a tab"],
  [{ page: "b" }, 'has to be the path as a string: "b".'],
  [
    { tab: "B", groups: [] },
    'is a tab, and has to be a page path, an endpoint, or a group object; a tab belongs in "tabs".',
  ],
  [{}, 'has neither "group" nor "pages"'],
])("%j in pages is reported with what to do", (entry, words) => {
  const { diagnostics } = readNavigation({ pages: ["a", entry] });
  expect(diagnostics[0]?.message).toContain(words);
});

test("what a tab in pages holds is kept", () => {
  const { tree } = readNavigation({ pages: ["a", { tab: "B", groups: [{ group: "C", pages: ["b"] }] }] });
  expect(tree?.root.children[1]).toMatchObject({ kind: "tab", label: "B", children: [{ kind: "group", label: "C" }] });
});

test.each([
  ["english", "en"],
  ["English", "en"],
  ["Deutsch", "de"],
  ["german", "de"],
  ["日本語", "ja"],
  ["chinese", "zh"],
  ["简体中文", "zh-Hans"],
  ["Brazilian Portuguese", "pt-BR"],
  ["Frensh", "fr"],
  ["ja_JP", "ja-JP"],
  ["klingon", undefined],
])("the language %j means %s", (language, code) => {
  const { diagnostics } = readNavigation({ languages: [{ language, pages: ["a"] }] });
  expect(diagnostics.map(({ suggestion }) => suggestion)).toEqual([code]);
});

const fine: readonly (readonly [string, unknown])[] = [
  ["a group with a root page and no list", { groups: [{ group: "A", root: "a" }] }],
  ["a group with a spec and an empty list", { groups: [{ group: "A", openapi: "a.json", pages: [] }] }],
  ["an empty list beside a full one", { tabs: [{ tab: "A", pages: [], groups: [{ group: "B", pages: ["a"] }] }] }],
  ["a relative link beside pages", { tabs: [{ tab: "A", href: "/a", pages: ["a"] }] }],
  ["a spec at the root", { openapi: "a.json" }],
  ["an empty version, which is reported as an empty edition", { versions: [{ version: "v1", pages: [] }] }],
  ["tabs in a tab", { tabs: [{ tab: "A", tabs: [{ tab: "B", pages: ["a"] }] }] }],
  [
    "one default of two lists each",
    {
      tabs: [
        { tab: "A", versions: [{ version: "1", default: true, pages: ["a"] }] },
        { tab: "B", versions: [{ version: "1", default: true, pages: ["b"] }] },
      ],
    },
  ],
];

test.each(fine)("%s is no fault", (_name, navigation) => {
  expect(readNavigation(navigation).codes).toEqual([]);
});
