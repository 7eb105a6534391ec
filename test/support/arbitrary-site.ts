// What can a docs folder look like? Random sites for properties: valid in their JSON, free in their shape.
import fc from "fast-check";
import { divisions, type DivisionRow } from "../../src/compiler/contract/divisions.ts";
import type { JsonObject } from "../../src/index.ts";

/** A random site: its navigation, and its files with docs.json among them. */
export interface ArbitrarySite {
  readonly navigation: JsonObject;
  readonly files: Readonly<Record<string, string>>;
}

/** Operations of the two specs every random site has. */
export const specOperations: Readonly<Record<string, readonly string[]>> = {
  "a.json": ["GET /users", "POST /users", "GET /users/{id}", "DELETE /users/{id}"],
  "b.json": ["GET /orders", "GET /users"],
};

const labels = ["Guides", "API", " ", "", "a/b", "~x", "日本語", "__proto__", "constructor", "Guides"];
const languages = ["en", "fr", "ja"];
const versions = ["v1", "v2", "2.0"];
const folders = ["guides", "en", "fr", "v1", "v2", "a b"];
const names = ["start", "index", "24.10", "__proto__", "über"];

const pagePath = fc
  .tuple(fc.array(fc.constantFrom(...folders), { maxLength: 2 }), fc.constantFrom(...names))
  .map(([above, name]) => [...above, name].join("/"));
const endpoint = fc.constantFrom(...Object.values(specOperations).flat());
const flag = fc.option(fc.boolean(), { nil: undefined, freq: 4 });
const spec = fc.option(
  fc.constantFrom<JsonObject | string>("a.json", "b.json", { source: "a.json", directory: "ref" }),
  {
    nil: undefined,
    freq: 3,
  },
);

/** A division of a kind, `levels` deep at most. */
function division(row: DivisionRow, levels: number): fc.Arbitrary<JsonObject> {
  const label = fc.constantFrom(...(row.kind === "language" ? languages : row.kind === "version" ? versions : labels));
  const fields = fc.record({ hidden: flag, openapi: spec, root: fc.option(pagePath, { nil: undefined, freq: 5 }) });
  const selector = row.kind === "language" || row.kind === "version" ? fc.record({ default: flag }) : fc.constant({});
  return fc
    .tuple(label, fields, selector, row.kind === "group" ? pages(levels - 1) : children(levels - 1))
    .map(([text, said, chosen, below]) => clean({ [row.label]: text, ...said, ...chosen, ...below }));
}

function children(levels: number): fc.Arbitrary<JsonObject> {
  if (levels <= 0) return pages(0);
  const lists = divisions
    .filter((row) => row.kind !== "item")
    .map((row) =>
      fc.array(division(row, levels), { minLength: 1, maxLength: 3 }).map((list) => ({ [row.list]: list })),
    );
  return fc.oneof({ weight: 2, arbitrary: pages(levels) }, ...lists.map((arbitrary) => ({ weight: 1, arbitrary })));
}

function pages(levels: number): fc.Arbitrary<JsonObject> {
  const group = divisions.find((row) => row.kind === "group")!;
  const entry =
    levels <= 0
      ? fc.oneof(pagePath, endpoint)
      : fc.oneof({ weight: 3, arbitrary: pagePath }, endpoint, division(group, levels - 1));
  return fc.array(entry, { maxLength: 4 }).map((list) => ({ pages: list }));
}

function clean(object: Readonly<Record<string, unknown>>): JsonObject {
  return JSON.parse(JSON.stringify(object)) as JsonObject;
}

/** The files of a site with this navigation: every possible page but a few, and both specs. */
export function siteFiles(
  navigation: JsonObject,
  without: ReadonlySet<string> = new Set(),
): Readonly<Record<string, string>> {
  const files: Record<string, string> = { "docs.json": JSON.stringify({ name: "Site", navigation }, null, 2) };
  const above = ["", ...folders, ...folders.flatMap((one) => folders.map((two) => `${one}/${two}`))];
  for (const folder of above) {
    for (const name of names) {
      const path = folder === "" ? name : `${folder}/${name}`;
      if (!without.has(path)) files[`${path}.mdx`] = `---\ntitle: ${JSON.stringify(`Page ${path}`)}\n---\n\nText.\n`;
    }
  }
  for (const [file, operations] of Object.entries(specOperations)) files[file] = specText(operations);
  return files;
}

function specText(operations: readonly string[]): string {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const [method = "", path = ""] = operation.split(" ");
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: { summary: `${method} it at ${path}`, tags: [path.split("/")[1]] },
    };
  }
  return JSON.stringify({ openapi: "3.1.0", info: { title: "API", version: "1" }, paths });
}

/** Random sites, up to `levels` divisions deep. */
export function arbitrarySite(levels = 4): fc.Arbitrary<ArbitrarySite> {
  return fc
    .tuple(children(levels), fc.record({ openapi: spec }), fc.uniqueArray(pagePath, { maxLength: 2 }))
    .map(([below, said, missing]) => {
      const navigation = clean({ ...said, ...below });
      return { navigation, files: siteFiles(navigation, new Set(missing)) };
    });
}
