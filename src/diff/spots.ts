// Where does everything stand in one edition?
import type { Division, Edition, Page } from "../site/navigation.ts";
import type { Side } from "./side.ts";
import type { DivisionRef } from "./navigation-diff.ts";

/** A division at its place. */
export interface Spot {
  readonly division: Division;
  readonly above: Spot | undefined;
  /** What it lists, in order, without missing pages. */
  readonly items: readonly (Page | Spot)[];
  /** Its root page (§2.3), where it does not list it. */
  readonly root: Page | undefined;
}

/** An edition with a place for everything in it. */
export interface EditionSpots {
  readonly edition: Edition;
  /** The tree, and the global anchors. */
  readonly tops: readonly [Spot, Spot];
  /** All divisions, each after the one above it. */
  readonly spots: readonly Spot[];
  /** Where each listed page stands. */
  readonly places: ReadonlyMap<Page, readonly Spot[]>;
}

export function isSpot(item: Page | Spot): item is Spot {
  return "division" in item;
}

/** Finds a place for everything; linear in the nodes of the edition. */
export function editionSpots(edition: Edition, side: Side): EditionSpots {
  const spots: Spot[] = [];
  const holders = new Map<Page, Set<Spot>>();
  const place = (page: Page, spot: Spot): void => {
    const known = holders.get(page);
    if (known === undefined) holders.set(page, new Set([spot]));
    else known.add(spot);
  };
  const open = (division: Division, above: Spot | undefined): Spot => {
    const items: (Page | Spot)[] = [];
    const listed = new Set<string>();
    const rootHref = division.root;
    for (const child of division.children) if (child.kind === "page") listed.add(child.href);
    const root = rootHref === undefined || listed.has(rootHref) ? undefined : side.pageAt(rootHref);
    const spot: Spot = { division, above, items, root };
    spots.push(spot);
    if (root !== undefined) place(root, spot);
    for (const child of division.children) {
      const item = child.kind === "page" ? side.pageAt(child.href) : open(child, spot);
      if (item === undefined) continue;
      items.push(item);
      if (!isSpot(item)) place(item, spot);
    }
    return spot;
  };
  const tops = [open(edition.tree, undefined), open(globalDivision(edition), undefined)] as const;
  const places = new Map([...holders].map(([page, spotsOfPage]) => [page, [...spotsOfPage]] as const));
  return { edition, tops, spots, places };
}

// The anchors on every page stand in no division, and yet in an order.
function globalDivision({ global }: Edition): Division {
  return { id: "global", kind: "root", label: "", source: { pointer: "" }, children: global.anchors };
}

/** Every page in a division, at any depth, once. */
export function pagesBelow({ items, root }: Spot, pages: Set<Page> = new Set()): Set<Page> {
  if (root !== undefined) pages.add(root);
  for (const item of items) {
    if (isSpot(item)) pagesBelow(item, pages);
    else pages.add(item);
  }
  return pages;
}

export function refOf({ division: { id, kind, label }, above }: Spot): DivisionRef {
  const labels: string[] = [];
  for (let spot = above; spot?.above !== undefined; spot = spot.above) labels.unshift(spot.division.label);
  return { id, kind, label, above: labels };
}

/** The same for the same place in all versions and languages: by the keys of first pages, for labels are translated. */
export function identityOf({ division: { kind, key, label }, above }: Spot): string {
  const name = `${kind}:${key ?? `"${label}"`}`;
  return above === undefined ? name : `${identityOf(above)}\n${name}`;
}
