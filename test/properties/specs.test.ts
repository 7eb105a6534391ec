// Do specs reach as far as the contract says? Held against an oracle that climbs up from each node, every time.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  compileNavigation,
  memoryHost,
  type JsonObject,
  type JsonValue,
  type ResolvedNavigation,
} from "../../src/index.ts";
import { listFields } from "../../src/compiler/contract/divisions.ts";
import { pointerSegments } from "../../src/compiler/text/json-pointer.ts";
import { arbitrarySite, specOperations } from "../support/arbitrary-site.ts";
import { divisionsIn, pageNodesIn } from "../support/walk-result.ts";
import { propertyRuns } from "../support/property-runs.ts";

const runs = { numRuns: propertyRuns(300) };

async function compile(files: Readonly<Record<string, string>>): Promise<ResolvedNavigation> {
  const { navigation } = await compileNavigation({ host: memoryHost(files) });
  expect(navigation).not.toBeNull();
  return navigation!;
}

/** The objects on the way to a pointer, innermost first, each with its own pointer. */
function upFrom(root: JsonValue, pointer: string): readonly (readonly [JsonObject, string])[] {
  const found: (readonly [JsonObject, string])[] = [];
  let value: JsonValue | undefined = root;
  let at = "";
  for (const segment of ["", ...pointerSegments(pointer)]) {
    if (at !== "" || segment !== "") {
      at += `/${segment.replaceAll("~", "~0").replaceAll("/", "~1")}`;
      value = (value as JsonObject | undefined)?.[segment];
    }
    if (typeof value === "object" && value !== null && !Array.isArray(value)) found.unshift([value as JsonObject, at]);
  }
  return found;
}

function ownSpec(object: JsonObject): string | undefined {
  const { openapi } = object;
  if (typeof openapi === "string") return openapi;
  return openapi === undefined ? undefined : ((openapi as JsonObject)["source"] as string);
}

/** The nearest spec above a pointer, and the pointer of who sets it. */
function nearestSpec(root: JsonValue, pointer: string): readonly [string, string] | undefined {
  for (const [object, at] of upFrom(root, pointer)) {
    const spec = Object.hasOwn(object, "openapi") ? ownSpec(object) : undefined;
    if (spec !== undefined) return [spec, at];
  }
  return undefined;
}

test("property 3: the spec in force at a division is that of its nearest ancestor", async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySite(), async ({ navigation, files }) => {
      const root = { navigation };
      for (const { tree } of (await compile(files)).editions) {
        for (const [division] of divisionsIn(tree)) {
          // Where a selector sat, the branch's spec counts; the branch is no node of its own.
          if (division.versions !== undefined || division.languages !== undefined) continue;
          const expected = nearestSpec(root, division.source.pointer)?.[0];
          expect(division.specs?.map((spec) => spec.source)).toEqual(expected === undefined ? undefined : [expected]);
        }
      }
    }),
    runs,
  );
});

/** Every endpoint text of a value with its pointer, in document order. */
function endpointsIn(value: JsonValue, pointer: string): readonly (readonly [string, string])[] {
  if (typeof value === "string") return /^[A-Z]+ \//.test(value) ? [[value, pointer]] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    endpointsIn(child, `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`),
  );
}

/** Pointers of all objects that have to generate: a spec of their own, no children but groups, and nobody below who takes it. */
function generatorsIn(
  value: JsonValue,
  pointer: string,
  listed: ReturnType<typeof endpointsIn>,
  root: JsonValue,
): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.entries(value).flatMap(([key, child]) => generatorsIn(child, `${pointer}/${key}`, listed, root));
  if (Array.isArray(value) || ownSpec(value as JsonObject) === undefined) return below;
  const filled = listFields.filter(
    (field) => field !== "groups" && ((value as JsonObject)[field] as readonly unknown[] | undefined)?.length,
  );
  const isTaken = listed.some(([, at]) => nearestSpec(root, at)?.[1] === pointer);
  return filled.length > 0 || isTaken ? below : [pointer, ...below];
}

test("property 4: no pages, all operations once; else just the listed ones, in order", async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySite(), async ({ navigation, files }) => {
      const root = { navigation };
      const listed = endpointsIn(root, "");
      const result = await compile(files);
      const made = new Set(
        result.editions.flatMap(({ tree }) => pageNodesIn(tree).map(([node]) => node.source.pointer)),
      );
      for (const owner of generatorsIn(root, "", listed, root)) {
        expect(made.has(`${owner}/openapi`) || made.has(`${owner}/openapi/source`), `${owner} generates`).toBe(true);
      }
      for (const { tree } of result.editions) {
        const nodes = pageNodesIn(tree);
        const shown = nodes.filter(([node]) => result.pages[node.href]?.operation !== undefined);
        for (const [node] of shown) {
          const { pointer } = node.source;
          const operation = result.pages[node.href]!.operation!;
          const name = `${operation.method} ${operation.path}`;
          if (pointer.endsWith("/openapi") || pointer.endsWith("/openapi/source")) {
            const owner = pointer.replace(/\/openapi(\/source)?$/, "");
            const [object] = upFrom(root, owner)[0]!;
            const lists = listFields.filter(
              (field) => Array.isArray(object[field]) && (object[field] as readonly unknown[]).length > 0,
            );
            expect(lists.filter((field) => field !== "groups")).toEqual([]);
            const taken = listed.filter(([, at]) => nearestSpec(root, at)?.[1] === owner);
            expect(taken).toEqual([]);
            expect(operation.spec).toBe(ownSpec(object));
          } else if (listed.some(([, at]) => at === pointer)) {
            expect([name, operation.spec]).toEqual([
              listed.find(([, at]) => at === pointer)![0],
              // Without a spec above it the entry is kept, of a spec that nobody knows (D56).
              nearestSpec(root, pointer)?.[0] ?? "",
            ]);
          }
        }
        for (const [division] of divisionsIn(tree)) {
          const bySpec = groupBy(
            pageNodesIn(division).filter(([node]) => /\/openapi(\/source)?$/.test(node.source.pointer)),
            ([node]) => node.source.pointer,
          );
          for (const [, made] of bySpec) {
            const operations = made.map(([node]) => result.pages[node.href]!.operation!);
            const names = operations.map(({ method, path }) => `${method} ${path}`);
            if (division.source.pointer === made[0]![0].source.pointer.replace(/\/openapi(\/source)?$/, "")) {
              expect(names.toSorted()).toEqual([...specOperations[operations[0]!.spec]!].toSorted());
            }
          }
        }
      }
    }),
    runs,
  );
});

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
