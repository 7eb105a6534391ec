// Checks that each group has pages and each global anchor a link (§2.3, §2.9, D28). Labels are checked where they are read.
import { contentFields, isElsewhere } from "../contract/fields.ts";
import type { ConfigDivision } from "../syntax/config-tree.ts";
import { divisionCheck, divisionPlace, filledLists, titleOf, type DivisionCheck } from "./division-check.ts";
import { pageMaker } from "../syntax/page-maker.ts";
import { isUnread } from "../syntax/unknown-parts.ts";

/** Reports a group without `pages` that gets no pages in another way, and a global anchor without `href`. */
export const missingField: DivisionCheck = divisionCheck("missing-field", (division, report, { isGlobal }) => {
  const wanted = isGlobal ? contentFields : pageFields;
  if (isUnread(division, wanted) || pageMaker(division) !== undefined || filledLists(division).length > 0) return;
  const place = divisionPlace(division);
  const owner = titleOf(division);
  if (isGlobal && division.href === undefined && !isElsewhere(division.extra))
    report("missing-field", place, { owner, field: "href", meaning: "the link it stands for" });
  if (division.kind === "group" && !hasList(division, "pages") && !isElsewhere(division.extra))
    report("missing-field", place, { owner, field: "pages", meaning: "the list of what the section holds" });
});

// A link gives a group no pages, so one of a wrong type explains nothing.
const pageFields = contentFields.filter((field) => field !== "href");

function hasList({ lists }: ConfigDivision, field: string): boolean {
  return lists.some((list) => list.field === field);
}
