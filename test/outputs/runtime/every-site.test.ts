// Does the runtime show every page of every test site, and say the same of it as the result?
import { expect, test } from "vitest";
import type { GroupDivision, Page } from "../../../src/index.ts";
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
  type AlsoShown,
  type OpenNavigation,
  type PageView,
  type SidebarEntry,
} from "../../../src/runtime.ts";
import { compiledFixtures } from "../../support/compiled-fixtures.ts";

const sites = await compiledFixtures();

test.each(sites)("the runtime shows each page of $name as the result has it", ({ navigation }) => {
  const site = openNavigation(navigation);
  for (const page of Object.values(navigation.pages)) expectFound(site, page);
  const places = Object.values(navigation.pages).flatMap((page) =>
    page.placements.flatMap(({ editions }) => editions.map((edition) => ({ page, edition }))),
  );
  const views = places.flatMap(({ page, edition }) => viewPage(site, page, edition) ?? []);
  expect(views.map(({ edition }) => edition.id)).toEqual(places.map(({ edition }) => edition));
  for (const view of views) {
    expectPlacement(view);
    expectInSidebar(view);
    expectTargets(view);
    expectEyebrow(view);
    expectAlternates(view);
  }
});

/** Each page is found by its address, unless a redirect takes it away. */
function expectFound(site: OpenNavigation, page: Page): void {
  const found = findPage(site, page.href);
  if (found.kind === "redirect") return;
  expect([page.href, found]).toEqual([page.href, { kind: "page", page, hash: "" }]);
  for (const other of [
    `${page.href.replace(/\/$/, "")}/`,
    `${page.href}#part`,
    `https://docs.example.com${page.href}?q=1`,
  ]) {
    const again = findPage(site, other);
    expect([other, again.kind === "page" && again.page]).toEqual([other, page]);
  }
}

/** A view has the trail, the sidebar and the node of its placement. */
function expectPlacement(view: PageView): void {
  const { placement, trail, sidebar, node, levels } = view;
  expect(trail.slice(1).map(({ id }) => id)).toEqual(placement.trail);
  expect([sidebar.id, node?.id ?? null]).toEqual([placement.sidebar, placement.node]);
  expect(levels.at(-1)).toBe(sidebar);
  expect(barsOf(view).every(({ active, entries }) => active === undefined || entries.includes(active))).toBe(true);
}

/** The node of a shown page is in its sidebar, below open groups only; that of a page without a file is there for previews. */
function expectInSidebar(view: PageView): void {
  const missing = { missing: true };
  const entries = openEntries(view);
  expect(entries.filter((entry) => entry.kind === "page" && entry.missing)).toEqual([]);
  expect(entries.filter((entry) => entry.kind === "group" && !leadsOn(view, entry))).toEqual([]);
  if (view.node === undefined || view.node.hidden === true || view.page.hidden === true) return;
  if (view.node.kind !== "page" && view.node.kind !== "group") return;
  const shown = view.page.missing ? openEntries(view, missing) : entries;
  expect(shown.map(({ id }) => id)).toContain(view.node.id);
}

/** True for a group with a target, or with an entry that has one. */
function leadsOn(view: PageView, group: GroupDivision): boolean {
  const entries = sidebarEntries(view, group);
  return group.href !== undefined || entries.some((entry) => entry.kind === "page" || leadsOn(view, entry));
}

/** A choice leads to a page, the reason same-page is given for the same page only, and each edition with a page has a target. */
function expectTargets(view: PageView): void {
  const { editions, pages } = view.site.navigation;
  const wrong = [...languageChoices(view), ...versionChoices(view)].filter(({ edition, target = "", reason }) => {
    const page = pages[target];
    if (edition === null || reason === undefined) return false;
    return page === undefined ? !/^[a-z]+:/.test(target) : reason === "same-page" && !isSame(page, view.page);
  });
  expect([view.page.href, wrong]).toEqual([view.page.href, []]);
  const without = editions.filter(({ id, href }) => href !== undefined && switchTarget(view, id) === undefined);
  expect([view.page.href, without.map(({ id }) => id)]).toEqual([view.page.href, []]);
}

/** What is above the title ends with the section. */
function expectEyebrow(view: PageView): void {
  const eyebrow = eyebrowOf(view);
  if (eyebrow.kind === "breadcrumbs") expect(eyebrow.items.at(-1)?.label).toBe(view.placement.section);
  else expect(eyebrow.kind === "section" ? eyebrow.label : undefined).toBe(view.placement.section);
}

/** Alternates have each language once, the page itself among them. */
function expectAlternates(view: PageView): void {
  const found = alternatesOf(view);
  expect(new Set(found.map(({ hreflang }) => hreflang)).size).toBe(found.length);
  if (found.length > 0) expect(found.map(({ href }) => href)).toContain(view.page.href);
}

function openEntries(view: PageView, also?: AlsoShown): readonly SidebarEntry[] {
  const below = (entries: readonly SidebarEntry[]): readonly SidebarEntry[] =>
    entries.flatMap((entry) =>
      entry.kind === "group" && isOpen(view, entry) ? [entry, ...below(sidebarEntries(view, entry, also))] : [entry],
    );
  return below(sidebarEntries(view, view.sidebar, also));
}

function isSame(page: Page, other: Page): boolean {
  return page.key === other.key || page.href === other.href;
}
