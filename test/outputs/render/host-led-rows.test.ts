// Are addresses that a host leads on shown in every form, and joined if they are many? (D603)
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";
import { compareSites, differenceOf, type ComparedSites } from "../../../src/outputs/diff/diff-navigation.ts";
import { diffText } from "../../../src/outputs/render/diff-reports.ts";
import { comparisonOf } from "../../../src/tools/preview/model/comparison.ts";
import type { ResolvedNavigation } from "../../../src/compiler/site/navigation.ts";
import type { NavigationDiff } from "../../../src/outputs/diff/navigation-diff.ts";

async function siteOf(...pages: readonly string[]): Promise<ResolvedNavigation> {
  const host = memoryHost({
    "docs.json": JSON.stringify({ name: "A", navigation: { pages } }),
    ...Object.fromEntries(pages.map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`])),
  });
  const { navigation } = await compileNavigation({ host });
  return navigation!;
}

const old = ["a", "b", "c", "d", "e", "f"];

async function compared(removed: readonly string[]): Promise<readonly [ComparedSites, NavigationDiff]> {
  const sites = compareSites(await siteOf("index", ...removed), await siteOf("index"), undefined);
  const after = removed.map((path) => ({ source: `/${path}`, destination: "/", file: "_redirects" }));
  return [sites, differenceOf(sites, { ofHosts: { before: [], after } })];
}

test("few have a row each, also in the preview", async () => {
  const [sites, diff] = await compared(["a", "b"]);
  expect(diff.ok).toBe(true);
  expect(diffText(diff)).toContain(
    "Redirects\n  ~ redirected  /a → / by _redirects\n  ~ redirected  /b → / by _redirects\n",
  );
  const { elsewhere, counts, lost } = comparisonOf(sites, diff);
  expect(elsewhere.filter(({ verb }) => verb === "redirected")).toHaveLength(2);
  expect([counts, lost]).toEqual(["2 pages removed · 2 addresses redirected by _redirects", []]);
});

test("many share a row", async () => {
  const [, diff] = await compared(old);
  expect(diffText(diff)).toContain("  ~ redirected  6 addresses (/a → /, /b → /, /c → /, …) by _redirects\n");
});

test("what leads nowhere is lost all the same, and docs.json is asked first", async () => {
  const [before, after] = [await siteOf("index", "a", "b"), await siteOf("index")];
  const redirects = [{ source: "/a", destination: "/" }];
  const sites = compareSites(before, { ...after, redirects }, undefined);
  const ofHost = ["a", "b"].map((path) => ({ source: `/${path}`, destination: "/nowhere", file: "_redirects" }));
  const diff = differenceOf(sites, { ofHosts: { before: [], after: ofHost } });
  expect([diff.lost.map(({ href }) => href), diff.ledByHost]).toEqual([["/b"], undefined]);
});
