// Does a Starlight site show every page of every test site as the runtime shows it?
import { expect, test } from "vitest";
import { toStarlight, type StarlightEntry, type StarlightNavigation } from "../../../../src/adapters.ts";
import {
  isOpen,
  openNavigation,
  sidebarEntries,
  viewPage,
  type PageView,
  type SidebarEntry,
} from "../../../../src/runtime.ts";
import { compiledFixtures } from "../../../support/compiled-fixtures.ts";

const sites = await compiledFixtures();

test.each(sites)("the sidebars of $name have what the runtime shows, at the place of each page", ({ navigation }) => {
  const site = openNavigation(navigation);
  const made = toStarlight(navigation);
  // A page of an edition that is beyond the limits has no view.
  const views = Object.values(navigation.pages).flatMap((page) => viewPage(site, page) ?? []);
  expect(Object.keys(made.pages)).toHaveLength(views.length);
  for (const [index, entry] of Object.values(made.pages).entries()) {
    const view = views[index]!;
    const found = openedAt(made, entry);
    expect(found.labels).toEqual(openLabels(view, sidebarEntries(view)));
    const { prev, next } = view.placement;
    expect([entry.prev ?? null, entry.next ?? null]).toEqual([prev, next]);
    const isShown = view.node?.kind === "page" && sidebarLabels(view).includes(view.node.id);
    if (isShown) expect(found.current).toBe(view.page.url ?? view.page.href);
  }
});

/** What a reader sees in a sidebar before a click, as the middleware leaves it. */
function openedAt(
  { sidebars }: StarlightNavigation,
  { sidebar, place }: { readonly sidebar: string; readonly place: readonly number[] },
): { readonly labels: readonly string[]; readonly current: string | undefined } {
  let current: string | undefined;
  const labelsIn = (entries: readonly StarlightEntry[], way: readonly number[] | undefined): readonly string[] =>
    entries.flatMap((entry, index) => {
      const isOnWay = way?.[0] === index;
      if (entry.type === "link") {
        if (isOnWay) current = entry.href;
        return [entry.label];
      }
      const isClosed = entry.collapsed && !isOnWay;
      return isClosed ? [entry.label] : [entry.label, ...labelsIn(entry.entries, isOnWay ? way.slice(1) : undefined)];
    });
  return { labels: labelsIn(sidebars[sidebar]!.entries, place), current };
}

function openLabels(view: PageView, entries: readonly SidebarEntry[]): readonly string[] {
  return entries.flatMap((entry) => {
    if (entry.kind === "page") return [entry.label];
    // A group without a label has no row, so it is never closed.
    const own = entry.label.trim() === "" ? [] : [entry.label];
    if (own.length > 0 && !isOpen(view, entry)) return own;
    // Its root page is all that a group without entries has: the title is a link.
    if (own.length > 0 && sidebarEntries(view, entry).length === 0) return own;
    const root = entry.hidden ? undefined : view.site.navigation.pages[entry.root ?? ""];
    if (root?.missing) return [...own, ...openLabels(view, sidebarEntries(view, entry))];
    const lists = entry.children.some((child) => child.kind === "page" && child.href === root?.href);
    const first = root === undefined || lists ? [] : [root.sidebarTitle ?? root.title];
    return [...own, ...first, ...openLabels(view, sidebarEntries(view, entry))];
  });
}

function sidebarLabels(view: PageView, entries: readonly SidebarEntry[] = sidebarEntries(view)): readonly string[] {
  return entries.flatMap((entry) =>
    entry.kind === "page" ? [entry.id] : [entry.id, ...sidebarLabels(view, sidebarEntries(view, entry))],
  );
}
