// Which languages and versions have no page at all? (D13)
import { contentFields, divisionTitle } from "../contract/divisions.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { valueAt } from "../diagnostics/place.ts";
import type { ExpandedDivision } from "../expand/expanded-tree.ts";
import { isBranch, type Selectors } from "./selectors.ts";

/**
 * Reports `edition-empty` for every innermost branch without a page. One that only links out is no edition, and one
 * whose pages went with a fault that was told is no news.
 */
export function tellEmptyBranches(root: ExpandedDivision, selectors: Selectors, report: Report): void {
  let told = 0;
  const tell = (branch: ExpandedDivision): void => {
    const { file, pointer } = branch.source;
    report("edition-empty", valueAt(file, pointer), { edition: divisionTitle(branch.kind, branch.label) });
    told += 1;
  };
  const hasPage = (division: ExpandedDivision): boolean => {
    const toldBefore = told;
    if (hasLostContent(division)) told += 1;
    let found = division.root !== undefined;
    for (const child of division.children) if (child.kind === "page" || hasPage(child)) found = true;
    const isEmpty = !found && told === toldBefore && isBranch(division) && selectors.showing(division).length > 0;
    if (isEmpty) tell(division);
    return found;
  };
  hasPage(root);
}

function hasLostContent({ bound }: ExpandedDivision): boolean {
  const lost = bound?.reported;
  return lost !== undefined && (lost.has("$ref") || contentFields.some((field) => lost.has(field)));
}
