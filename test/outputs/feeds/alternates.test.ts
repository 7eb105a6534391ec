// Do the links of a page and the sitemap give search engines the same addresses of it in other languages?
import { expect, test } from "vitest";
import { feedTable } from "../../../src/outputs/feeds/feed-table.ts";
import { pageAlternates } from "../../../src/outputs/feeds/page-alternates.ts";
import { pageKinds } from "../../../src/outputs/feeds/page-kinds.ts";
import { compileNavigation, type Page, type ResolvedNavigation } from "../../../src/index.ts";
import { isForSearchEngines } from "../../../src/compiler/site/for-search-engines.ts";
import { alternatesOf, openNavigation, viewPage } from "../../../src/runtime.ts";
import { compiledFixtures } from "../../support/compiled-fixtures.ts";
import { siteOf } from "./feed-site.ts";

const acme = await compileNavigation({ root: "examples/acme" });
const sites = [{ name: "acme", navigation: acme.navigation! }, ...(await compiledFixtures())];

test.each(sites)(
  "each page of $name has the alternates of the sitemap, in every edition of its version",
  ({ navigation }) => {
    expect(alternatesOfPages(navigation)).toEqual(alternatesInSitemap(navigation));
  },
);

test("both leave out the same pages", () => {
  const kinds = new Set<string>();
  for (const { navigation } of sites) {
    const site = openNavigation(navigation);
    const kindOf = pageKinds(navigation);
    for (const page of Object.values(navigation.pages)) {
      const kind = kindOf(page);
      kinds.add(kind);
      expect([page.href, kind, isForSearchEngines(site, page)]).toEqual([page.href, kind, feedTable[kind].sitemap]);
    }
  }
  const ofLinks = ["outsideLink", "stub"];
  expect([...kinds].toSorted()).toEqual(
    Object.keys(feedTable)
      .filter((kind) => !ofLinks.includes(kind))
      .toSorted(),
  );
});

test("a language whose code is no language tag is in neither, and a hidden one neither", async () => {
  const language = (code: string, hidden = false) => ({ language: code, hidden, pages: [`${code}/start`] });
  const languages = [language("en"), language("zh_CN"), language("fr"), language("de", true), language("a b")];
  const navigation = await siteOf(
    { navigation: { languages } },
    Object.fromEntries(languages.map(({ language: code }) => [`${code}/start`, ""])),
  );
  const expected = ["en /en/start", "fr /fr/start", "x-default /en/start"];
  const found = alternatesOfPages(navigation);
  expect([found.get("/en/start en"), found.get("/zh_CN/start zh_CN"), found.get("/de/start de")]).toEqual([
    expected,
    [],
    [],
  ]);
  expect(found).toEqual(alternatesInSitemap(navigation));
});

/** By page and edition; a page of several versions is one of the first for search engines (D140). */
function alternatesOfPages(navigation: ResolvedNavigation): ReadonlyMap<string, readonly string[]> {
  const site = openNavigation(navigation);
  return inEditions(navigation, (page, id) => alternatesOf(viewPage(site, page, id)!));
}

function alternatesInSitemap(navigation: ResolvedNavigation): ReadonlyMap<string, readonly string[]> {
  const kindOf = pageKinds(navigation);
  const inSitemap = pageAlternates(navigation, kindOf);
  return inEditions(navigation, (page) => (feedTable[kindOf(page)].sitemap ? inSitemap(page) : []));
}

function inEditions(
  navigation: ResolvedNavigation,
  find: (page: Page, edition: string) => readonly { readonly hreflang: string; readonly href: string }[],
): ReadonlyMap<string, readonly string[]> {
  const versions = new Map(navigation.editions.map(({ id, version }) => [id, version]));
  return new Map(
    Object.values(navigation.pages).flatMap((page) => {
      const ids = page.placements.flatMap(({ editions }) => editions);
      const first = ids.filter((id) => versions.get(id) === versions.get(ids[0]!));
      return first.map((id) => [
        `${page.href} ${id}`,
        find(page, id).map(({ hreflang, href }) => `${hreflang} ${href}`),
      ]);
    }),
  );
}
