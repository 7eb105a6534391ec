// Which division still stands where a page stood that went?
import type { Edition, Page } from "../site/navigation.ts";
import type { Side } from "./side.ts";
import { editionSpots, type EditionSpots, type Spot } from "./spots.ts";

/** What became of the nearest division at or above a place; undefined where only the root is left. */
export function nearestStanding(place: Spot, to: ReadonlyMap<Spot, Spot>): Spot | undefined {
  for (let spot: Spot | undefined = place; spot?.above !== undefined; spot = spot.above) {
    const standing = to.get(spot);
    if (standing?.above !== undefined) return standing;
  }
  return undefined;
}

/**
 * For pages of editions that went: the division of the same id, or the nearest above it, in the default edition of the
 * same language, else of the same version.
 */
export function sheltersOfRemoved(removed: readonly Edition[], before: Side, after: Side): ReadonlyMap<Page, Spot> {
  const shelters = new Map<Page, Spot>();
  const byId = new Map<Edition, ReadonlyMap<string, Spot>>();
  for (const edition of removed) {
    const target = standInFor(edition, after);
    if (target === undefined) continue;
    const standing = byId.get(target) ?? spotsById(editionSpots(target, after));
    byId.set(target, standing);
    for (const [page, [spot]] of editionSpots(edition, before).places) {
      const shelter = shelters.has(page) ? undefined : nearestById(spot, standing);
      if (shelter !== undefined) shelters.set(page, shelter);
    }
  }
  return shelters;
}

/** The edition readers of a removed one are best sent to. */
export function standInFor({ language, version }: Edition, { editions }: Side): Edition | undefined {
  return (
    editions.find((edition) => edition.language === language) ?? editions.find((edition) => edition.version === version)
  );
}

function spotsById({ spots }: EditionSpots): ReadonlyMap<string, Spot> {
  return new Map(spots.map((spot) => [spot.division.id, spot]));
}

function nearestById(place: Spot | undefined, standing: ReadonlyMap<string, Spot>): Spot | undefined {
  for (let spot = place; spot?.above !== undefined; spot = spot.above) {
    const found = standing.get(spot.division.id);
    if (found !== undefined) return found;
  }
  return undefined;
}
