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
  ["a misspelt pattern", { tabss: [{ tab: "A", pages: ["a"] }] }, "unknown-field", "/navigation/tabss"],
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

const fine: readonly (readonly [string, unknown])[] = [
  ["a group with a root page and no list", { groups: [{ group: "A", root: "a" }] }],
  ["a group with a spec and an empty list", { groups: [{ group: "A", openapi: "a.json", pages: [] }] }],
  ["an empty list beside a full one", { tabs: [{ tab: "A", pages: [], groups: [{ group: "B", pages: ["a"] }] }] }],
  ["a relative link beside pages", { tabs: [{ tab: "A", href: "/a", pages: ["a"] }] }],
  ["a spec at the root", { openapi: "a.json" }],
  ["an empty version, which is told as an empty edition", { versions: [{ version: "v1", pages: [] }] }],
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
