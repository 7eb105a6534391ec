// Is each kind of fault that the platform refuses one error, at its place, with what to write?
import { describe, expect, test } from "vitest";
import { divisionFields } from "../../../src/compiler/contract/division-fields.ts";
import { fields } from "../../../src/compiler/contract/fields.ts";
import { isListField } from "../../../src/compiler/contract/divisions.ts";
import { siteFields } from "../../../src/compiler/contract/site-form.ts";
import type { ValueField, ValueForm } from "../../../src/compiler/contract/value-form.ts";
import type { JsonObject } from "../../../src/compiler/text/json-value.ts";
import { everyField } from "../../support/every-field.ts";
import { readFiles } from "./read.ts";

const valid: JsonObject = {
  theme: "mint",
  name: "Harbor",
  colors: { primary: "#0F766E" },
  navigation: { groups: [{ group: "G", pages: ["a"] }] },
};

function found(config: JsonObject): readonly string[] {
  const { diagnostics } = readFiles({ "docs.json": JSON.stringify(config) }, {}, "mintlify");
  return diagnostics.map(({ severity, code, pointer, message }) => `${severity} ${code} ${pointer}: ${message}`);
}

/** What is found in a valid file with other fields. */
function foundIn(changes: JsonObject): readonly string[] {
  return found({ ...valid, ...changes });
}

test("no error and no warning is found in a file that has every field", () => {
  for (let turn = 0; turn < 42; turn += 1)
    expect(found(everyField(turn)).filter((each) => !each.startsWith("info"))).toEqual([]);
});

test("what the platform requires is required, with the misspelt field that stands for it", () => {
  expect(found({ navigation: { pages: ["a"] }, colours: { primary: "#000" } })).toEqual([
    expect.stringMatching(/^error missing-field : docs\.json lacks "name", a string with more than spaces\. Add it\.$/),
    expect.stringMatching(/^error missing-field : docs\.json lacks "theme", "mint", .+ Add it\.$/),
    `error missing-field /colours: docs.json has "colours" instead of "colors", an object with "primary". Rename it to "colors".`,
  ]);
});

describe("one fault is one error", () => {
  test.each<readonly [JsonObject, string]>([
    [
      { colors: { primary: "blue" } },
      `wrong-type /colors/primary: "primary" is the string "blue", and has to be a hex color such as "#0000FF"; write "#0000FF".`,
    ],
    [{ colors: "#000" }, `wrong-type /colors: "colors" is the string "#000", and has to be an object with "primary".`],
    [
      { colors: { primary: "#000", lihgt: "#FFF" } },
      `refused-field /colors/lihgt: "lihgt" is not a field of "colors", and the platform refuses it there. Did you mean "light"?`,
    ],
    [
      { theme: "bootstrap" },
      `wrong-type /theme: "theme" is the string "bootstrap", and has to be "mint", "maple", "palm", "willow", "linden", "almond", "aspen", "luma" or "sequoia".`,
    ],
    [
      { favicon: null },
      `wrong-type /favicon: "favicon" is null, and has to be the path of a file such as "/images/dark.svg", or an object with "light" and "dark".`,
    ],
    [
      { logo: { light: "/a.svg" } },
      `missing-field /logo: "logo" lacks "dark", the path of a file such as "/images/dark.svg". Add it.`,
    ],
    [
      { fonts: { source: "/a.woff" } },
      `refused-field /fonts/source: "source" is not a field of "fonts", and the platform refuses it there. It can have "heading" and "body". Remove it.`,
    ],
    [
      { fonts: { family: "Inter", source: "/a.woff" } },
      `missing-field /fonts: "fonts" lacks "format", "woff" or "woff2". Add it.`,
    ],
    [
      { styling: { codeblocks: { theme: "github" } } },
      `wrong-type /styling/codeblocks/theme: "theme" is the string "github", and has to be a theme of Shiki such as "andromeeda", "aurora-x" or "ayu-dark".`,
    ],
    [
      { navbar: { links: [{ label: "A", url: "/a" }] } },
      `missing-field /navbar/links/0: This element of "links" lacks "href", a path that begins with "/", an anchor, or an address such as "https://example.com". Add it.`,
    ],
    [
      { navbar: { links: [{ href: "/a" }] } },
      `missing-field /navbar/links/0: This element of "links" lacks "label", a string. Add it.`,
    ],
    [
      { footer: { links: [{ items: [] }] } },
      `wrong-type /footer/links/0/items: "items" is an empty list, and has to be a list that is not empty.`,
    ],
    [
      { contextual: { options: ["copy", "copy"] } },
      `repeated-value /contextual/options/1: "copy" is in "options" twice, and the platform refuses the list for it. Remove one of the two.`,
    ],
    [
      {
        redirects: [
          { source: "/b", destination: "/a" },
          { source: "/b", destination: "/a" },
        ],
      },
      `repeated-value /redirects/1/source: Two elements of "redirects" have the "source" "/b", and the platform refuses the list for it. Remove one of the two, or correct its "source".`,
    ],
    [
      { integrations: { koalas: {} } },
      `refused-field /integrations/koalas: "koalas" is not a field of "integrations", and the platform refuses it there. Did you mean "koala"?`,
    ],
    [{ variables: { a: 1 } }, `wrong-type /variables/a: "a" is a number, and has to be a string.`],
    [
      { $schema: "./docs.schema.json" },
      `wrong-type /$schema: "$schema" is the string "./docs.schema.json", and has to be a whole address such as "https://example.com".`,
    ],
    [
      { api: { openapi: { source: "a.json", slug: "operationId" } } },
      `refused-field /api/openapi/slug: "slug" is not a field of "openapi", and the platform refuses it there. It can have "source", "directory" and "overlays". Remove it.`,
    ],
  ])("%j", (changes, expected) => {
    expect(foundIn(changes)).toEqual([`error ${expected}`]);
  });

  test.each<readonly [JsonObject, string]>([
    [
      { groups: [], global: {} },
      `wrong-type /navigation/groups: "groups" is an empty list, and has to be a list that is not empty: without it the site has no pages.`,
    ],
    [
      { tabs: [{ tab: "T", align: "middle", pages: ["a"] }] },
      `wrong-type /navigation/tabs/0/align: "align" is the string "middle", and has to be "start" or "end".`,
    ],
    [
      { tabs: [{ tab: "T", graphql: "a.graphql", pages: ["a"] }] },
      `refused-field /navigation/tabs/0/pages: Tab "T" has "graphql", and the platform takes only "groups" beside it, not "pages". Put what it lists into groups, or into another tab.`,
    ],
    [
      { tabs: [{ tab: "T", sdk: { format: "typedoc", source: "a.json" }, openapi: "a.json" }] },
      `refused-field /navigation/tabs/0/openapi: Tab "T" has "sdk", and the platform refuses "openapi" beside it. Move "openapi" into another tab, or remove it.`,
    ],
    [
      { pages: ["a"], global: { groups: [{ group: "G", pages: ["a"] }] } },
      `refused-field /navigation/global/groups: "groups" is not a field of "global", and the platform refuses it there. It can have "languages", "versions", "tabs", "dropdowns", "anchors" and "products". Remove it.`,
    ],
    [
      { languages: [{ language: "ua", pages: ["a"] }] },
      `wrong-type /navigation/languages/0/language: "language" is the string "ua", and has to be a language code; write "uk".`,
    ],
    [
      { versions: [{ version: "", pages: ["a"] }] },
      `wrong-type /navigation/versions/0/version: "version" is the string "", and has to be a string that is not empty.`,
    ],
    [
      { tabs: [{ tab: "T", graphql: "a.graphql", groups: [] }] },
      `wrong-type /navigation/tabs/0/groups: "groups" is an empty list, and has to be a list that is not empty.`,
    ],
    [
      { tabs: [{ tab: "T", pages: ["a"], global: [] }] },
      `wrong-type /navigation/tabs/0/global: "global" is a list, and has to be an object with fields such as "anchors".`,
    ],
    [
      { openapi: "a.json" },
      `refused-field /navigation/openapi: "navigation" has "openapi", which the platform takes only on an element of a list such as "tabs". Move it there, or remove it.`,
    ],
    [
      { pages: ["a", { sourceRef: "acme/sdk", group: "G" }] },
      `refused-field /navigation/pages/1/group: "group" is not a field of an element with "sourceRef", and the platform refuses it there. It can have "sourceRef". Remove it.`,
    ],
  ])("navigation %j", (navigation, expected) => {
    expect(foundIn({ navigation }).filter((each) => each.startsWith("error"))).toEqual([`error ${expected}`]);
  });

  test("each fault of a library is reported", () => {
    expect(foundIn({ navigation: { tabs: [{ tab: "T", sdk: { format: { align: "typedoc" }, source: 7 } }] } })).toEqual(
      [
        expect.stringContaining("/navigation/tabs/0/sdk/format"),
        expect.stringContaining("/navigation/tabs/0/sdk/source"),
      ],
    );
  });

  test("a misspelt field that is not required is a warning", () => {
    expect(foundIn({ backgruond: { decoration: "grid" } })).toEqual([
      `warning unknown-field /backgruond: "backgruond" is not a field of docs.json, so it has no effect. Did you mean "background"?`,
    ]);
  });

  test("what a $ref brings is reported in its file", () => {
    const files = {
      "docs.json": JSON.stringify({ ...valid, colors: { $ref: "./colors.json" } }),
      "colors.json": `{ "primary": "blue" }`,
    };
    const { diagnostics } = readFiles(files, {}, "mintlify");
    expect(diagnostics.map(({ code, file, pointer }) => [code, file, pointer])).toEqual([
      ["wrong-type", "colors.json", "/primary"],
    ]);
  });
});

test("in navc's own dialect these fields may hold anything", () => {
  const { diagnostics } = readFiles({
    "docs.json": JSON.stringify({
      ...valid,
      theme: "acme",
      colors: { primary: "blue", accent: 1 },
      navbar: { links: [{}] },
    }),
  });
  expect(diagnostics).toEqual([]);
});

describe("the tables hold together", () => {
  test("each field of the table of fields has a form somewhere, or is a list, a place of links or elsewhere", () => {
    const known = new Set(Object.values(divisionFields).flatMap((own) => Object.keys(own)));
    const others = fields.filter(({ name }) => !known.has(name) && !isListField(name)).map(({ name }) => name);
    expect(others).toEqual(["global", "sourceRef"]);
    expect([...known].filter((name) => !fields.some((row) => row.name === name))).toEqual([]);
  });

  test("as many fields as the platform's schema of 0.1.878 has, each with a description", () => {
    // Without `navigation`.
    expect(Object.keys(siteFields)).toHaveLength(28);
    const all = Object.values(siteFields).flatMap(fieldsIn);
    expect(all.filter(({ note }) => !/^[A-Z$a-z].*\.$/s.test(note.description))).toEqual([]);
    expect(all).toHaveLength(219);
  });
});

function fieldsIn(field: ValueField): readonly ValueField[] {
  return [field, ...fieldsOf(field.form)];
}

// oxlint-disable-next-line typescript/consistent-return -- each kind returns, and the compiler checks that
function fieldsOf(form: ValueForm): readonly ValueField[] {
  switch (form.kind) {
    case "text":
    case "choice":
    case "boolean":
    case "number":
      return [];
    case "list":
    case "map":
      return fieldsOf(form.of);
    case "object":
      return Object.values(form.fields).flatMap(fieldsIn);
    case "split":
      return [form.present, form.absent].flatMap(fieldsOf);
    case "either":
      return [form.string, form.object, form.list].flatMap((each) => (each === undefined ? [] : fieldsOf(each)));
  }
}
