// Where else is a spec needed that can't be had?
import type { RelatedPlace } from "../diagnostics/diagnostic.ts";
import type { Place } from "../diagnostics/place.ts";

/** The second to eleventh of the places; the first is the diagnostic's own. */
export function otherPlaces(places: readonly Place[]): readonly RelatedPlace[] {
  return places.slice(1, 11).map((place) => ({ message: "also needed here", place }));
}
