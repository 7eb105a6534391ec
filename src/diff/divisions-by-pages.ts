// Which divisions are the same because they hold mostly the same pages?
import type { Page } from "../site/navigation.ts";
import type { Pairing, Pairs } from "./pairing.ts";
import { pagesBelow, type EditionSpots, type Spot } from "./spots.ts";

/** What is known so far, and how a pair is made with all below it. */
export interface PairingByPages {
  readonly pages: Pairs<Page>;
  readonly pairing: Pairing<Spot>;
  readonly pairBelow: (before: Spot, after: Spot) => void;
}

/**
 * Pairs the divisions left over: where they were, under another label; elsewhere under their label; then under another
 * label, or as another kind. Each holds more than half of what the other one holds. The outer ones come first.
 */
export function pairByPages(before: EditionSpots, after: EditionSpots, known: PairingByPages): void {
  const { pairing, pairBelow } = known;
  const olds = before.spots.filter((spot) => !pairing.to.has(spot));
  if (olds.length === 0 || after.spots.every((spot) => pairing.from.has(spot))) return;
  const overlaps = overlapsOf(after, known);
  for (const mayBe of rounds(pairing)) {
    for (const old of olds) {
      if (pairing.to.has(old)) continue;
      const found = overlaps(old).find((spot) => !pairing.from.has(spot) && mayBe(old, spot));
      if (found !== undefined) pairBelow(old, found);
    }
  }
}

function rounds({ to }: Pairing<Spot>): readonly ((before: Spot, after: Spot) => boolean)[] {
  return [
    (one, other) => sameKind(one, other) && (sameLabel(one, other) || to.get(one.above!) === other.above),
    sameKind,
    sameLabel,
  ];
}

function sameKind(one: Spot, other: Spot): boolean {
  return one.division.kind === other.division.kind;
}

function sameLabel(one: Spot, other: Spot): boolean {
  return one.division.label === other.division.label;
}

/** A look-up of the divisions after, alone so far, that share more than half of their pages with one before, most first. */
function overlapsOf(after: EditionSpots, { pages, pairing }: PairingByPages): (spot: Spot) => readonly Spot[] {
  const sizes = new Map<Spot, number>();
  const holders = new Map<Page, Set<Spot>>();
  for (const spot of after.spots) {
    if (pairing.from.has(spot)) continue;
    const below = pagesBelow(spot);
    sizes.set(spot, below.size);
    for (const page of below) {
      const known = holders.get(page);
      if (known === undefined) holders.set(page, new Set([spot]));
      else known.add(spot);
    }
  }
  const alone = (page: Page): readonly Spot[] => firstAlone(holders.get(page), pairing);
  return (spot) => bestFirst(pagesBelow(spot), pages, { sizes, alone });
}

// Of a page that more divisions list, the first of them are compared.
const holdersAtMost = 100;

/** Those not paired yet; the others leave the set, so that nobody passes them again. */
function firstAlone(spots: Set<Spot> | undefined, { from }: Pairing<Spot>): readonly Spot[] {
  const alone: Spot[] = [];
  for (const spot of spots ?? []) {
    if (from.has(spot)) spots?.delete(spot);
    else alone.push(spot);
    if (alone.length === holdersAtMost) break;
  }
  return alone;
}

interface Held {
  readonly sizes: ReadonlyMap<Spot, number>;
  readonly alone: (page: Page) => readonly Spot[];
}

function bestFirst(below: ReadonlySet<Page>, { to }: Pairs<Page>, { sizes, alone }: Held): readonly Spot[] {
  const common = new Map<Spot, number>();
  for (const page of below) {
    const same = to.get(page);
    if (same !== undefined) for (const spot of alone(same)) common.set(spot, (common.get(spot) ?? 0) + 1);
  }
  const shares = [...common].map(([spot, count]) => [spot, (2 * count) / (below.size + sizes.get(spot)!)] as const);
  return shares
    .filter(([, share]) => share > 0.5)
    .toSorted(([, one], [, other]) => other - one)
    .map(([spot]) => spot);
}
