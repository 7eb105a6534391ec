// Which pages are listed twice in the same way in many editions? Each is told once. (D18)
import type { DiagnosticArgs } from "../diagnostics/catalog.ts";
import type { RelatedPlace, Report } from "../diagnostics/diagnostic.ts";
import type { Place } from "../diagnostics/place.ts";

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

const relatedAtMost = 10;

/** An empty gatherer; `tell` reports each fault at its first place, with the places in other sidebars. */
export function repeatedListings(): RepeatedListings {
  const faults = new Map<string, RepeatedListing[]>();
  return {
    add: (listing) => {
      const known = faults.get(listing.fault);
      if (known === undefined) faults.set(listing.fault, [listing]);
      else known.push(listing);
    },
    tell: (report) => {
      for (const [one, ...others] of faults.values()) {
        const { place, args, first } = one!;
        const alike = others
          .slice(0, relatedAtMost)
          .map((other) => ({ message: "also twice here", place: other.place }));
        report(
          "page-listed-twice",
          place,
          { ...args, uses: others.length + 1 },
          {
            related: [first, ...alike],
          },
        );
      }
    },
  };
}
