// Does the address of each page lead to an edition that shows it, on every test site?
import { describe, expect, test } from "vitest";
import { editionByRules, editionRules } from "../../../src/tools/vite/edition-rules.ts";
import { compiledFixtures } from "../../support/compiled-fixtures.ts";

const sites = await compiledFixtures();

describe.each(sites)("$name", ({ navigation }) => {
  test("each page is in the edition that its address leads to, and in the last one where that shows it", () => {
    const rules = editionRules(navigation);
    for (const { href, placements } of Object.values(navigation.pages)) {
      const shownIn = new Set(placements.flatMap(({ editions }) => editions));
      if (shownIn.size === 0) continue;
      for (const address of [href, `${href}/`, `https://example.com${href}?q=/x#/y`])
        expect([...shownIn], address).toContain(editionByRules(rules, address));
      for (const last of shownIn) expect(editionByRules(rules, href, last)).toBe(last);
    }
  });
});

type Site = Parameters<typeof editionRules>[0];

/** A site whose pages are in these editions, by their addresses. */
function siteOf(editions: readonly object[], pages: Readonly<Record<string, readonly string[]>>): Site {
  const placed = Object.entries(pages).map(([href, shownIn]) => [href, { href, placements: [{ editions: shownIn }] }]);
  return { editions, pages: Object.fromEntries(placed) } as unknown as Site;
}

test("without a page the default edition is shown, else the first, and none if there is none", () => {
  expect(editionRules(siteOf([{ id: "fr" }, { id: "en", default: true }], {}))).toEqual({ "": ["en"] });
  expect(editionRules(siteOf([{ id: "fr" }, { id: "en" }], {}))).toEqual({ "": ["fr"] });
  expect(editionRules(siteOf([], {}))).toEqual({ "": [] });
});

test("a page that no edition lists has the rule of those around it, and folders count by their pages", () => {
  const site = siteOf([{ id: "en" }, { id: "fr" }], {
    "/a": ["en"],
    "/fr/a/b/c": ["fr"],
    "/fr/d/e/f": ["fr"],
    "/fr/draft": [],
  });
  expect(editionRules(site)).toEqual({ "": ["fr"], "/a": ["en"] });
});

test("a site in two folders needs a rule for each, whatever the number of its pages", () => {
  const pages = Array.from({ length: 50 }, (_, number) => [`/page-${number}`, `/fr/page-${number}`]).flat();
  const navigation = {
    editions: [{ id: "en", default: true }, { id: "fr" }],
    pages: Object.fromEntries(
      pages.map((href) => [href, { href, placements: [{ editions: [href.startsWith("/fr/") ? "fr" : "en"] }] }]),
    ),
  } as unknown as Site;
  const rules = editionRules(navigation);
  expect(rules).toEqual({ "": ["en"], "/fr": ["fr"] });
  expect(editionByRules(rules, "/fr/no-such-page")).toBe("fr");
  expect(editionByRules(rules, "/franz")).toBe("en");
});

test("an address is compared as browsers write it", () => {
  const rules = { "": ["en"], "/a%20b": ["fr"], "/%C3%A9": ["de"] };
  expect(editionByRules(rules, "/a b/c")).toBe("fr");
  expect(editionByRules(rules, "/é")).toBe("de");
  expect(editionByRules(rules, "/%c3%a9")).toBe("de");
  expect(editionByRules(rules, "/%")).toBe("en");
  expect(editionByRules({ ...rules, "/%": ["fr"] }, "/%/x")).toBe("fr");
  expect(editionByRules({ ...rules, "/a/b": ["fr"] }, "/a//b")).toBe("fr");
  expect(editionByRules({ ...rules, "/b": ["fr"] }, "//example.com/b")).toBe("fr");
});
