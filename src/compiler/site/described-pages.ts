// The parts of a result that only describe a page, and makes a result in which some descriptions are new (D106).
import type { ExpandedPage } from "../expand/expanded-tree.ts";
import { jsonBytesAtMost } from "../text/byte-lengths.ts";
import { type MaybeUndefined, withoutUndefined } from "../text/json-value.ts";
import type { Division, PageNode, ResolvedNavigation } from "./navigation.ts";
import type { Neighbor, Page } from "./page.ts";

/** The description of a page. */
export type Described = Omit<
  ExpandedPage,
  | "path"
  | "file"
  | "missing"
  | "operation"
  | "key"
  | "url"
  | "related"
  | "groups"
  | "reference"
  | "symbol"
  | "provenance"
>;

type OfPage = "title" | "sidebarTitle" | "description" | "icon" | "tag" | "deprecated" | "noindex" | "frontmatter";

/** The fields of a page that depend on docs.json and on other pages. */
export type PlacedPage = MaybeUndefined<Omit<Page, OfPage>>;

/** A page of the result, with its fields in the fixed order of format 1. */
export function describedPage(placed: PlacedPage, described: Described): Page {
  const { title, sidebarTitle, description, icon, tag, deprecated, noindex, hidden, frontmatter } = described;
  return withoutUndefined({
    href: placed.href,
    path: placed.path,
    file: placed.file,
    title,
    sidebarTitle,
    description,
    icon,
    tag,
    deprecated: deprecated === true ? true : undefined,
    hidden: placed.hidden,
    indexed: placed.indexed,
    noindex: noindex === true || (hidden === true && placed.indexed !== true) ? true : undefined,
    url: placed.url,
    related: placed.related,
    groups: placed.groups,
    missing: placed.missing,
    operation: placed.operation,
    reference: placed.reference,
    symbol: placed.symbol,
    frontmatter,
    key: placed.key,
    language: placed.language,
    version: placed.version,
    placements: placed.placements,
  });
}

/** What a sidebar shows for a page. */
export function pageLabel({ sidebarTitle, title }: Pick<Described, "sidebarTitle" | "title">): string {
  return sidebarTitle ?? title;
}

type OfNode = "kind" | "label" | "icon" | "tag" | "deprecated";

/** The fields of a page's node that depend on docs.json and on other pages. */
export type PlacedNode = MaybeUndefined<Omit<PageNode, OfNode>>;

/** The node of a page in a list, with its fields in the fixed order of format 1. */
export function describedNode(placed: PlacedNode, described: Described): PageNode {
  return withoutUndefined({
    id: placed.id,
    kind: "page",
    href: placed.href,
    label: pageLabel(described),
    icon: described.icon,
    tag: described.tag,
    method: placed.method,
    deprecated: described.deprecated === true ? true : undefined,
    hidden: placed.hidden,
    missing: placed.missing,
    external: placed.external,
    source: placed.source,
  });
}

interface ShownFields {
  readonly label: string;
  readonly tag: string | undefined;
  readonly method: string | undefined;
  readonly deprecated: boolean | undefined;
}

/** What readers see of a page in a list: nodes for which this is equal look the same. */
export function shownAs({ label, tag, method, deprecated }: ShownFields): string {
  return JSON.stringify([label.trim(), tag ?? "", method ?? "", deprecated === true]);
}

/** A result with new descriptions, and an upper limit for the bytes of the new parts as JSON. */
export interface DescribedAgain {
  readonly navigation: ResolvedNavigation;
  readonly bytesAtMost: number;
  /** Whether pages may share a title in a list where titles changed, now or before: that is reported (D131). */
  readonly mayShareTitles: boolean;
}

/**
 * The result with new descriptions of the pages at these addresses; parts without these pages are shared with the earlier
 * result. `hrefs` are the keys of its table of pages, because listing them takes longer than copying them.
 */
export function describeAgain(
  navigation: ResolvedNavigation,
  hrefs: readonly string[],
  byHref: ReadonlyMap<string, Described>,
): DescribedAgain {
  const pages: Record<string, Page> = {};
  for (const href of hrefs) pages[href] = navigation.pages[href]!;
  let bytesAtMost = 0;
  const counted = <Part>(part: Part): Part => {
    bytesAtMost += jsonBytesAtMost(part, Infinity);
    return part;
  };
  for (const [href, page] of byHref) pages[href] = counted(describedPage(pages[href]!, page));
  for (const href of byHref.keys())
    for (const neighbor of neighborsRelabelled(navigation.pages[href]!, pages[href]!))
      pages[neighbor] = counted(withNeighborLabel(pages[neighbor]!, pages[href]!));
  // A division that several editions share stays one object.
  const known = new Map<Division, Division>();
  let mayShareTitles = false;
  const ofDivision = (division: Division): Division => {
    const before = known.get(division);
    if (before !== undefined) return before;
    const made = withChildren(division, ofChild);
    known.set(division, made);
    if (made !== division) mayShareTitles ||= changesTitles(division, made) && [division, made].some(sharesTitles);
    return made;
  };
  const ofChild = (child: Division | PageNode): Division | PageNode => {
    if (child.kind !== "page") return ofDivision(child);
    const page = byHref.get(child.href);
    return page === undefined ? child : counted(describedNode(child, page));
  };
  const editions = navigation.editions.map((edition) => ({ ...edition, tree: ofDivision(edition.tree) }));
  return { navigation: { ...navigation, editions, pages }, bytesAtMost, mayShareTitles };
}

function changesTitles(before: Division, after: Division): boolean {
  const titles = titlesIn(after);
  return titlesIn(before).some((title, index) => title !== titles[index]);
}

function sharesTitles(division: Division): boolean {
  const titles = titlesIn(division);
  return new Set(titles).size < titles.length;
}

function titlesIn({ children }: Division): readonly string[] {
  return children.flatMap((child) =>
    child.kind === "page" ? [shownAs({ tag: undefined, method: undefined, deprecated: undefined, ...child })] : [],
  );
}

/** The addresses of the pages whose neighbor is this page; empty if its label has not changed. */
function neighborsRelabelled(before: Page, after: Page): ReadonlySet<string> {
  if (pageLabel(before) === pageLabel(after)) return new Set();
  return new Set(after.placements.flatMap(({ prev, next }) => [prev, next].flatMap((page) => page?.href ?? [])));
}

/** A page with the new label of its neighbor. */
function withNeighborLabel(page: Page, relabelledPage: Page): Page {
  const relabelled = (neighbor: Neighbor | null): Neighbor | null =>
    neighbor?.href === relabelledPage.href ? { ...neighbor, label: pageLabel(relabelledPage) } : neighbor;
  const placements = page.placements.map((placement) => ({
    ...placement,
    prev: relabelled(placement.prev),
    next: relabelled(placement.next),
  }));
  return { ...page, placements };
}

/** The same object if no child has changed. */
function withChildren(division: Division, ofChild: (child: Division | PageNode) => Division | PageNode): Division {
  let children: (Division | PageNode)[] | undefined;
  for (const [index, child] of division.children.entries()) {
    const made = ofChild(child);
    if (made !== child) (children ??= [...division.children])[index] = made;
  }
  return children === undefined ? division : { ...division, children };
}
