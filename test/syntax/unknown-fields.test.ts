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
    ["anchor", "group"],
  ])("is found under %s", (field, meant) => {
    const { codes, diagnostics } = readNavigation({ groups: [{ [field]: "Guides", pages: ["start"] }] });
    expect(codes).toEqual(["missing-field@1"]);
    expect(diagnostics[0]?.suggestion).toBe(meant);
  });
});
