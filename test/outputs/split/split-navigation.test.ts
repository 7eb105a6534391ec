// Does the part of each edition answer as the whole navigation, for each page of every test site?
import { describe, expect, test } from "vitest";
import { splitNavigation, type EditionPart, type NavigationIndex } from "../../../src/index.ts";
import {
  alternatesOf,
  findPage,
  languageChoices,
  loadEdition,
  openNavigation,
  switchTarget,
  versionChoices,
  viewPage,
  type OpenNavigation,
  type PageView,
} from "../../../src/runtime.ts";
import { compiledFixtures } from "../../support/compiled-fixtures.ts";

const sites = await compiledFixtures();

describe.each(sites)("$name", ({ navigation }) => {
  test("each part answers as the whole navigation, for each page and each edition", async () => {
    const whole = openNavigation(navigation);
    const { index, files } = splitNavigation(navigation);
    const texts = new Map(files.map(({ file, text }) => [file, text]));
    for (const { id } of navigation.editions) {
      // oxlint-disable-next-line no-await-in-loop -- one part after the other, as in a browser
      const part = await loadEdition(parsed(index), id, async (file) => JSON.parse(texts.get(file) ?? "null"));
      const pages = Object.values(navigation.pages).filter((page) => viewPage(whole, page, id)?.edition.id === id);
      expect(Object.keys(part.navigation.pages)).toEqual(pages.map(({ href }) => href));
      for (const { href } of pages) expect(answersFor(part, href, id)).toEqual(answersFor(whole, href, id));
    }
  });

  function answersFor(site: OpenNavigation, href: string, edition: string): object {
    const found = findPage(site, href);
    const page = site.navigation.pages[href]!;
    const view = viewPage(site, page, edition)!;
    return {
      found: found.kind === "page" ? found.page.href : found,
      ...seen(view),
      targets: navigation.editions.map(({ id }) => switchTarget(view, id)),
      alternates: alternatesOf(view),
      choices: [languageChoices(view), versionChoices(view)],
    };
  }
});

function seen({ page, edition, placement, trail, levels, sidebar, node, lang, dir }: PageView): object {
  const { placements: _, ...fields } = page;
  const { editions: __, ...place } = placement;
  return { fields, edition, place, trail, levels, sidebar, node, lang, dir };
}

function parsed(index: NavigationIndex): NavigationIndex {
  return JSON.parse(JSON.stringify(index)) as NavigationIndex;
}

test("the sites have switches of every reason, and pages that several editions list", () => {
  const parts = sites.flatMap(({ navigation }) =>
    splitNavigation(navigation).files.map(({ text }) => (JSON.parse(text) as EditionPart).part),
  );
  for (const table of ["counterparts", "listed", "sections"] as const)
    expect(parts.filter((part) => Object.keys(part[table]).length > 0).length).toBeGreaterThan(1);
});

test("an edition that the index lacks is refused", async () => {
  const index: NavigationIndex = { formatVersion: 1, editions: [], redirects: [] };
  await expect(loadEdition(index, "fr", () => Promise.resolve({}))).rejects.toThrow(RangeError);
});
