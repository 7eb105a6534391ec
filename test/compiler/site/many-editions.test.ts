// The work for many editions is bounded by the size of the result (D13, D22).
import { expect, test } from "vitest";
import { compileNavigation, type ResolvedNavigation } from "../../../src/index.ts";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";

test("a tab is made once for all editions that have nothing in it", async () => {
  const { editions } = await compile({ tabs: numbers(20).map((tab) => tabWithVersions(tab)) });
  expect(editions).toHaveLength(40);
  const tabs = new Set(editions.flatMap(({ tree }) => tree.children));
  // Two with a page, and one for all other editions.
  expect(tabs.size).toBe(20 * 3);
});

test("equal options are one object", async () => {
  const { editions } = await compile({ languages: numbers(10).map((language) => languageWithVersions(language, 10)) });
  expect(editions).toHaveLength(100);
  const trees = editions.map(({ tree }) => tree);
  // Once as the current one; and each version once as another, each language once a version as another.
  expect(new Set(trees.flatMap(({ versions }) => versions ?? [])).size).toBe(100 + 100);
  expect(new Set(trees.flatMap(({ languages }) => languages ?? [])).size).toBe(100 + 100);
});

test("a hundred tabs with versions of their own are built", async () => {
  const { editions } = await compile({ tabs: numbers(100).map((tab) => tabWithVersions(tab)) });
  expect(editions).toHaveLength(200);
});

test("thirty languages of thirty versions are built", async () => {
  const { editions } = await compile({ languages: numbers(30).map((language) => languageWithVersions(language, 30)) });
  expect(editions).toHaveLength(900);
});

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function tabWithVersions(tab: number): object {
  const versions = [1, 2].map((version) => ({ version: `${tab}.${version}`, pages: [`${tab}/${version}`] }));
  return { tab: `Tab ${tab}`, versions };
}

function languageWithVersions(language: number, count: number): object {
  const versions = numbers(count).map((version) => ({ version: `v${version}`, pages: [`${language}/${version}`] }));
  return { language: `x${language}`, versions };
}

async function compile(navigation: object): Promise<ResolvedNavigation> {
  const host = memoryHost({ "docs.json": JSON.stringify({ navigation }) });
  return (await compileNavigation({ host })).navigation!;
}
