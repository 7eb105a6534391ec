// Checks that the root has a primary pattern (§2.13 rule 1).
import { primaryPatterns } from "../contract/divisions.ts";
import { rootPageFields } from "../contract/fields.ts";
import { divisionCheck, divisionPlace, isUnread, pageMaker, type DivisionCheck } from "./division-check.ts";

/** Reports a root without any list of children and without a spec that makes its pages. */
export const noPrimaryPattern: DivisionCheck = divisionCheck("no-primary-pattern", (division, report) => {
  const { kind, lists } = division;
  if (kind !== "root" || lists.length > 0 || pageMaker(division) !== undefined) return;
  if (isUnread(division, ["navigation", ...rootPageFields])) return;
  report("no-primary-pattern", divisionPlace(division), { lists: primaryPatterns });
});
