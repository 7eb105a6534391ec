// Matches the divisions of an edition with those of the other side.
import { groupBy } from "../../compiler/text/group-by.ts";
import type { Page } from "../../compiler/site/page.ts";
import type { PageMatches } from "./match-pages.ts";
import { Pairing, type Pairs } from "./pairing.ts";
import { isNode, pagesBelow, type DivisionNode, type EditionPlaces } from "./side.ts";

/** One edition on both sides, with its matches. */
export interface ComparedEdition {
  readonly before: EditionPlaces;
  readonly after: EditionPlaces;
  readonly pages: PageMatches;
  readonly divisions: Pairs<DivisionNode>;
}

/** Matches from the top down by kind and label, as in ids (D25); then divisions with mostly the same pages; then those that got pages which no list had. */
export function matchDivisions(before: EditionPlaces, after: EditionPlaces, pages: Pairs<Page>): Pairs<DivisionNode> {
  const pairing = new Pairing<DivisionNode>();
  const pairBelow = (old: DivisionNode, found: DivisionNode): void => {
    pairing.pair(old, found);
    for (const nameOf of names) for (const [one, other] of sameName(old, found, nameOf, pairing)) pairBelow(one, other);
  };
  for (const [index, top] of before.tops.entries()) pairBelow(top, after.tops[index]!);
  pairByPages(before, after, { pages, pairing, pairBelow });
  return pairing;
}

type NameOf = (node: DivisionNode) => string | undefined;

const names: readonly NameOf[] = [
  ({ division: { kind, label, key } }) => `${kind}\0${label}\0${key ?? ""}`,
  ({ division: { kind, label } }) => `${kind}\0${label}`,
  // A link has no pages to know it by.
  ({ division: { kind, href, external } }) => (external === true ? `${kind}\0${href ?? ""}` : undefined),
];

function sameName(
  old: DivisionNode,
  found: DivisionNode,
  nameOf: NameOf,
  pairing: Pairing<DivisionNode>,
): readonly (readonly [DivisionNode, DivisionNode])[] {
  const free = found.items.filter(isNode).filter((node) => !pairing.from.has(node));
  if (free.length === 0) return [];
  const waiting = groupBy(free, nameOf);
  const next = new Map<string, number>();
  return old.items.filter(isNode).flatMap((node) => {
    const name = pairing.to.has(node) ? undefined : nameOf(node);
    if (name === undefined) return [];
    const number = next.get(name) ?? 0;
    next.set(name, number + 1);
    const same = waiting.get(name)?.[number];
    return same === undefined ? [] : [[node, same] as const];
  });
}

/** What has been matched, and a function that pairs two divisions and everything below them. */
interface PairingByPages {
  readonly pages: Pairs<Page>;
  readonly pairing: Pairing<DivisionNode>;
  readonly pairBelow: (before: DivisionNode, after: DivisionNode) => void;
}

/**
 * Pairs the remaining divisions: at the same place with the same label, so that a tab that becomes a group is not taken for a group
 * of that label in it; of the same kind with another label at the same place, or the same one elsewhere; then with another label, with
 * another kind, or both at the same place. Each has to have more than half of the pages of the other. Then the same again for divisions all of
 * whose pages are in one, without its pages that were in no list: however many are added, it is the same one (D501). Outer divisions come first.
 */
function pairByPages(before: EditionPlaces, after: EditionPlaces, known: PairingByPages): void {
  const { pairing, pairBelow } = known;
  const olds = before.nodes.filter((node) => !pairing.to.has(node));
  if (olds.length === 0 || after.nodes.every((node) => pairing.from.has(node))) return;
  const { mostlySame, grown } = overlapsOf(before, after, known);
  for (const overlaps of [mostlySame, grown]) {
    for (const mayBe of rounds(pairing)) {
      for (const old of olds) {
        if (pairing.to.has(old)) continue;
        const found = overlaps(old).find((node) => !pairing.from.has(node) && mayBe(old, node));
        if (found !== undefined) pairBelow(old, found);
      }
    }
  }
}

function rounds({ to }: Pairing<DivisionNode>): readonly ((before: DivisionNode, after: DivisionNode) => boolean)[] {
  const samePlace = (one: DivisionNode, other: DivisionNode): boolean => to.get(one.above!) === other.above;
  return [
    (one, other) => sameLabel(one, other) && samePlace(one, other) && holdsItsLabel(one) === holdsItsLabel(other),
    (one, other) => sameKind(one, other) && (sameLabel(one, other) || samePlace(one, other)),
    sameKind,
    sameLabel,
    samePlace,
  ];
}

/** Whether a division below has the same label: without its own, the one below may be the same one. */
function holdsItsLabel(node: DivisionNode): boolean {
  return node.items.some((item) => isNode(item) && sameLabel(item, node));
}

function sameKind(one: DivisionNode, other: DivisionNode): boolean {
  return one.division.kind === other.division.kind;
}

function sameLabel(one: DivisionNode, other: DivisionNode): boolean {
  return one.division.label === other.division.label;
}

/** A look-up of unmatched new divisions for an old one, the most similar first. */
type Overlaps = (node: DivisionNode) => readonly DivisionNode[];

/** `mostlySame`: those that share more than half of their pages with the old one; `grown`: those that have all of its pages, and of the pages that were in a list mostly these. */
function overlapsOf(
  before: EditionPlaces,
  after: EditionPlaces,
  { pages, pairing }: PairingByPages,
): { readonly mostlySame: Overlaps; readonly grown: Overlaps } {
  const sizes = new Map<DivisionNode, number>();
  const sizesWithoutNew = new Map<DivisionNode, number>();
  const holders = new Map<Page, Set<DivisionNode>>();
  const wasListed = (page: Page): boolean => {
    const old = pages.from.get(page);
    return old !== undefined && before.places.has(old);
  };
  for (const node of after.nodes) {
    if (pairing.from.has(node)) continue;
    const below = pagesBelow(node);
    sizes.set(node, below.size);
    sizesWithoutNew.set(node, [...below].filter(wasListed).length);
    for (const page of below) {
      const known = holders.get(page);
      if (known === undefined) holders.set(page, new Set([node]));
      else known.add(node);
    }
  }
  const unmatched = (page: Page): readonly DivisionNode[] => firstUnmatched(holders.get(page), pairing);
  return {
    mostlySame: (node) => bestFirst(pagesBelow(node), pages, { sizes, unmatched, least: 1 }),
    grown: (node) => {
      const below = pagesBelow(node);
      return bestFirst(below, pages, { sizes: sizesWithoutNew, unmatched, least: below.size });
    },
  };
}

// Of a page that more divisions list, the first of them are compared.
const holdersAtMost = 100;

/** The divisions without a pair; the others are removed from the set, so that each is visited once. */
function firstUnmatched(
  nodes: Set<DivisionNode> | undefined,
  { from }: Pairing<DivisionNode>,
): readonly DivisionNode[] {
  const unmatched: DivisionNode[] = [];
  for (const node of nodes ?? []) {
    if (from.has(node)) nodes?.delete(node);
    else unmatched.push(node);
    if (unmatched.length === holdersAtMost) break;
  }
  return unmatched;
}

interface Held {
  readonly sizes: ReadonlyMap<DivisionNode, number>;
  readonly unmatched: (page: Page) => readonly DivisionNode[];
  /** How many pages they have to share at least. */
  readonly least: number;
}

function bestFirst(
  below: ReadonlySet<Page>,
  { to }: Pairs<Page>,
  { sizes, unmatched, least }: Held,
): readonly DivisionNode[] {
  const common = new Map<DivisionNode, number>();
  for (const page of below) {
    const same = to.get(page);
    if (same !== undefined) for (const node of unmatched(same)) common.set(node, (common.get(node) ?? 0) + 1);
  }
  const enough = [...common].filter(([, count]) => count >= least);
  const shares = enough.map(([node, count]) => [node, (2 * count) / (below.size + sizes.get(node)!)] as const);
  return shares
    .filter(([, share]) => share > 0.5)
    .toSorted(([, one], [, other]) => other - one)
    .map(([node]) => node);
}
