// Which field did the writer mean? (D20)
import { describe, expect, test } from "vitest";
import { readNavigation } from "./read.ts";

/** What is reported of the fields of one tab. */
function toldOf(fields: object): readonly (readonly [string, string | undefined])[] {
  const { diagnostics } = readNavigation({ tabs: [{ tab: "Docs", ...fields }] });
  return diagnostics.map(({ code, suggestion }) => [code, suggestion]);
}

describe("a near miss", () => {
  test.each([
    ["grups", [{ group: "Guides", pages: ["start"] }], "groups"],
    ["page", ["start"], "pages"],
    ["Pages", ["start"], "pages"],
    ["gropus", [{ group: "Guides", pages: ["start"] }], "groups"],
    ["open_api", "openapi.json", "openapi"],
    ["hreff", "https://acme.com", "href"],
    ["url", "https://acme.com", "href"],
    ["ancors", [], "anchors"],
    ["items", ["start"], "pages"],
    ["children", ["start"], "pages"],
  ])("%s is reported once, and brings nothing else", (field, value, meant) => {
    expect(toldOf({ [field]: value })).toEqual([["unknown-field", meant]]);
  });

  test.each([
    ["descripton", "description"],
    ["hiden", "hidden"],
    ["searchble", "searchable"],
  ])("%s means %s", (field, meant) => {
    expect(toldOf({ [field]: "x", pages: ["start"] })).toEqual([["unknown-field", meant]]);
  });
});

test("of two names as near, the one without the plural is meant", () => {
  expect(toldOf({ tags: ["x"], pages: ["start"] })).toEqual([["unknown-field", "tag"]]);
});

test.each([
  ["version", "v1"],
  ["url", "guides"],
  ["collapsed", true],
  ["mcp", {}],
])("%s is somebody's own field", (field, value) => {
  expect(toldOf({ [field]: value, pages: ["start"] })).toEqual([["unknown-field", undefined]]);
});

describe("a missing label", () => {
  test.each([
    ["grp", "group"],
    ["gruop", "group"],
    ["Group", "group"],
    ["title", "group"],
    ["name", "group"],
    ["label", "group"],
    ["text", "group"],
    ["anchor", "group"],
  ])("is found under %s", (field, meant) => {
    const { codes, diagnostics } = readNavigation({ groups: [{ [field]: "Guides", pages: ["start"] }] });
    expect(codes).toEqual(["missing-field@1"]);
    expect(diagnostics[0]?.suggestion).toBe(meant);
  });
});

test("of an unknown list of elements with pages it is said that they are not in the navigation", () => {
  const said = (workspaces: unknown): string | undefined =>
    readNavigation({ pages: ["start"], workspaces }).diagnostics[0]?.message;
  expect(said([{ workspace: "A", groups: [] }])).toContain("The pages that it lists are not in the navigation.");
  expect(said([{ workspace: "A" }])).not.toContain("pages");
  expect(said({ groups: [] })).not.toContain("pages");
});

describe("a field of other generators", () => {
  const said = (...groups: readonly object[]): readonly string[] =>
    readNavigation({ groups }).diagnostics.map(({ code, message }) => `${code}: ${message}`);

  test("collapsed is said once, with the field that does the same", () => {
    const group = { group: "Guides", pages: ["start"] };
    expect(said({ ...group, collapsed: true }, { ...group, collapsed: false })).toEqual([
      'unknown-field: navc does not know "collapsed" of a group (2 times). The platform ignores it, and navc passes it to your theme. On a group inside a group, "expanded": false does the same as "collapsed": true.',
    ]);
    expect(said({ ...group, collapsed: false })[0]).toContain('"expanded": true does the same as "collapsed": false.');
  });

  test.each([
    ["a group that has the field", { expanded: true, collapsed: false }],
    ["another value", { collapsed: "yes" }],
  ])("collapsed on %s is somebody's own", (_, fields) => {
    expect(said({ group: "Guides", pages: ["start"], ...fields }).join("\n")).not.toContain("does the same");
  });

  test("badge is the tag, and a list beside the pages is somebody's own", () => {
    expect(said({ group: "Guides", pages: ["start"], badge: "New", items: ["start"] })).toEqual([
      'unknown-field: "badge" is not a field of a group, so it has no effect. Did you mean "tag"?',
      expect.stringContaining('unknown-field: navc does not know "items" of a group.'),
    ]);
  });
});
