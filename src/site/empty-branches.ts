// Which languages and versions have no page at all? (D13)
import { divisionTitle } from "../contract/divisions.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { ExpandedDivision } from "../expand/expanded-tree.ts";
import { divisionPlace } from "./division-place.ts";
import { hasLostContent, isEmptyLeaf } from "./lost-content.ts";
import { isBranch, type Selectors } from "./selectors.ts";

/**
 * Reports `edition-empty` for every innermost branch without a page. One that only links out is no edition, and one
 * without pages by a fault that was told is no news.
 */
export function tellEmptyBranches(root: ExpandedDivision, selectors: Selectors, report: Report): void {
  let told = 0;
  const tell = (branch: ExpandedDivision): void => {
    report("edition-empty", divisionPlace(branch), { edition: divisionTitle(branch.kind, branch.label) });
    told += 1;
  };
  const hasPage = (division: ExpandedDivision): boolean => {
    const toldBefore = told;
    if (hasLostContent(division) || isEmptyLeaf(division)) told += 1;
    let found = division.root !== undefined;
    for (const child of division.children) if (child.kind === "page" || hasPage(child)) found = true;
    const isEmpty = !found && told === toldBefore && isBranch(division) && selectors.showing(division).length > 0;
    // Nobody can choose a hidden one.
    if (isEmpty && !division.hiddenHere) tell(division);
    return found;
  };
  hasPage(root);
}
