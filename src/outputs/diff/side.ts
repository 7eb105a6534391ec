// Opens one of the two compared sites, and finds the places of everything in its editions.
import { withoutBasePath, writtenPath } from "../../compiler/contract/href.ts";
import type { Division, Edition, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import type { DivisionRef } from "./page-change.ts";

/** One of the two sites: what it shows, by address. */
export interface Side {
  readonly navigation: ResolvedNavigation;
  /** The pages by address, without missing ones. */
  readonly pages: ReadonlyMap<string, Page>;
  /** The address of an href: without base path, query and hash. */
  readonly addressOf: (href: string) => string;
  /** The page that a node or link leads to; undefined if there is none. */
  readonly pageAt: (href: string) => Page | undefined;
  /** The default edition first, then in document order: the words of a change come from the first one. */
  readonly editions: readonly Edition[];
}

/** Reads a result for comparing; the result is not changed. */
export function openSide(navigation: ResolvedNavigation): Side {
  const { basePath } = navigation.site;
  const pages = new Map<string, Page>();
  const byHref = new Map<string, Page>();
  const addressOf = (href: string): string => withoutBase(href, basePath);
  for (const [href, page] of Object.entries(navigation.pages)) {
    if (page.missing === true) continue;
    byHref.set(href, page);
    pages.set(addressOf(href), page);
  }
  return {
    navigation,
    pages,
    addressOf,
    pageAt: (href) => byHref.get(href) ?? pages.get(addressOf(href)),
    editions: navigation.editions.toSorted((a, b) => Number(b.default) - Number(a.default)),
  };
}

/** True for a page that has an address of its own; a page with a `url` only forwards. */
export function hasAddress({ url, missing }: Page): boolean {
  return url === undefined && missing !== true;
}

/** True if the address and the texts of a page are made from its entry, because its operation is not known (D9). */
export function isInvented({ file, operation }: Page): boolean {
  return file === null && operation?.unresolved === true;
}

/** An href without base path, query and hash. */
export function withoutBase(href: string, basePath: string): string {
  return withoutBasePath(writtenPath(href), basePath) || "/";
}

/** A division at its place. */
export interface DivisionNode {
  readonly division: Division;
  readonly above: DivisionNode | undefined;
  /** Its elements, in order, without missing pages. */
  readonly items: readonly (Page | DivisionNode)[];
  /** Its root page (§2.3), if it does not list it. */
  readonly root: Page | undefined;
}

/** An edition with a place for everything in it. */
export interface EditionPlaces {
  readonly side: Side;
  readonly edition: Edition;
  /** The tree, and the global anchors. */
  readonly tops: readonly [DivisionNode, DivisionNode];
  /** All divisions; each one comes after its parent. */
  readonly nodes: readonly DivisionNode[];
  /** The divisions that list each page. */
  readonly places: ReadonlyMap<Page, readonly DivisionNode[]>;
  /** How often a division that lists a page does so. */
  readonly timesIn: (page: Page, node: DivisionNode) => number;
}

export function isNode(item: Page | DivisionNode): item is DivisionNode {
  return "division" in item;
}

/** Finds a place for everything; linear in the nodes of the edition. */
export function editionPlaces(edition: Edition, side: Side): EditionPlaces {
  const nodes: DivisionNode[] = [];
  const listings: { readonly page: Page; readonly node: DivisionNode }[] = [];
  const open = (division: Division, above: DivisionNode | undefined): DivisionNode => {
    const items: (Page | DivisionNode)[] = [];
    const listed = new Set<string>();
    const rootHref = division.root;
    for (const child of division.children) if (child.kind === "page") listed.add(child.href);
    const root = rootHref === undefined || listed.has(rootHref) ? undefined : side.pageAt(rootHref);
    const node: DivisionNode = { division, above, items, root };
    nodes.push(node);
    if (root !== undefined) listings.push({ page: root, node });
    for (const child of division.children) {
      const item = child.kind === "page" ? side.pageAt(child.href) : open(child, node);
      if (item === undefined) continue;
      items.push(item);
      if (!isNode(item)) listings.push({ page: item, node });
    }
    return node;
  };
  const tops = [open(edition.tree, undefined), open(globalDivision(edition), undefined)] as const;
  const places = new Map<Page, readonly DivisionNode[]>();
  const repeats = new Map<Page, ReadonlyMap<DivisionNode, number>>();
  for (const [page, all] of groupBy(listings, ({ page }) => page)) {
    const holders = groupBy(all, ({ node }) => node);
    places.set(page, [...holders.keys()]);
    if (holders.size < all.length)
      repeats.set(page, new Map([...holders].map(([node, { length }]) => [node, length] as const)));
  }
  const timesIn = (page: Page, node: DivisionNode): number => repeats.get(page)?.get(node) ?? 1;
  return { side, edition, tops, nodes, places, timesIn };
}

// The global anchors are in no division, and still have an order.
function globalDivision({ global }: Edition): Division {
  return { id: "global", kind: "root", label: "", source: { pointer: "" }, children: global.anchors };
}

/** Every page in a division, at any depth, once. */
export function pagesBelow({ items, root }: DivisionNode, pages: Set<Page> = new Set()): Set<Page> {
  if (root !== undefined) pages.add(root);
  for (const item of items) {
    if (isNode(item)) pagesBelow(item, pages);
    else pages.add(item);
  }
  return pages;
}

/** How a change names a division. */
export function refOf({ division: { id, kind, label }, above }: DivisionNode): DivisionRef {
  const labels: string[] = [];
  for (let node = above; node?.above !== undefined; node = node.above) labels.unshift(node.division.label);
  return { id, kind, label, above: labels };
}

/** The names of a page in a change. */
export function pageNamesOf(page: Page, side: Side): { key: string; title: string; hrefs: readonly string[] } {
  return { key: page.key, title: page.title, hrefs: [side.addressOf(page.href)] };
}

/** An identity that a division shares with its counterparts in other versions and languages. Labels are translated, so it is made from the keys of first pages. */
export function divisionIdentity({ division: { kind, key, label }, above }: DivisionNode): string {
  // The root is one place in all editions, whatever page comes first there.
  const name = kind === "root" ? kind : `${kind}:${key ?? `"${label}"`}`;
  return above === undefined ? name : `${divisionIdentity(above)}\n${name}`;
}
