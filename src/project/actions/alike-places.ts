// Counts what one decision changes for several problems, once for all that have it in common.
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { madeOnce, perObject } from "../../compiler/text/per-object.ts";
import type { ActionSite } from "./action-site.ts";
import { causeKey, linkKey, sameCause, withSameAddresses, withSuggestedEdits } from "./alike-problems.ts";

/** The problems that are changed, and their places; those that no edit solves are not counted. */
export interface AlikePlaces {
  readonly problems: number;
  readonly places: number;
}

type ReadSite = Pick<ActionSite, "found" | "textOf">;

const countsOf = perObject<ReadSite, Map<string, AlikePlaces>>(() => new Map());

/** What changes if all links to the address of a problem do. */
export function placesOfAddress(finding: Diagnostic, site: ReadSite): AlikePlaces {
  return countedOnce(linkKey(finding), site, () => [finding]);
}

/** What changes if all problems with the cause of one do. */
export function placesOfCause(finding: Diagnostic, site: ReadSite): AlikePlaces {
  return countedOnce(causeKey(finding), site, () => sameCause(finding, site.found));
}

/** Keys of addresses and of causes differ: only those of causes have an object. */
function countedOnce(key: string | undefined, site: ReadSite, problems: () => readonly Diagnostic[]): AlikePlaces {
  const counted = (): AlikePlaces => placesOf(problems(), site);
  return key === undefined ? counted() : madeOnce(countsOf(site), key, counted);
}

function placesOf(problems: readonly Diagnostic[], { found, textOf }: ReadSite): AlikePlaces {
  const numbers = withSameAddresses(problems, found)
    .map((each) => withSuggestedEdits(each, textOf).edits?.length ?? 0)
    .filter((number) => number > 0);
  return { problems: numbers.length, places: numbers.reduce((sum, number) => sum + number, 0) };
}
