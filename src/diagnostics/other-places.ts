// The other places of a problem that is reported once.
import type { RelatedPlace } from "./diagnostic.ts";
import type { Place } from "./place.ts";

/** More would bury the problem itself; its message has the number. */
export const relatedAtMost = 10;

/** Places as related ones, the first ten of many. */
export function otherPlaces(places: readonly Place[], message: string): readonly RelatedPlace[] {
  return places.slice(0, relatedAtMost).map((place) => ({ message, place }));
}
