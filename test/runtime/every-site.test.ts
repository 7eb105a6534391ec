// Does the runtime show every page of every test site, and say the same of it as the result?
import { describe, expect, test } from "vitest";
import type { Page, ResolvedNavigation } from "../../src/index.ts";
import {
  alternatesOf,
  barsOf,
  eyebrowOf,
  findPage,
  isOpen,
  languageChoices,
  openNavigation,
  sidebarEntries,
  switchTarget,
  versionChoices,
  viewPage,
  type PageView,
  type SidebarEntry,
} from "../../src/runtime/index.ts";
import { compiledFixtures } from "../support/compiled-fixtures.ts";

const sites = await compiledFixtures();

describe.each(sites)("$name", ({ navigation }) => {
  const site = openNavigation(navigation);

  test("each page is found by its address, unless a redirect takes it away", () => {
    for (const page of Object.values(navigation.pages)) {
      const found = findPage(site, page.href);
      if (found.kind === "redirect") continue;
      expect([page.href, found]).toEqual([page.href, { kind: "page", page, hash: "" }]);
      for (const other of [
        `${page.href.replace(/\/$/, "")}/`,
        `${page.href}#part`,
        `https://docs.example.com${page.href}?q=1`,
      ])
        expect(findPage(site, other)).toMatchObject({ kind: "page", page });
    }
  });

  test("each view has the trail, the sidebar and the node of its placement", () => {
    for (const view of viewsOf(navigation)) {
      const { placement, trail, sidebar, node, levels } = view;
      expect(trail.slice(1).map(({ id }) => id)).toEqual(placement.trail);
      expect(sidebar.id).toBe(placement.sidebar);
      expect(node?.id ?? null).toBe(placement.node);
      expect(levels.at(-1)).toBe(sidebar);
      expect(barsOf(view).every(({ active, entries }) => active === undefined || entries.includes(active))).toBe(true);
    }
  });

  test("the node of a shown page is in its sidebar, below open groups only", () => {
    for (const view of viewsOf(navigation)) {
      if (view.node === undefined || view.node.hidden === true || view.page.hidden === true) continue;
      if (view.node.kind !== "page" && view.node.kind !== "group") continue;
      expect(openEntries(view).map(({ id }) => id)).toContain(view.node.id);
    }
  });

  test("a choice leads to a page, and the reason same-page is given for the same page only", () => {
    const choices = viewsOf(navigation).flatMap((view) =>
      [...languageChoices(view), ...versionChoices(view)].map((choice) => ({ view, choice })),
    );
    const wrong = choices.filter(({ view, choice: { edition, target = "", reason } }) => {
      const page = navigation.pages[target];
      if (edition === null || reason === undefined) return false;
      return page === undefined ? !/^[a-z]+:/.test(target) : reason === "same-page" && !isSame(page, view.page);
    });
    expect(wrong.map(({ view, choice }) => [view.page.href, choice])).toEqual([]);
  });

  test("a page has a target in each edition that has a page", () => {
    const editions = navigation.editions.filter(({ href }) => href !== undefined);
    const without = viewsOf(navigation).flatMap((view) =>
      editions.filter(({ id }) => switchTarget(view, id) === undefined).map(({ id }) => [view.page.href, id]),
    );
    expect(without).toEqual([]);
  });

  test("alternates are the counterparts in the same version, each language once", () => {
    for (const view of viewsOf(navigation)) {
      const found = alternatesOf(view);
      expect(new Set(found.map(({ hreflang }) => hreflang)).size).toBe(found.length);
      if (found.length > 0) expect(found.map(({ href }) => href)).toContain(view.page.href);
    }
  });

  test("what is above the title ends with the section", () => {
    for (const view of viewsOf(navigation)) {
      const eyebrow = eyebrowOf(view);
      if (eyebrow.kind === "breadcrumbs") expect(eyebrow.items.at(-1)?.label).toBe(view.placement.section);
      else expect(eyebrow.kind === "section" ? eyebrow.label : undefined).toBe(view.placement.section);
    }
  });

  function viewsOf({ pages }: ResolvedNavigation): readonly PageView[] {
    return Object.values(pages).flatMap((page) =>
      [...new Set(page.placements.flatMap(({ editions }) => editions))].flatMap((id) => viewPage(site, page, id) ?? []),
    );
  }
});

function openEntries(view: PageView): readonly SidebarEntry[] {
  const below = (entries: readonly SidebarEntry[]): readonly SidebarEntry[] =>
    entries.flatMap((entry) =>
      entry.kind === "group" && isOpen(view, entry) ? [entry, ...below(sidebarEntries(view, entry))] : [entry],
    );
  return below(sidebarEntries(view));
}

function isSame(page: Page, other: Page): boolean {
  return page.key === other.key || page.href === other.href;
}
