// Is a list of any length compiled? A call that takes a list as its arguments throws above about 120,000 of them (D59).
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { listFields, listRow, type ListField } from "../../src/compiler/contract/divisions.ts";
import type { Dialect } from "../../src/compiler/contract/dialect.ts";
import { siteFields } from "../../src/compiler/contract/site-form.ts";
import type { ValueFields, ValueForm } from "../../src/compiler/contract/value-form.ts";
import { groupBy } from "../../src/compiler/text/group-by.ts";
import type { JsonObject, JsonValue } from "../../src/index.ts";
import { docsSchema } from "../../src/outputs/schema/docs-schema.ts";
import { builtPackage, type BuiltPackage } from "../examples/built-package.ts";
import { valueOf } from "../support/every-field.ts";
import { propertyRuns } from "../support/property-runs.ts";

// A stack of 100 KiB takes about 10,000 arguments, Node's own about 120,000: so lists of 13,000 fail there where those of
// 130,000 fail elsewhere. NAVC_RUNS=1 compiles all rows; NAVC_LONG_LISTS=1 at the full size, which takes some minutes.
const isFull = process.env["NAVC_LONG_LISTS"] !== undefined;
const elements = isFull ? 130_000 : 13_000;
const flags = isFull ? [] : ["--stack-size=100"];

interface LongSite {
  readonly dialect?: Dialect;
  readonly config: JsonObject;
  readonly files?: Readonly<Record<string, string>>;
}

type Make = (count: number) => LongSite;

const site = (navigation: JsonObject, more: JsonObject = {}): JsonObject => ({ name: "Long", navigation, ...more });

const many = <Element>(count: number, make: (index: number) => Element): readonly Element[] =>
  Array.from({ length: count }, (_, index) => make(index));

function elementsOf(field: ListField, count: number): readonly JsonValue[] {
  const row = listRow(field);
  return many(count, (index) => (row === undefined ? `p${index}` : { [row.label]: `L${index}`, href: `/x${index}` }));
}

const specText = (fields: JsonObject): string =>
  JSON.stringify({ openapi: "3.1.0", info: { title: "T", version: "1" }, paths: {}, ...fields });

const withSpec = (text: string, field: "openapi" | "asyncapi" = "openapi"): LongSite => ({
  config: site({ groups: [{ group: "API", [field]: "spec.json" }] }),
  files: { "spec.json": text },
});

const operation: JsonObject = { summary: "One", tags: ["t"], responses: {} };

const paths = (count: number): JsonObject =>
  Object.fromEntries(many(count, (index) => [`/p${index}`, { get: { summary: `S${index}` } }]));

const specs = (count: number): readonly JsonValue[] => many(count, (index) => `specs/${index % 7}.json`);

/** For each list that the schema of docs.json has, by its name there. */
const configLists: Readonly<Record<string, readonly Make[]>> = {
  ...Object.fromEntries(
    listFields.map((field) => [
      field,
      [
        (count) => ({ config: site({ [field]: elementsOf(field, count) }) }),
        (count) => ({ config: site({ tabs: [{ tab: "T", [field]: elementsOf(field, count) }] }) }),
      ] satisfies readonly Make[],
    ]),
  ),
  global: [
    (count) => ({ config: site({ global: { anchors: elementsOf("anchors", count) }, pages: ["index"] }) }),
    (count) => ({
      config: site({
        versions: [{ version: "v1", global: { anchors: elementsOf("anchors", count) }, pages: ["index"] }],
      }),
    }),
  ],
  redirects: [
    (count) => ({
      config: site(
        { pages: ["index"] },
        { redirects: many(count, (index) => ({ source: `/a${index}`, destination: "/" })) },
      ),
      files: { "index.mdx": "" },
    }),
    (count) => ({
      config: site(
        { pages: ["index"] },
        { redirects: many(count, (index) => ({ source: `/:x*/${index}/end`, destination: "/" })) },
      ),
      files: { "index.mdx": "", "1/2/end.mdx": "" },
    }),
  ],
  openapi: [
    (count) => ({ config: site({ pages: ["GET /a"], openapi: specs(count) }) }),
    (count) => ({ config: site({ groups: [{ group: "G", openapi: specs(count), pages: ["GET /a"] }] }) }),
    (count) => ({ config: site({ pages: ["GET /a"] }, { api: { openapi: specs(count) } }) }),
    (count) => ({ config: site({ pages: ["GET /a"] }, { openapi: specs(count) }) }),
  ],
  asyncapi: [
    (count) => ({ config: site({ groups: [{ group: "G", asyncapi: specs(count) }] }) }),
    (count) => ({ config: site({ pages: ["index"] }, { api: { asyncapi: specs(count) } }) }),
  ],
};

/** A form with what is around it, from the outside. */
type Wrap = (value: JsonValue) => JsonValue;

/** For each list of the fields that only the platform's dialect checks, by its name. */
const platformLists: ReadonlyMap<string, readonly Make[]> = groupedLists(
  Object.entries(siteFields).flatMap(([name, { form }]) => listsIn(form, name, (value) => ({ [name]: value }))),
);

function listsIn(form: ValueForm, name: string, wrap: Wrap): readonly (readonly [name: string, make: Make])[] {
  const inFields = (fields: ValueFields): ReturnType<typeof listsIn> =>
    Object.entries(fields).flatMap(([key, field]) => listsIn(field.form, key, (value) => wrap({ [key]: value })));
  if (form.kind === "object") return inFields(form.fields);
  if (form.kind === "split") return [...inFields(form.present.fields), ...inFields(form.absent.fields)];
  if (form.kind === "either")
    return [form.object, form.list].flatMap((each) => (each === undefined ? [] : listsIn(each, name, wrap)));
  if (form.kind !== "list") return [];
  const make: Make = (count) => ({
    dialect: "mintlify",
    config: site({ pages: ["index"] }, wrap(many(count, (index) => valueOf(form.of, index))) as JsonObject),
  });
  return [[name, make], ...listsIn(form.of, name, (value) => wrap([value]))];
}

function groupedLists(all: ReturnType<typeof listsIn>): ReadonlyMap<string, readonly Make[]> {
  return new Map([...groupBy(all, ([name]) => name)].map(([name, rows]) => [name, rows.map(([, make]) => make)]));
}

/** Lists that other files have, and those that the same thing many times makes. */
const otherLists: Readonly<Record<string, Make>> = {
  "paths of a spec": (count) => withSpec(specText({ paths: paths(count) })),
  "paths of a spec of which one is listed": (count) => ({
    ...withSpec(specText({ paths: paths(count) })),
    config: site({ groups: [{ group: "API", openapi: "spec.json", pages: ["GET /p1"] }] }),
  }),
  "webhooks of a spec": (count) =>
    withSpec(specText({ webhooks: Object.fromEntries(many(count, (index) => [`w${index}`, { post: operation }])) })),
  "tags of a spec": (count) =>
    withSpec(
      specText({
        tags: many(count, (index) => ({ name: `t${index}`, "x-group": `g${index}` })),
        paths: { "/a": { get: operation } },
      }),
    ),
  "tags of an operation": (count) =>
    withSpec(specText({ paths: { "/a": { get: { tags: many(count, (index) => `t${index}`) } } } })),
  "parameters of an operation": (count) =>
    withSpec(
      specText({
        paths: { "/a": { get: { parameters: many(count, (index) => ({ name: `q${index}`, in: "query" })) } } },
      }),
    ),
  "channels of a spec": (count) =>
    withSpec(
      JSON.stringify({
        asyncapi: "3.0.0",
        info: { title: "T", version: "1" },
        channels: Object.fromEntries(many(count, (index) => [`c${index}`, {}])),
      }),
      "asyncapi",
    ),
  "lists of front matter": (count) => ({
    config: site({ pages: ["index"] }),
    files: { "index.mdx": `---\nlist:\n${many(count, (index) => `  - e${index}\n`).join("")}---\n` },
  }),
  "files of one name": (count) => ({
    config: site({ pages: ["gone/same"] }),
    files: Object.fromEntries(many(count, (index) => [`f${index}/same.mdx`, ""])),
  }),
  "one page many times": (count) => ({
    config: site({ pages: many(count, () => "index") }),
    files: { "index.mdx": "" },
  }),
  "elements of a wrong type": (count) => ({ config: site({ pages: many(count, (index) => index) }) }),
  "fields nobody knows": (count) => ({
    config: site({ pages: ["index"], ...Object.fromEntries(many(count, (index) => [`x-${index}`, index])) }),
  }),
};

/** A row for each way in which a list once was too long. */
const representative: ReadonlySet<string> = new Set(["pages (1)", "openapi (2)", "redirects (2)", "files of one name"]);

const allRows: readonly (readonly [name: string, make: Make])[] = [
  ...Object.entries(configLists).flatMap(([name, makes]) =>
    makes.map((make, index) => [`${name} (${index + 1})`, make] as const),
  ),
  ...[...platformLists].flatMap(([name, makes]) =>
    makes.map((make, index) => [`${name} beside navigation (${index + 1})`, make] as const),
  ),
  ...Object.entries(otherLists),
];
const isThorough = isFull || propertyRuns(allRows.length) >= allRows.length;
const rows = isThorough ? allRows : allRows.filter(([name]) => representative.has(name));

let built: BuiltPackage;
beforeAll(() => {
  built = builtPackage();
});

/** What compiling each row throws, by name; undefined where it gives a result. Each goes through a process of its own stack. */
function thrownBy(compiled: typeof rows): Readonly<Record<string, string>> {
  const navc = pathToFileURL(built.dist("index.js")).href;
  const script = resolve(import.meta.dirname, "../support/compile-lines.mjs");
  const input = compiled.map(([name, make]) => `${JSON.stringify({ name, ...make(elements) })}\n`).join("");
  const child = spawnSync(process.execPath, [...flags, script, navc], { input, encoding: "utf8" });
  expect(child.stderr).toBe("");
  return JSON.parse(child.stdout) as Readonly<Record<string, string>>;
}

test(`lists of ${elements} elements are compiled`, { timeout: 1_200_000 }, () => {
  // All at full size would be more text than fits into one pipe.
  const groups = isFull ? rows.map((row) => [row]) : [rows];
  const results = Object.assign({}, ...groups.map(thrownBy)) as Readonly<Record<string, string>>;
  expect(results).toEqual(Object.fromEntries(rows.map(([name]) => [name, "compiled"])));
});

test("a call that takes such a list as its arguments throws there", () => {
  const code = `[].push(...new Array(${elements}).fill(0))`;
  expect(spawnSync(process.execPath, [...flags, "-e", code], { encoding: "utf8" }).stderr).toContain("RangeError");
});

/** The names of definitions and fields that hold a list, without what narrows them to a place. */
function listsOf(schema: unknown, name = ""): readonly string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const own = "type" in schema && schema.type === "array" && "items" in schema && name !== "" ? [name] : [];
  const below = Object.entries(schema).flatMap(([key, value]) => {
    const isNamed = ["then", "else", "not", "if", "allOf", "anyOf", "items"].includes(key) || /^\d+$/.test(key);
    return listsOf(value, isNamed ? name : nameOf(key, name));
  });
  return [...own, ...below];
}

// The anchors of `global` are another list than those of a division.
function nameOf(key: string, around: string): string {
  if (key === "properties" || around === "global") return around;
  return key.replace(/-in-.*$/, "");
}

test("there is a row for every list of docs.json", () => {
  // `items` is a keyword of schemas, too.
  const inNoSchema = new Set(["items"]);
  expect([...new Set(listsOf(docsSchema()))].toSorted()).toEqual(
    [...new Set([...Object.keys(configLists), ...platformLists.keys()])]
      .filter((name) => !inNoSchema.has(name))
      .toSorted(),
  );
});
