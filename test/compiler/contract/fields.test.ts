// Does the table of fields agree with the docs, the fixtures and the schema?
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { divisions, isSelectorKind, listFields } from "../../../src/compiler/contract/divisions.ts";
import { noteOfField } from "../../../src/compiler/contract/field-notes.ts";
import { fields, isKnownField, isPlainField } from "../../../src/compiler/contract/fields.ts";
import { docsSchema } from "../../../src/outputs/schema/docs-schema.ts";
import { compiledFixtures } from "../../support/compiled-fixtures.ts";

const top = resolve(import.meta.dirname, "../../..");
const contract = readFileSync(join(top, "docs/reference/contract.md"), "utf8");
const result = readFileSync(join(top, "docs/reference/result.md"), "utf8");

describe.each(divisions)("a $kind", ({ kind, list, noun }) => {
  test("has its list in docs/reference/contract.md", () => {
    expect(contract).toContain(`\`${list}\``);
  });

  test("has its label in a table or a sentence of docs/reference/contract.md, and in its list of labels", () => {
    expect(contract).toContain(`**\`${kind}\`**`);
    expect(/each kind of element has its required label \(([^)]*)\)/.exec(contract)?.[1]).toContain(`\`${kind}\``);
  });

  test.each(["ARCHITECTURE.md", "docs/internals/decisions/README.md"])("is in what %s calls a division", (file) => {
    const words = /a labelled element.*/.exec(readFileSync(join(top, file), "utf8"))?.[0];
    expect(words).toMatch(new RegExp(`[(:,] ${noun}\\b|\\(${noun}\\b`));
  });

  test("is in the result of a fixture", async () => {
    const compiled = await compiledFixtures();
    // Languages and versions become editions, with an entry each beside the trees.
    const written = isSelectorKind(kind) ? `"${list}":[{` : `"kind":"${kind}"`;
    expect(compiled.some(({ navigation }) => JSON.stringify(navigation).includes(written))).toBe(true);
  });

  test("is in docs/reference/result.md", () => {
    expect(result).toContain(`\`${isSelectorKind(kind) ? list : kind}\``);
  });

  test("has a definition in the schema", () => {
    expect(Object.keys(docsSchema().definitions ?? {})).toContain(kind);
  });
});

test.each(divisions.filter(({ kind }) => !isSelectorKind(kind)))("examples/static-site shows a $kind", ({ kind }) => {
  const folder = join(top, "examples/static-site");
  const modules = readdirSync(folder).filter((file) => file.endsWith(".mjs"));
  expect(modules.map((file) => readFileSync(join(folder, file), "utf8")).join("\n")).toContain(`"${kind}"`);
});

test("each name is in the table once", () => {
  const names = fields.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

test("each field of the platform is in the schema, but for that of another repository", () => {
  const schema = JSON.stringify(docsSchema().definitions);
  const inSchema = ({ name }: { readonly name: string }): boolean =>
    schema.includes(`"${name}":{`) || schema.includes(`"^${name}$":`);
  const platform = fields.filter(({ use }) => use === "passed on" || use === "other repository");
  expect(platform.filter((row) => !inSchema(row)).map(({ name }) => name)).toEqual(["sourceRef"]);
  expect(fields.filter((row) => noteOfField(row.name) !== undefined && !inSchema(row))).toEqual([]);
});

test.each([
  ["default", "language", true],
  ["default", "tab", false],
  ["expanded", "group", true],
  ["expanded", "tab", false],
  ["global", "root", true],
  ["global", "group", false],
  ["searchable", "group", false],
] as const)("%s on %s: read is %s", (field, owner, isRead) => {
  expect(isPlainField(field, owner)).toBe(isRead);
});

test.each([
  ["default", "tab", true],
  ["expanded", "tab", false],
  ["banner", "group", true],
  ["sourceRef", "tab", false],
  ["anchors", "global", true],
  ["color", "global", false],
] as const)("%s on %s: known is %s", (field, owner, isKnown) => {
  expect(isKnownField(field, owner)).toBe(isKnown);
});

test("every list of children gives content", () => {
  const giving = fields.filter(({ givesContent }) => givesContent === true).map(({ name }) => name);
  expect(giving).toEqual([...listFields, "href", "root", "openapi", "asyncapi", "graphql", "sdk"]);
});
