// Does every entry of `pages` keep its place, or get a diagnostic, when a spec field is damaged? (D1, D33, D56)
import fc from "fast-check";
import { getLocation } from "jsonc-parser";
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, type Diagnostic, type JsonObject, type JsonValue } from "../../src/index.ts";
import { arbitrarySite, type ArbitrarySite } from "../support/arbitrary-site.ts";
import { pageNodesIn } from "../support/walk-result.ts";
import { propertyRuns } from "../support/property-runs.ts";

const numRuns = propertyRuns(150);

type Mutable = Record<string, JsonValue>;

/** A field, and what stands there instead of a spec. */
const damage = fc.oneof(
  fc.tuple(fc.constantFrom("opnapi", "OpenAPI", "openapis"), fc.constantFrom<JsonValue>("a.json", ["b.json"], true)),
  fc.tuple(
    fc.constant("openapi"),
    fc.oneof(
      fc.constantFrom<JsonValue>(true, 3, null, "", " ", {}, [], [[]], [null], ["a.json", true], ["", "b.json"]),
      fc.constantFrom<JsonValue>({ source: 1 }, { source: "" }, { soruce: "a.json" }, { directory: "ref" }),
      fc.constantFrom<JsonValue>({ $ref: "./gone.json" }, [{ $ref: "./gone.json" }, "a.json"], "gone.json"),
    ),
  ),
);

/** Every object of `navigation` that is a division, or `navigation` itself, outermost first. */
function divisionsOf(value: JsonValue): readonly Mutable[] {
  if (Array.isArray(value)) return value.flatMap(divisionsOf);
  if (typeof value !== "object" || value === null || "source" in value) return [];
  return [value as Mutable, ...Object.values(value).flatMap(divisionsOf)];
}

/** The pointer of every text in a list of pages. */
function entriesOf(value: JsonValue, pointer: string): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const below = `${pointer}/${key}`;
    return typeof child === "string" && pointer.endsWith("/pages") ? [below] : entriesOf(child, below);
  });
}

/** The pointer of the value that begins there. */
function pointerAt(text: string, { start }: Diagnostic["range"]): string {
  return getLocation(text, start.offset + 1)
    .path.map((key) => `/${key}`)
    .join("");
}

/** The site with a field set on one of its divisions, on `api`, or beside `navigation`. */
function damagedConfig({ navigation }: ArbitrarySite, at: number, field: string, value: JsonValue): JsonObject {
  const config: Mutable = { name: "Site", navigation: structuredClone(navigation) };
  const divisions = divisionsOf(config["navigation"]!);
  const place = at % (divisions.length + 2);
  if (place === divisions.length) config["api"] = { [field]: value };
  else if (place === divisions.length + 1) config[field] = value;
  else divisions[place]![field] = value;
  if (place < divisions.length && field !== "openapi") delete divisions[place]!["openapi"];
  return config;
}

test.each(["contract", "mintlify"] as const)("no entry vanishes below a damaged spec, dialect %s", async (dialect) => {
  await fc.assert(
    fc.asyncProperty(arbitrarySite(), fc.nat(60), damage, async (site, at, [field, value]) => {
      const config = damagedConfig(site, at, field, value);
      const text = JSON.stringify(config);
      const host = memoryHost({ ...site.files, "docs.json": text });
      const { navigation, diagnostics, ok } = await compileNavigation({ host, dialect });
      const kept = navigation!.editions.flatMap(({ tree }) => pageNodesIn(tree).map(([node]) => node.source.pointer));
      // A fault that several entries share is one message with all their places.
      const related = diagnostics.flatMap((each) => each.related).map(({ range }) => pointerAt(text, range));
      const found = new Set([...kept, ...diagnostics.map(({ pointer }) => pointer), ...related]);
      expect(entriesOf(config["navigation"]!, "/navigation").filter((entry) => !found.has(entry))).toEqual([]);
      // An entry whose spec is not known is the consequence of an error.
      const isUnknown = Object.values(navigation!.pages).some(({ operation }) => operation?.spec === "");
      expect(isUnknown && ok).toBe(false);
    }),
    { numRuns },
  );
});

test.each<[string, JsonValue]>([
  ["true", true],
  ["null", null],
  ["a path", "a.json"],
  ["a list", ["a.json"]],
  ["a reference to nothing", { $ref: "./gone.json" }],
  ["a reference to nothing with a field beside it", { $ref: "./gone.json", mdx: {} }],
])('where "api" is %s, that is the only problem, and its entries stay as unresolved', async (_name, api) => {
  const navigation = { groups: [{ group: "API", pages: ["GET /a"] }] };
  const host = memoryHost({ "docs.json": JSON.stringify({ name: "Site", api, navigation }) });
  const result = await compileNavigation({ host });
  expect(result.diagnostics.filter(({ severity }) => severity === "error").map(({ pointer }) => pointer)).toEqual([
    expect.stringMatching(/^\/api/),
  ]);
  expect(Object.values(result.navigation!.pages).map(({ operation }) => operation)).toMatchObject([
    { unresolved: true },
  ]);
});
