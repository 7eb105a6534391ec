// Which division of an edition is which division of the other side?
import { groupBy } from "../text/group-by.ts";
import type { Page } from "../site/navigation.ts";
import { startPairing, type Pairing, type Pairs } from "./pairing.ts";
import { pairByPages } from "./divisions-by-pages.ts";
import { isSpot, type EditionSpots, type Spot } from "./spots.ts";

/** From the top down by kind and label, as ids have it (D25); then those that hold mostly the same pages. */
export function matchDivisions(before: EditionSpots, after: EditionSpots, pages: Pairs<Page>): Pairs<Spot> {
  const pairing = startPairing<Spot>();
  const pairBelow = (old: Spot, found: Spot): void => {
    pairing.pair(old, found);
    for (const nameOf of names) for (const [one, other] of sameName(old, found, nameOf, pairing)) pairBelow(one, other);
  };
  for (const [index, top] of before.tops.entries()) pairBelow(top, after.tops[index]!);
  pairByPages(before, after, { pages, pairing, pairBelow });
  return pairing;
}

type NameOf = (spot: Spot) => string | undefined;

const names: readonly NameOf[] = [
  ({ division: { kind, label, key } }) => `${kind}\0${label}\0${key ?? ""}`,
  ({ division: { kind, label } }) => `${kind}\0${label}`,
  // A link has no pages to know it by.
  ({ division: { kind, href, external } }) => (external === true ? `${kind}\0${href ?? ""}` : undefined),
];

function sameName(old: Spot, found: Spot, nameOf: NameOf, pairing: Pairing<Spot>): readonly (readonly [Spot, Spot])[] {
  const free = found.items.filter(isSpot).filter((spot) => !pairing.from.has(spot));
  if (free.length === 0) return [];
  const waiting = groupBy(free, nameOf);
  const next = new Map<string, number>();
  return old.items.filter(isSpot).flatMap((spot) => {
    const name = pairing.to.has(spot) ? undefined : nameOf(spot);
    if (name === undefined) return [];
    const number = next.get(name) ?? 0;
    next.set(name, number + 1);
    const same = waiting.get(name)?.[number];
    return same === undefined ? [] : [[spot, same] as const];
  });
}
