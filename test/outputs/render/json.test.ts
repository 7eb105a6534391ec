// Is the result in chunks the same JSON?
import { expect, test } from "vitest";
import { jsonChunks, navigationJson } from "../../../src/outputs/render/navigation-json.ts";
import type { ResolvedNavigation } from "../../../src/compiler/site/navigation.ts";
import { compiledFixture } from "../../support/compiled-fixtures.ts";
import { fixtureCases } from "../../support/fixture-cases.ts";

test.each(fixtureCases())("$name", async (fixture) => {
  const { navigation } = await compiledFixture(fixture);
  expect(navigationJson(navigation)).toBe(`${JSON.stringify(navigation)}\n`);
});

test.each<unknown>([
  {},
  { pages: {} },
  { editions: [], pages: { "/a": { trail: [] } } },
  { editions: [{ tree: { children: [{ extra: { children: [undefined, null] }, hidden: undefined }] } }] },
  { counterparts: { '"': { children: "text" } }, pages: [1, [2, { pages: 3 }]], tree: undefined },
])("%j", (value) => {
  expect(navigationJson(value as ResolvedNavigation)).toBe(`${JSON.stringify(value)}\n`);
});

test("no chunk grows with the site", () => {
  const pages = Object.fromEntries(
    Array.from({ length: 30_000 }, (_, number) => [`/p${number}`, { title: "T".repeat(90) }]),
  );
  const lengths = [...jsonChunks({ pages } as unknown as ResolvedNavigation)].map((chunk) => chunk.length);
  expect(lengths.length).toBeGreaterThan(5);
  expect(Math.max(...lengths)).toBeLessThan(530_000);
});
