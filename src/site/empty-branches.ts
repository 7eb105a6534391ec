// Which languages and versions have no page at all? (D13)
import { divisionTitle } from "../contract/divisions.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { valueAt } from "../diagnostics/place.ts";
import type { ExpandedDivision } from "../expand/expanded-tree.ts";
import { hasContent } from "./edition-view.ts";
import { isBranch } from "./page-listings.ts";

/** Reports `edition-empty` for every branch without a page; one that only links out is no edition. */
export function tellEmptyBranches(root: ExpandedDivision, report: Report): void {
  const hasPage = (division: ExpandedDivision): boolean => {
    let found = division.root !== undefined;
    for (const child of division.children) if (child.kind === "page" || hasPage(child)) found = true;
    if (!found && isBranch(division) && hasContent(division)) {
      report("edition-empty", valueAt(division.source.file, division.source.pointer), {
        edition: divisionTitle(division.kind, division.label),
      });
    }
    return found;
  };
  hasPage(root);
}
