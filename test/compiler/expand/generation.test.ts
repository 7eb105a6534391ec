// What holds for generated pages whatever the spec, and what is too much? (D8, D22)
import fc from "fast-check";
import { expect, test } from "vitest";
import { compileNavigation } from "../../../src/index.ts";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import { propertyRuns } from "../../support/property-runs.ts";

const small = JSON.stringify({
  openapi: "3.1.0",
  info: { title: "API", version: "1" },
  paths: { "/a": { get: {}, put: {} }, "/b": { get: {}, put: {} } },
});

test("pages beyond the limit of nodes are not made, and that is reported once per use", async () => {
  const groups = Array.from({ length: 40 }, (_, index) => ({ group: `G${index}`, openapi: "a.json" }));
  const host = memoryHost({ "a.json": small });
  // docs.json itself has about 120 nodes.
  const config = { navigation: { groups } };
  const { navigation, diagnostics } = await compileNavigation({ config, host, limits: { nodes: 130 } });
  expect(Object.keys(navigation!.pages)).toHaveLength(4);
  expect(new Set(diagnostics.map(({ code }) => code))).toContain("limit-exceeded");
});

test("a large spec below a thousand directories is numbered once", async () => {
  const paths = Object.fromEntries(
    Array.from({ length: 3000 }, (_, index) => [`/p${index}`, { get: { summary: "Same" } }]),
  );
  const groups = Array.from({ length: 1000 }, (_, index) => ({
    group: `G${index}`,
    openapi: { source: "a.json", directory: `d${index}` },
    pages: ["GET /p2999"],
  }));
  const host = memoryHost({ "a.json": JSON.stringify({ openapi: "3.1.0", paths }) });
  const { navigation } = await compileNavigation({ config: { navigation: { groups } }, host });
  expect(Object.keys(navigation!.pages)).toContain("/d999/same-2999");
}, 5000);

const words = fc.constantFrom("", "index", "List", "list", "List.", "A/B", "..", "{x}", " ");
const operations = fc.array(fc.record({ tag: words, summary: words, href: fc.option(words) }), { maxLength: 8 });

test("no two operations share an address, and the same input gives the same addresses", async () => {
  await fc.assert(
    fc.asyncProperty(operations, operations, words, async (first, second, directory) => {
      const host = memoryHost({ "a.json": specOf(first), "b.json": specOf(second) });
      const openapi = ["a.json", { source: "b.json", directory }];
      const config = { navigation: { tabs: [{ tab: "API", openapi }] } };
      const { navigation } = await compileNavigation({ config, host });
      const shown = Object.values(navigation!.pages).map(({ operation }) => JSON.stringify(operation));
      expect(new Set(shown).size).toBe(first.length + second.length);
      const again = await compileNavigation({ config, host });
      expect(JSON.stringify(again.navigation)).toBe(JSON.stringify(navigation));
    }),
    { numRuns: propertyRuns(150) },
  );
});

function specOf(
  list: readonly { readonly tag: string; readonly summary: string; readonly href: string | null }[],
): string {
  const paths = Object.fromEntries(
    list.map(({ tag, summary, href }, index) => [
      `/p${index}`,
      { get: { tags: [tag], summary, ...(href === null ? {} : { "x-mint": { href } }) } },
    ]),
  );
  return JSON.stringify({ openapi: "3.1.0", info: { title: "API", version: "1" }, paths });
}
