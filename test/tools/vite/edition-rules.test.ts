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

test("a site in two folders needs a rule for each, whatever the number of its pages", () => {
  const pages = Array.from({ length: 50 }, (_, number) => [`/page-${number}`, `/fr/page-${number}`]).flat();
  const navigation = {
    editions: [{ id: "en", default: true }, { id: "fr" }],
    pages: Object.fromEntries(
      pages.map((href) => [href, { href, placements: [{ editions: [href.startsWith("/fr/") ? "fr" : "en"] }] }]),
    ),
  } as unknown as Parameters<typeof editionRules>[0];
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
});
