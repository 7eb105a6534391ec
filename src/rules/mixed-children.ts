// Does one element hold one kind of child? (§2.13 rule 3)
import { listPlace, titleOf, type Rule } from "./rule.ts";

/** Reports a division with children in two lists or more; all are kept, in source order (D19). */
export const mixedChildren: Rule = (division, { report }) => {
  const lists = division.lists.filter((list) => list.size > 0);
  const [first, second] = lists;
  if (division.kind === "root" || first === undefined || second === undefined) return;
  const related = [{ message: `"${first.field}" is here`, place: listPlace(first) }];
  report(
    "mixed-children",
    listPlace(second),
    { owner: titleOf(division), lists: lists.map((list) => list.field) },
    { related },
  );
};
