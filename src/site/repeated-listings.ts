// Which pages are listed twice in the same way in many editions? Each is told once. (D18)
import type { DiagnosticArgs } from "../diagnostics/catalog.ts";
import type { RelatedPlace, Report } from "../diagnostics/diagnostic.ts";
import { otherPlaces } from "../diagnostics/other-places.ts";
import type { Place } from "../diagnostics/place.ts";
import { groupBy } from "../text/group-by.ts";

type Told = DiagnosticArgs["page-listed-twice"];
type WithoutUses<Args> = Args extends unknown ? Omit<Args, "uses"> : never;

/** What one sidebar lists twice: a page by its key, or a division by its label. */
export interface RepeatedListing {
  /** The same in each edition that has the fault. */
  readonly fault: string;
  readonly place: Place;
  readonly args: WithoutUses<Told>;
  readonly first: RelatedPlace;
}

/** Gathers repeats of all sidebars. */
export interface RepeatedListings {
  readonly add: (listing: RepeatedListing) => void;
  readonly tell: (report: Report) => void;
}

/** An empty gatherer; `tell` reports each fault at its first place, with the places in other sidebars. */
export function repeatedListings(): RepeatedListings {
  const listings: RepeatedListing[] = [];
  return {
    add: (listing) => void listings.push(listing),
    tell: (report) => {
      for (const [one, ...others] of groupBy(listings, ({ fault }) => fault).values()) {
        const { place, args, first } = one!;
        const alike = otherPlaces(
          others.map((other) => other.place),
          "also twice here",
        );
        report("page-listed-twice", place, { ...args, uses: others.length + 1 }, { related: [first, ...alike] });
      }
    },
  };
}
