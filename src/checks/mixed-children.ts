// Checks that each division holds one kind of child (§2.13 rule 3).
import { allowedInstead } from "./misplaced-children.ts";
import {
  divisionCheck,
  filledLists,
  firstOfEachKind,
  listPlace,
  titleOf,
  type DivisionCheck,
} from "./division-check.ts";

/** Reports a division with children in two lists or more; all are kept, in source order (D19). A misplaced list is reported as that. */
export const mixedChildren: DivisionCheck = divisionCheck("mixed-children", (division, report, context) => {
  const inPlace = filledLists(division).filter((list) => allowedInstead(division, list, context) === undefined);
  const [first, second, ...others] = firstOfEachKind(inPlace);
  if (division.kind === "root" || first === undefined || second === undefined) return;
  const related = [{ message: `"${first.field}" is here`, place: listPlace(first) }];
  const lists = [first.field, second.field, ...others.map(({ field }) => field)] as const;
  report("mixed-children", listPlace(second), { owner: titleOf(division), lists }, { related });
});
