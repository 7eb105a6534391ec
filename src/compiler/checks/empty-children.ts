// Checks that each division has content or a link.
import { contentFields, isElsewhere } from "../contract/fields.ts";
import {
  divisionCheck,
  divisionPlace,
  filledLists,
  placeOfList,
  titleOf,
  type DivisionCheck,
} from "./division-check.ts";
import { pageMaker } from "../syntax/page-maker.ts";
import { isUnread } from "../syntax/unknown-parts.ts";

/** Reports a division without lists or with empty lists, if nothing else gives it content and readers see it. */
export const emptyChildren: DivisionCheck = divisionCheck(
  "empty-children",
  (division, report, { ancestors, isGlobal }) => {
    const { kind, href, lists, extra } = division;
    // An empty edition is reported as `edition-empty`, a global anchor or a group without a field as `missing-field`.
    if (kind === "language" || kind === "version" || isGlobal) return;
    const [first] = lists;
    if (first === undefined && (kind === "root" || kind === "group")) return;
    if ([...ancestors, division].some(({ hidden }) => hidden === true)) return;
    if (filledLists(division).length > 0 || pageMaker(division) !== undefined || href !== undefined) return;
    if (isElsewhere(extra) || isUnread(division, contentFields)) return;
    const place = first === undefined ? divisionPlace(division) : placeOfList(first);
    const effect = kind === "root" ? "the site has no pages" : "it leads nowhere";
    const causedBy = [{ code: "wrong-type", at: place } as const];
    report("empty-children", place, { owner: titleOf(division), field: first?.field, effect }, { causedBy });
  },
);
