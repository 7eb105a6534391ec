// Has the root exactly one primary pattern? (§2.1, §2.13 rule 1)
import { primaryPatterns } from "../contract/divisions.ts";
import { filledLists, listPlace, type Rule } from "./rule.ts";

/** Reports two lists or more at the root; all are kept, in source order. */
export const severalPrimaryPatterns: Rule = (division, { report }) => {
  const lists = filledLists(division).filter((list) => primaryPatterns.includes(list.field));
  const [first, second] = lists;
  if (division.kind !== "root" || first === undefined || second === undefined) return;
  const related = [{ message: `"${first.field}" is here`, place: listPlace(first) }];
  report("several-primary-patterns", listPlace(second), { lists: lists.map((list) => list.field) }, { related });
};
