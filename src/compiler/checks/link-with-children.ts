// Checks that no division with an external link also has pages (§2.4).
import { isSelectorKind } from "../contract/divisions.ts";
import { hrefProblem, isExternalHref } from "../contract/href.ts";
import { divisionCheck, fieldPlace, filledLists, placeOfList, titleOf, type DivisionCheck } from "./division-check.ts";
import { pageMaker } from "../syntax/page-maker.ts";

/** Reports an external `href` in a division with content: such a division is only a link. */
export const linkWithChildren: DivisionCheck = divisionCheck("link-with-children", (division, report, { isGlobal }) => {
  const { kind, href } = division;
  if (isGlobal || href === undefined || !isExternalHref(href) || hrefProblem(href) !== undefined) return;
  const [list] = filledLists(division);
  const field = list?.field ?? pageMaker(division);
  if (field === undefined) return;
  const related = [
    { message: `"${field}" is here`, place: list === undefined ? fieldPlace(division, field) : placeOfList(list) },
  ];
  // A branch of a selector with pages is an edition, and its link is not used (D13).
  const used = isSelectorKind(kind) ? field : "href";
  report("link-with-children", fieldPlace(division, "href"), { owner: titleOf(division), field, used }, { related });
});
