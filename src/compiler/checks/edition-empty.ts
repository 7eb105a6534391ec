// Finds languages and versions without any page (D13).
import { isSelectorKind } from "../contract/divisions.ts";
import type { ExpandedDivision } from "../expand/expanded-tree.ts";
import type { Check } from "./check.ts";
import { titleOf, labelPlace } from "./division-check.ts";

interface Content {
  readonly hasPage: boolean;
  /** Whether another fault explains that something is empty. */
  readonly isExplained: boolean;
}

/**
 * Reports every innermost branch without a page. A branch with only an external link is not an edition, readers can't choose a
 * hidden one, and if another fault makes it empty, that fault is reported.
 */
export const editionEmpty: Check = {
  code: "edition-empty",
  needs: [],
  run: ({ site: { tree, selectors } }, report) => {
    const look = (division: ExpandedDivision, siblings: readonly ExpandedDivision[]): Content => {
      let hasPage = division.root !== undefined;
      let isExplained = division.lostContent === true || isEmptyLeaf(division);
      const branches = division.children.filter((child) => child.kind !== "page");
      for (const child of division.children) {
        const childFacts = child.kind === "page" ? { hasPage: true, isExplained: false } : look(child, branches);
        hasPage ||= childFacts.hasPage;
        isExplained ||= childFacts.isExplained;
      }
      if (hasPage || isExplained || division.hiddenHere || !isSelectorKind(division.kind))
        return { hasPage, isExplained };
      if (selectors.showing(division).length === 0) return { hasPage, isExplained };
      // Branches of one label are merged, so the edition is not empty if another of them is not.
      const same = siblings.filter(({ kind, label }) => kind === division.kind && label === division.label);
      const causedBy = same.map((each) => ({ code: "duplicate-selector", at: labelPlace(each) }) as const);
      report("edition-empty", labelPlace(division), { edition: titleOf(division) }, { causedBy });
      return { hasPage, isExplained: true };
    };
    look(tree.root, []);
  },
};

/** True if it has nothing: this is reported as `empty-children`, as a group without a field, or as a spec that can't be read. */
function isEmptyLeaf({ kind, children, root, href }: ExpandedDivision): boolean {
  return kind !== "root" && !isSelectorKind(kind) && children.length === 0 && root === undefined && href === undefined;
}
