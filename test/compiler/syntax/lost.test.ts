// What does the tree record as lost?
import { expect, test } from "vitest";
import { readFiles } from "./read.ts";

const pages = { tabs: [{ tab: "Docs", pages: ["start"] }] };

test.each<[string, object, readonly string[]]>([
  ["nothing, where all can be read", { navigation: pages }, []],
  ["nothing, for an unknown field that means none", { navigation: { ...pages, mood: "good" } }, []],
  ["nothing, for a page path that leads out of the folder", { navigation: { pages: ["../start"] } }, []],
  ["nothing, for an unknown list without pages", { navigation: { ...pages, moods: [{ mood: "x" }, "y"] } }, []],
  [
    "pages, for an unknown list of elements with pages",
    { navigation: { ...pages, workspaces: [{ workspace: "A", pages: ["a"] }] } },
    ["pages"],
  ],
  ["pages, for a list of a wrong type", { navigation: { pages: "start" } }, ["pages"]],
  ["pages, for an element of a wrong type", { navigation: { pages: [7] } }, ["pages"]],
  ["pages, for a misspelt list", { navigation: { ...pages, gropus: [] } }, ["pages"]],
  ["pages, for a `$ref` without a file", { navigation: { $ref: "./nav.json" } }, ["pages"]],
  ["pages, for a `$ref` without a file that is below", { navigation: { tabs: [{ $ref: "./tab.json" }] } }, ["pages"]],
  ["pages, for a spec without its source", { navigation: { ...pages, openapi: { directory: "api" } } }, ["pages"]],
  [
    "pages, for a misspelt directory",
    { api: { openapi: { source: "a.json", dirctory: "x" } }, navigation: pages },
    ["pages"],
  ],
  ["pages, for a misspelt navigation", { navigaton: pages }, ["pages"]],
  ["nothing, without navigation", {}, []],
  ["languages, for a branch without its code", { navigation: { languages: [{ pages: ["a"] }] } }, ["languages"]],
  ["pages and languages, for a branch that is none", { navigation: { languages: ["en"] } }, ["languages", "pages"]],
  ["redirects, for one without a destination", { navigation: pages, redirects: [{ source: "/a" }] }, ["redirects"]],
])("%s", (_title, config, lost) => {
  const { tree } = readFiles({ "docs.json": JSON.stringify(config) });
  const hidden = tree?.unknown.flatMap(({ hides }) => hides) ?? ["no tree"];
  expect([...new Set(hidden)].toSorted()).toEqual(lost);
});
