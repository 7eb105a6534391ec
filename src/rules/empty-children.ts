// Does the division hold or lead to anything?
import { contentFields } from "../contract/divisions.ts";
import { divisionPlace, filledLists, isReported, listPlace, pageMaker, titleOf, type Rule } from "./rule.ts";

/** Reports a division whose lists are empty, or that has none, when nothing else gives it content. */
export const emptyChildren: Rule = (division, { isGlobal, report }) => {
  const { kind, href, lists } = division;
  // An empty edition is told as `edition-empty`, a global anchor or a group without a field as `missing-field`.
  if (kind === "language" || kind === "version" || isGlobal) return;
  const [first] = lists;
  if (first === undefined && (kind === "root" || kind === "group")) return;
  if (filledLists(division).length > 0 || pageMaker(division) !== undefined || href !== undefined) return;
  if (isReported(division, contentFields)) return;
  report("empty-children", first === undefined ? divisionPlace(division) : listPlace(first), {
    owner: titleOf(division),
    field: first?.field,
    effect: kind === "root" ? "the site has no pages" : "it leads nowhere",
  });
};
