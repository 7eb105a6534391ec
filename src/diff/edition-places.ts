// Every division and listed page of one edition at its place.
import type { Division, Edition, Page } from "../site/navigation.ts";
import type { Side } from "./side.ts";
import type { DivisionRef } from "./navigation-diff.ts";

/** A division at its place. */
export interface DivisionNode {
  readonly division: Division;
  readonly above: DivisionNode | undefined;
  /** What it lists, in order, without missing pages. */
  readonly items: readonly (Page | DivisionNode)[];
  /** Its root page (§2.3), where it does not list it. */
  readonly root: Page | undefined;
}

/** An edition with a place for everything in it. */
export interface EditionPlaces {
  readonly edition: Edition;
  /** The tree, and the global anchors. */
  readonly tops: readonly [DivisionNode, DivisionNode];
  /** All divisions, each after the one above it. */
  readonly nodes: readonly DivisionNode[];
  /** The divisions that list each page. */
  readonly places: ReadonlyMap<Page, readonly DivisionNode[]>;
}

export function isNode(item: Page | DivisionNode): item is DivisionNode {
  return "division" in item;
}

/** Finds a place for everything; linear in the nodes of the edition. */
export function editionPlaces(edition: Edition, side: Side): EditionPlaces {
  const nodes: DivisionNode[] = [];
  const holders = new Map<Page, Set<DivisionNode>>();
  const place = (page: Page, node: DivisionNode): void => {
    const known = holders.get(page);
    if (known === undefined) holders.set(page, new Set([node]));
    else known.add(node);
  };
  const open = (division: Division, above: DivisionNode | undefined): DivisionNode => {
    const items: (Page | DivisionNode)[] = [];
    const listed = new Set<string>();
    const rootHref = division.root;
    for (const child of division.children) if (child.kind === "page") listed.add(child.href);
    const root = rootHref === undefined || listed.has(rootHref) ? undefined : side.pageAt(rootHref);
    const node: DivisionNode = { division, above, items, root };
    nodes.push(node);
    if (root !== undefined) place(root, node);
    for (const child of division.children) {
      const item = child.kind === "page" ? side.pageAt(child.href) : open(child, node);
      if (item === undefined) continue;
      items.push(item);
      if (!isNode(item)) place(item, node);
    }
    return node;
  };
  const tops = [open(edition.tree, undefined), open(globalDivision(edition), undefined)] as const;
  const places = new Map([...holders].map(([page, nodesOfPage]) => [page, [...nodesOfPage]] as const));
  return { edition, tops, nodes, places };
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

export function refOf({ division: { id, kind, label }, above }: DivisionNode): DivisionRef {
  const labels: string[] = [];
  for (let node = above; node?.above !== undefined; node = node.above) labels.unshift(node.division.label);
  return { id, kind, label, above: labels };
}

/** The same for the same place in all versions and languages: by the keys of first pages, for labels are translated. */
export function identityOf({ division: { kind, key, label }, above }: DivisionNode): string {
  const name = `${kind}:${key ?? `"${label}"`}`;
  return above === undefined ? name : `${identityOf(above)}\n${name}`;
}

/** What basis of the nearest division at or above a place; undefined where only the root is left. */
export function nearestMatched(
  place: DivisionNode,
  to: ReadonlyMap<DivisionNode, DivisionNode>,
): DivisionNode | undefined {
  for (let node: DivisionNode | undefined = place; node?.above !== undefined; node = node.above) {
    const matched = to.get(node);
    if (matched?.above !== undefined) return matched;
  }
  return undefined;
}

/**
 * For pages of removed editions: the division of the same id, or the nearest above it, in the default edition of the
 * same language, else of the same version.
 */
export function fallbacksOfRemoved(
  removed: readonly Edition[],
  before: Side,
  after: Side,
): ReadonlyMap<Page, DivisionNode> {
  const fallbacks = new Map<Page, DivisionNode>();
  const byId = new Map<Edition, ReadonlyMap<string, DivisionNode>>();
  for (const edition of removed) {
    const target = closestEdition(edition, after);
    if (target === undefined) continue;
    const matched = byId.get(target) ?? nodesById(editionPlaces(target, after));
    byId.set(target, matched);
    for (const [page, [node]] of editionPlaces(edition, before).places) {
      const fallback = fallbacks.has(page) ? undefined : nearestById(node, matched);
      if (fallback !== undefined) fallbacks.set(page, fallback);
    }
  }
  return fallbacks;
}

/** The edition readers of a removed one are best sent to. */
function closestEdition({ language, version }: Edition, { editions }: Side): Edition | undefined {
  return (
    editions.find((edition) => edition.language === language) ?? editions.find((edition) => edition.version === version)
  );
}

function nodesById({ nodes }: EditionPlaces): ReadonlyMap<string, DivisionNode> {
  return new Map(nodes.map((node) => [node.division.id, node]));
}

function nearestById(
  place: DivisionNode | undefined,
  matched: ReadonlyMap<string, DivisionNode>,
): DivisionNode | undefined {
  for (let node = place; node?.above !== undefined; node = node.above) {
    const found = matched.get(node.division.id);
    if (found !== undefined) return found;
  }
  return undefined;
}
