// Checks that each division holds one kind of child (§2.13 rule 3).
import { allowedInstead } from "./misplaced-children.ts";
import { divisionCheck, filledLists, severalKinds, titleOf, type DivisionCheck } from "./division-check.ts";

/** Reports a division with children in two lists or more; all are kept, in source order (D19). A misplaced list is reported as that. */
export const mixedChildren: DivisionCheck = divisionCheck("mixed-children", (division, report, context) => {
  const inPlace = filledLists(division).filter((list) => allowedInstead(division, list, context) === undefined);
  const several = severalKinds(inPlace);
  if (division.kind === "root" || several === undefined) return;
  const { lists, place, related } = several;
  report("mixed-children", place, { owner: titleOf(division), lists }, { related });
});
