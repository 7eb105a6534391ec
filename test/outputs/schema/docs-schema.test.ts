// Does the schema of docs.json say what navc's checks say, and does it help who writes the file?
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { divisions } from "../../../src/compiler/contract/divisions.ts";
import type { JsonSchema, SchemaObject } from "../../../src/outputs/schema/json-schema.ts";
import { docsSchema } from "../../../src/outputs/schema/docs-schema.ts";
import { isJsonObject, type JsonValue } from "../../../src/compiler/text/json-value.ts";
import { everyField } from "../../support/every-field.ts";
import { fixtureCases } from "../../support/fixture-cases.ts";
import { propertyRuns } from "../../support/property-runs.ts";
import { compareVerdicts, validate } from "./agreement.ts";
import { jsonFilesIn } from "./json-files.ts";
import { diceFrom, mutate } from "./mutate.ts";

const fixtures = fixtureCases()
  .map(({ name, folder }) => ({ name, folder: join(folder, "input") }))
  .filter(({ folder }) => existsSync(join(folder, "docs.json")))
  .map(({ name, folder }) => ({ name, files: jsonFilesIn(folder) }));

describe("the schema is violated exactly where navc reports what it stands for", () => {
  test("in the docs.json of every fixture", () => {
    const verdicts = fixtures.map(({ name, files }) => ({ name, verdicts: compareVerdicts(files) }));
    const compared = verdicts.filter(({ verdicts: each }) => each !== undefined);
    expect(compared.flatMap(({ name, verdicts: each }) => each?.differences.map((text) => `${name}: ${text}`))).toEqual(
      [],
    );
    // Those left out are no JSON, or break a limit.
    expect(compared.length).toBeGreaterThan(0.9 * fixtures.length);
    expect(compared.some(({ verdicts: each }) => (each?.errors.length ?? 0) > 0)).toBe(true);
  });

  // The seed is fixed, so that what fails today fails tomorrow; other seeds are for other days.
  test("in many mutations of them", () => {
    const dice = diceFrom(1);
    const sources = fixtures.flatMap(({ name, files }) => {
      const text = files["docs.json"] ?? "";
      const value = text.length < 20_000 ? jsonOf(text) : undefined;
      return isJsonObject(value) ? [{ name, files, value }] : [];
    });
    const runs = propertyRuns(8_000);
    let [valid, invalid] = [0, 0];
    const different: string[] = [];
    for (let run = 0; run < runs; run += 1) {
      const { name, files, value } = sources[dice(sources.length)]!;
      const text = JSON.stringify(mutate(value, dice));
      const verdicts = compareVerdicts({ ...files, "docs.json": text });
      if (verdicts === undefined) continue;
      if (verdicts.errors.length === 0) valid += 1;
      else invalid += 1;
      different.push(...verdicts.differences.map((difference) => `${name}: ${difference} in ${text}`));
    }
    expect(different.slice(0, 5)).toEqual([]);
    expect(valid).toBeGreaterThan(runs / 8);
    expect(invalid).toBeGreaterThan(runs / 2);
  });
});

describe("so is the schema for the platform's dialect", () => {
  const complete = { theme: "mint", name: "Acme", colors: { primary: "#0F766E" } };
  const whole = Array.from({ length: 42 }, (_, turn) => ({ name: `every field ${turn}`, value: everyField(turn) }));

  test("a file with every field is violated by neither", () => {
    const verdicts = whole.map(({ value }) => compareVerdicts({ "docs.json": JSON.stringify(value) }, "mintlify"));
    expect(verdicts.flatMap((each) => each?.reported ?? [])).toEqual([]);
    expect(verdicts.flatMap((each) => each?.errors ?? [])).toEqual([]);
  });

  test("in many mutations of such files and of the fixtures", () => {
    const dice = diceFrom(2);
    const sources = fixtures.flatMap(({ name, files }) => {
      const text = files["docs.json"] ?? "";
      const value = text.length < 20_000 ? jsonOf(text) : undefined;
      return isJsonObject(value) ? [{ name, files, value: { ...complete, ...value } }] : [];
    });
    const runs = propertyRuns(8_000);
    let [valid, invalid] = [0, 0];
    const different: string[] = [];
    for (let run = 0; run < runs; run += 1) {
      const choice = dice(2) === 0 ? whole[dice(whole.length)]! : sources[dice(sources.length)]!;
      const text = JSON.stringify(mutate(choice.value, dice, true));
      const files = "files" in choice ? choice.files : {};
      const verdicts = compareVerdicts({ ...files, "docs.json": text }, "mintlify");
      if (verdicts === undefined) continue;
      if (verdicts.errors.length === 0) valid += 1;
      else invalid += 1;
      different.push(...verdicts.differences.map((difference) => `${choice.name}: ${difference} in ${text}`));
    }
    expect(different.slice(0, 5)).toEqual([]);
    expect(valid).toBeGreaterThan(runs / 8);
    expect(invalid).toBeGreaterThan(runs / 2);
  });
});

describe("an error stands where the fault is", () => {
  test.each<readonly [string, JsonValue, readonly string[]]>([
    [
      "a wrong word in a deep group",
      { tabs: [{ tab: "A", groups: [{ grp: "G", pages: ["a"] }] }] },
      ["/navigation/tabs/0/groups/0 must have required property 'group'"],
    ],
    [
      "a language that nobody knows",
      { languages: [{ language: "xx", pages: ["a"] }] },
      ["/navigation/languages/0/language must be equal to one of the allowed values"],
    ],
    [
      "a number as a label",
      { versions: [{ version: 2, pages: ["a"] }] },
      ["/navigation/versions/0/version must be string"],
    ],
    [
      "a page that is null",
      { tabs: [{ tab: "A", pages: ["a", null] }] },
      ["/navigation/tabs/0/pages/1 must be string"],
    ],
    [
      "two lists",
      { tabs: [{ tab: "A", pages: ["a"], groups: [{ group: "G", pages: ["b"] }] }] },
      ["/navigation/tabs/0/groups boolean schema is false", "/navigation/tabs/0/pages boolean schema is false"],
    ],
    ["a text for true", { pages: ["a"], hidden: "yes" }, ["/navigation/hidden must be boolean"]],
    [
      "a group without pages",
      { groups: [{ group: "G" }] },
      ["/navigation/groups/0 must have required property 'pages'"],
    ],
  ])("%s", (_name, navigation, expected) => {
    expect(validate({ navigation })).toBe(false);
    const kept = (validate.errors ?? []).filter(({ keyword, params }) => {
      const isSideways = (params as { readonly type?: string }).type === "object" || keyword === "pattern";
      return keyword !== "if" && keyword !== "anyOf" && !isSideways;
    });
    expect(kept.map(({ instancePath, message }) => `${instancePath} ${message}`).toSorted()).toEqual(expected);
  });
});

test.each<readonly [string, JsonValue]>([
  ["fields of the site's own", { theme: "mint", colors: { primary: "#000" }, navigation: { pages: ["a"], mine: 1 } }],
  ["a $ref for any value", { navigation: { tabs: { $ref: "./tabs.json" } }, redirects: { $ref: "./redirects.json" } }],
  ["a $ref that brings what an object lacks", { navigation: { tabs: [{ $ref: "./tab.json" }] } }],
  ["a group that a spec fills", { navigation: { groups: [{ group: "API", openapi: "openapi.json" }] } }],
  [
    "an empty list beside a full one",
    { navigation: { tabs: [{ tab: "A", pages: [], groups: [{ group: "G", pages: [] }] }] } },
  ],
  ["a code with blanks around it", { navigation: { languages: [{ language: " en ", pages: ["a"] }] } }],
])("%s is allowed", (_name, value) => {
  expect(validate(value)).toBe(true);
});

describe("who writes the file", () => {
  const schema = docsSchema();
  const parts = partsOf(schema, "");

  test("reads what each field means", () => {
    const silent = parts.flatMap(({ part: { properties = {}, required }, pointer }) => {
      // Rules and what they ask are offered to nobody; they name fields that are described where they are listed.
      if (required !== undefined || /\/(if|then)(\/|$)|one-of-/.test(pointer.replace(/\/then$/, ""))) return [];
      return Object.entries(properties).flatMap(([name, field]) =>
        noteOf(field, schema) === undefined ? [`${pointer} ${name}`] : [],
      );
    });
    expect(silent).toEqual([]);
  });

  test("is offered nothing that is wrong where it is offered", () => {
    const ajv = new Ajv({ strict: true, allErrors: true }).addSchema(schema, "docs");
    const offers = parts.filter(({ part }) => part.examples !== undefined);
    const wrong = offers.flatMap(({ part, pointer }) => {
      const check = ajv.compile({ $ref: `docs#${pointer}` });
      return (part.examples ?? []).filter((example) => !check(example)).map((example) => [pointer, example]);
    });
    expect(wrong).toEqual([]);
    expect(offers.length).toBeGreaterThan(30);
  });

  test.each(divisions)("finds $kind, with its label required", ({ kind, list, label }) => {
    expect(validate({ navigation: { tabs: [{ tab: "A", [list]: [{ icon: "book", pages: ["a"] }] }] } })).toBe(false);
    const missing = (validate.errors ?? []).filter(({ keyword }) => keyword === "required");
    expect(missing.map(({ instancePath, params }) => [instancePath, params])).toEqual([
      [`/navigation/tabs/0/${list}/0`, { missingProperty: label }],
    ]);
    expect(JSON.stringify(schema.definitions?.[kind])).toContain(`"${label}"`);
  });
});

function jsonOf(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

interface Part {
  readonly part: SchemaObject;
  readonly pointer: string;
}

/** The schema and all schemas in it, with where each stands. */
function partsOf(part: JsonSchema | undefined, pointer: string): readonly Part[] {
  if (typeof part !== "object") return [];
  const single = (["if", "then", "else", "not", "items"] as const).flatMap((key) =>
    partsOf(part[key], `${pointer}/${key}`),
  );
  const listed = (["allOf", "anyOf"] as const).flatMap((key) =>
    (part[key] ?? []).flatMap((each, index) => partsOf(each, `${pointer}/${key}/${index}`)),
  );
  const named = (["properties", "patternProperties", "definitions"] as const).flatMap((key) =>
    Object.entries(part[key] ?? {}).flatMap(([name, each]) =>
      partsOf(each, `${pointer}/${key}/${encodeURIComponent(name)}`),
    ),
  );
  return [{ part, pointer }, ...single, ...listed, ...named];
}

function noteOf(field: JsonSchema, { definitions }: SchemaObject): string | undefined {
  if (typeof field !== "object") return undefined;
  const target = definitions?.[field.$ref?.replace("#/definitions/", "") ?? ""];
  return field.description ?? (typeof target === "object" ? target.description : undefined);
}
