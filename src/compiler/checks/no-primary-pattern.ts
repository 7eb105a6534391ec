// Checks that the root has a primary pattern (§2.13 rule 1).
import { primaryPatterns } from "../contract/divisions.ts";
import { divisionCheck, divisionPlace, type DivisionCheck } from "./division-check.ts";
import { hasNoPages } from "../syntax/unknown-parts.ts";

/** Reports a root without any list of children and without a spec that makes its pages. */
export const noPrimaryPattern: DivisionCheck = divisionCheck("no-primary-pattern", (division, report) => {
  if (hasNoPages(division)) report("no-primary-pattern", divisionPlace(division), { lists: primaryPatterns });
});
