// What has a host to show on a page? Worked out from the navigation, without the code of any adapter.
import type { LanguageOption, Neighbor, ResolvedNavigation, VersionOption } from "../../src/index.ts";
import { groupBy } from "../../src/compiler/text/group-by.ts";
import {
  isCurrent,
  isOpen,
  languageChoices,
  openNavigation,
  sidebarEntries,
  versionChoices,
  viewPage,
  type Choice,
  type PageView,
  type SidebarEntry,
} from "../../src/runtime.ts";

/** An entry of a sidebar, in the order in which a reader meets it. */
export type ShownEntry = ShownLink | ShownGroup;

export interface ShownLink {
  readonly kind: "link";
  /** Without badges. */
  readonly label: string;
  /** Undefined for an entry that is no link. */
  readonly href: string | undefined;
  readonly active: boolean;
}

export interface ShownGroup {
  readonly kind: "group";
  /** Without badges. */
  readonly label: string;
  /** Undefined for a title that is no link. */
  readonly href: string | undefined;
  readonly active: boolean;
  readonly open: boolean;
}

export interface ShownChoice {
  readonly label: string;
  /** Undefined for a choice without a link. That of the current one is not compared. */
  readonly href: string | undefined;
  readonly current: boolean;
}

/** What a reader sees on an open page. Addresses are paths from the top of the host, or whole ones out of it. */
export interface ShownPage {
  readonly title: string;
  readonly lang: string;
  readonly dir: string;
  readonly sidebar: readonly ShownEntry[];
  readonly prev: Neighbor | null;
  readonly next: Neighbor | null;
  readonly languages: readonly ShownChoice[];
  readonly versions: readonly ShownChoice[];
}

/** Where a host has a page in an edition. */
export type AddressOf = (href: string, edition: string) => string;

/** Each page once in each edition that has it, in the order of the pages. */
export function viewsOf(navigation: ResolvedNavigation): readonly PageView[] {
  const site = openNavigation(navigation);
  return Object.values(navigation.pages).flatMap((page) => {
    const editions = new Set(page.placements.flatMap((placement) => placement.editions));
    return [...editions].flatMap((id) => viewPage(site, page, id) ?? []);
  });
}

/** The views in each sidebar of each edition. */
export function viewsBySidebar(views: readonly PageView[]): Iterable<readonly PageView[]> {
  return groupBy(views, ({ edition, sidebar }) => `${edition.id}\n${sidebar.id}`).values();
}

/** The first page of each group: a group may be there only while it is open. */
export function firstOfGroups(views: readonly PageView[]): readonly PageView[] {
  const byGroup = groupBy(views, ({ trail }) => trail.at(-1)!.id);
  return [...byGroup.values()].map((inGroup) => inGroup[0]!);
}

/**
 * What the page of a view has to show.
 *
 * @param omitsClosed - Whether the host leaves the entries of closed groups out of its pages.
 * @param before - Pages in the same sidebar whose groups are still open.
 */
export function expectedPage(
  view: PageView,
  addressOf: AddressOf,
  omitsClosed: boolean,
  before: readonly PageView[] = [],
): ShownPage {
  const { page, placement, edition } = view;
  const addressHere = (href: string): string => (view.site.navigation.pages[href] ? addressOf(href, edition.id) : href);
  const neighbor = (found: Neighbor | null): Neighbor | null =>
    found && { ...found, label: found.label.trim(), href: addressHere(found.href) };
  return {
    title: page.title.trim(),
    lang: view.lang ?? "",
    dir: view.dir,
    sidebar: sidebarEntries(view).flatMap((entry) => entriesFrom(entry, { view, addressHere, omitsClosed, before })),
    prev: neighbor(placement.prev),
    next: neighbor(placement.next),
    languages: languageChoices(view).map((choice) => shownChoice(choice, addressOf)),
    versions: versionChoices(view).map((choice) => shownChoice(choice, addressOf)),
  };
}

/** A sidebar in which each entry of the open page is marked, also the title of a group whose root page is in its list. */
export function withEachActive(sidebar: readonly ShownEntry[]): readonly ShownEntry[] {
  const { href } = sidebar.find(({ active }) => active) ?? {};
  return sidebar.map((each) => ({ ...each, active: href !== undefined && each.href === href }));
}

/** A sidebar of a host in which a group without a label has no row: its entries are beside it. */
export function withoutBlankGroups(sidebar: readonly ShownEntry[]): readonly ShownEntry[] {
  return sidebar.filter(({ kind, label }) => kind === "link" || label !== "");
}

interface SidebarContext {
  readonly view: PageView;
  readonly addressHere: (href: string) => string;
  readonly omitsClosed: boolean;
  readonly before: readonly PageView[];
}

function entriesFrom(entry: SidebarEntry, context: SidebarContext): readonly ShownEntry[] {
  const { view, addressHere, omitsClosed, before } = context;
  const active = isCurrent(view, entry);
  // Readers see no blanks at the ends.
  const label = entry.label.trim();
  if (entry.kind === "page") {
    const target = view.site.navigation.pages[entry.href]?.url ?? entry.href;
    return [{ kind: "link", label, href: entry.missing ? undefined : addressHere(target), active }];
  }
  const target = entry.root ?? (entry.external ? entry.href : undefined);
  const href = target === undefined ? undefined : addressHere(target);
  const below = sidebarEntries(view, entry).flatMap((child) => entriesFrom(child, context));
  if (below.length === 0) return [{ kind: "link", label, href, active }];
  const open = !entry.display.collapsible || [view, ...before].some((each) => isOpen(each, entry));
  return [{ kind: "group", label, href, active, open }, ...(open || !omitsClosed ? below : [])];
}

function shownChoice(choice: Choice<LanguageOption> | Choice<VersionOption>, addressOf: AddressOf): ShownChoice {
  const { label, current, target, edition } = choice;
  const href = target === undefined || edition === null ? target : addressOf(target, edition);
  return { label, href, current };
}
