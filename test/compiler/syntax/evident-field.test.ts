// When is a misspelt field sure enough to be rewritten?
import { describe, expect, test } from "vitest";
import { readNavigation } from "./read.ts";

/** The names that edits give to fields of one tab. */
function renamed(fields: object): readonly string[] {
  const { diagnostics } = readNavigation({ tabs: [{ tab: "Docs", ...fields }] });
  return diagnostics.flatMap(({ edits = [] }) => edits.map(({ text }) => String(JSON.parse(text))));
}

const groups = [{ group: "Guides", pages: ["start"] }];

describe("rewritten", () => {
  test.each([
    ["gropus", groups, "groups"],
    ["Groups", groups, "groups"],
    ["group", groups, "groups"],
    ["page", ["start"], "pages"],
    ["tags", "New", "tag"],
    ["hiden", true, "hidden"],
    ["icno", "book", "icon"],
    ["open_api", "openapi.json", "openapi"],
    ["url", "https://acme.com", "href"],
    ["link", "mailto:a@acme.com", "href"],
    ["gropus", { $ref: "./groups.json" }, "groups"],
  ])("%s: %j becomes %s", (field, value, name) => {
    expect(renamed({ [field]: value })).toEqual([name]);
  });
});

describe("only suggested", () => {
  test.each([
    ["tas", "New"],
    ["tags", ["new"]],
    ["icons", true],
    ["ref", "./tabs.json"],
    ["direction", "rtl"],
    ["descrption", ["a list"]],
    ["hiden", "true"],
    ["url", "guides"],
    ["ancors", []],
    ["expand", true],
  ])("%s: %j", (field, value) => {
    expect(renamed({ [field]: value })).toEqual([]);
  });

  test.each([
    ["a second list", { pages: ["start"], gropus: groups }],
    ["a list beside a link", { href: "https://acme.com", gropus: groups }],
    ["a link beside a list", { pages: ["start"], hreff: "https://acme.com" }],
    ["one of two for the same name", { pages: ["start"], icno: "a", icn: "b" }],
    ["a name that is there", { pages: ["start"], icon: "a", icno: "b" }],
  ])("%s", (_what, fields) => {
    expect(renamed(fields)).toEqual([]);
  });
});

describe("a missing label", () => {
  /** The name that an edit gives to a field of one element of a list. */
  function labelled(list: string, fields: object): readonly string[] {
    const { diagnostics } = readNavigation({ [list]: [{ ...fields, pages: ["start"] }] });
    return diagnostics.flatMap(({ edits = [] }) => edits.map(({ text }) => String(JSON.parse(text))));
  }

  test.each([
    ["groups", { gruop: "A" }, ["group"]],
    ["groups", { grp: "A" }, ["group"]],
    ["groups", { name: "A" }, ["group"]],
    ["tabs", { title: "A" }, ["tab"]],
    ["languages", { lang: "en" }, ["language"]],
    ["groups", { name: "A", title: "B" }, []],
    ["groups", { tab: "A" }, []],
    ["groups", { name: " " }, []],
    ["groups", { gruop: "A", grop: "B" }, []],
    ["languages", { name: "English" }, []],
  ])("%s %j", (list, fields, names) => {
    expect(labelled(list, fields)).toEqual(names);
  });
});
