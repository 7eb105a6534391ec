// Does the schema of the result fit every result, and nothing less or more?
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { navigationSchema, partsSchema } from "../../../src/outputs/schema/navigation-schema.ts";
import { splitNavigation } from "../../../src/outputs/split/split-navigation.ts";
import { closedNavigationSchema, closedPartsSchema } from "../../support/closed-schema.ts";
import type { SchemaObject } from "../../../src/outputs/schema/json-schema.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../../../src/compiler/text/json-value.ts";
import { compiledFixtures } from "../../support/compiled-fixtures.ts";
import { diceFrom } from "./mutate.ts";

const schema = closedNavigationSchema();
const validate = new Ajv({ strict: true, allErrors: true }).compile(schema);
// As a program that reads the file sees it: without the fields that are undefined.
const goldens = (await compiledFixtures()).map(({ name, navigation }) => ({
  name,
  value: JSON.parse(JSON.stringify(navigation)) as JsonValue,
}));

test("every golden is valid", () => {
  const wrong = goldens.filter(({ value }) => !validate(value)).map(({ name }) => name);
  expect(wrong).toEqual([]);
  expect(goldens.length).toBeGreaterThan(100);
});

test("a field that a later version of the format adds is allowed", () => {
  const open = new Ajv({ strict: true }).compile(navigationSchema());
  const [first] = goldens;
  const later = changed(first!.value, ["site"], (site) => ({ ...site, later: 1 }));
  expect([validate(later), open(later)]).toEqual([false, true]);
});

test("each file of a navigation in parts is valid, and one without a field is not", async () => {
  const isPart = new Ajv({ strict: false }).compile(closedPartsSchema());
  const isOpenPart = new Ajv({ strict: false }).compile(partsSchema());
  let files = 0;
  for (const { navigation, name } of await compiledFixtures()) {
    const { index, files: parts } = splitNavigation(navigation);
    for (const part of [
      JSON.parse(JSON.stringify(index)) as JsonObject,
      ...parts.map(({ text }) => JSON.parse(text) as JsonObject),
    ]) {
      files += 1;
      expect({ name, errors: isPart(part) ? [] : isPart.errors }).toEqual({ name, errors: [] });
      const { editions: _, ...less } = part;
      expect([isOpenPart({ ...part, later: 1 }), isOpenPart(less)]).toEqual([true, false]);
    }
  }
  expect(files).toBeGreaterThan(200);
});

test("a golden without a field that is always there is not, nor one with a field more", () => {
  const dice = diceFrom(1);
  const accepted: string[] = [];
  let tried = 0;
  for (const { name, value } of goldens) {
    for (const { path, required } of sampleOf(recordsIn(value, schema, []), dice)) {
      for (const field of required) {
        tried += 1;
        const less = changed(value, path, (record) =>
          Object.fromEntries(Object.entries(record).filter(([key]) => key !== field)),
        );
        if (validate(less)) accepted.push(`${name} /${path.join("/")} without ${field}`);
      }
      const more = changed(value, path, (record) => ({ ...record, surplus: 1 }));
      if (validate(more)) accepted.push(`${name} /${path.join("/")} with surplus`);
    }
  }
  expect(accepted).toEqual([]);
  expect(tried).toBeGreaterThan(1_000);
});

// The types are the source: what is in one and not in the other is a field forgotten.
test("the schema has the fields that the types of the result have, required where they are", () => {
  const files = [
    "site/site-header.ts",
    "site/navigation.ts",
    "site/page.ts",
    "contract/icon-form.ts",
    "expand/page-operation-facts.ts",
    "contract/api-reference.ts",
    "links/find-redirect.ts",
  ];
  const texts = files.map((file) => readFileSync(resolve(import.meta.dirname, "../../../src/compiler", file), "utf8"));
  const types = withUnion("Division", interfacesIn(texts.join("\n")));
  for (const internal of ["SiteHeader", "FoundRedirect", "NumberedSource", "PatternIndex"]) types.delete(internal);
  const fromSchema = new Map(
    Object.entries({ ResolvedNavigation: schema, ...schema.definitions }).map(([name, part]) => [name, fieldsOf(part)]),
  );
  expect(types).toEqual(fromSchema);
});

test("docs/reference/result.md names each field of the result", () => {
  const document = readFileSync(resolve(import.meta.dirname, "../../../docs/reference/result.md"), "utf8");
  const named = new Set([...document.matchAll(/`(\w+)(?:\??|: \w+)`/g)].map(([, name]) => name));
  const parts = Object.entries({ ResolvedNavigation: schema, ...schema.definitions });
  const fields = parts.flatMap(([part, one]) => fieldsOf(one).map((field) => [part, field.replace("?", "")] as const));
  expect(fields.length).toBeGreaterThan(50);
  expect(fields.filter(([, field]) => !named.has(field)).map((names) => names.join("."))).toEqual([]);
});

interface FoundRecord {
  readonly path: readonly string[];
  readonly required: readonly string[];
}

/** Every object of a result that a definition of the schema describes. */
function recordsIn(value: JsonValue, part: SchemaObject, path: readonly string[]): readonly FoundRecord[] {
  const target = followed(part, value);
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      recordsIn(item as JsonValue, target.items as SchemaObject, [...path, String(index)]),
    );
  if (!isJsonObject(value)) return [];
  const { properties = {}, additionalProperties, required = [] } = target;
  const below = Object.entries(value).flatMap(([key, field]) => {
    const next = properties[key] ?? additionalProperties;
    return typeof next === "object" ? recordsIn(field, next, [...path, key]) : [];
  });
  return additionalProperties === false ? [{ path, required }, ...below] : below;
}

const conditions = new Ajv({ strict: true, strictRequired: false });

function followed(part: SchemaObject, value: JsonValue): SchemaObject {
  const { $ref, allOf, if: condition, then, else: otherwise } = part;
  if ($ref !== undefined)
    return followed(schema.definitions?.[$ref.replace("#/definitions/", "")] as SchemaObject, value);
  if (allOf !== undefined) return followed(allOf[0] as SchemaObject, value);
  if (condition === undefined) return part;
  return followed((conditions.validate(condition, value) ? then : otherwise) as SchemaObject, value);
}

/** Few of each golden: the first is the whole. */
function sampleOf(records: readonly FoundRecord[], dice: (limit: number) => number): readonly FoundRecord[] {
  return [records[0]!, ...Array.from({ length: 3 }, () => records[dice(records.length)]!)];
}

function changed(value: JsonValue, path: readonly string[], change: (record: JsonObject) => JsonObject): JsonValue {
  const [key, ...rest] = path;
  if (key === undefined) return change(value as JsonObject);
  if (Array.isArray(value))
    return value.map((item, index) =>
      index === Number(key) ? changed(item as JsonValue, rest, change) : (item as JsonValue),
    );
  const object = value as JsonObject;
  return { ...object, [key]: changed(object[key] ?? null, rest, change) };
}

/** The fields of each exported interface, those of what it extends among them; optional ones with `?`. */
function interfacesIn(text: string): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const exported = new Set<string>();
  for (const [, exporting, name = "", parents = "", body = ""] of text.matchAll(
    /(export )?interface (\w+)(?:\s+extends\s+([\w,\s]+?))?\s*\{\n?([\s\S]*?)\n?\}\n/g,
  )) {
    const own = [...body.matchAll(/^ {2}readonly (\w+\??):(?! undefined;)/gm)].map(([, field = ""]) => field);
    const inherited = parents.split(",").flatMap((parent) => found.get(parent.trim()) ?? []);
    found.set(name, [...new Set([...own, ...inherited])].toSorted());
    if (exporting !== undefined) exported.add(name);
  }
  return new Map([...found].filter(([name]) => exported.has(name)));
}

/** One definition for the kinds of a union: a field is required where all of them require it. */
function withUnion(name: string, types: ReadonlyMap<string, readonly string[]>): Map<string, readonly string[]> {
  const kinds = [...types].filter(([kind]) => kind !== name && kind.endsWith(name)).map(([, fields]) => fields);
  const names = new Set(kinds.flat().map((field) => field.replace("?", "")));
  const fields = [...names].map((field) => (kinds.every((each) => each.includes(field)) ? field : `${field}?`));
  const others = [...types].filter(([kind]) => !kind.endsWith(name));
  return new Map([...others, [name, fields.toSorted()]]);
}

function fieldsOf({ properties = {}, required = [] }: SchemaObject): readonly string[] {
  return Object.keys(properties)
    .map((field) => (required.includes(field) ? field : `${field}?`))
    .toSorted();
}
