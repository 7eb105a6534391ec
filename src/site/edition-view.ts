// What of a division shows in one edition, its selectors resolved? (D13)
import type {
  EditionPlan,
  ExpandedDivision,
  ExpandedNode,
  ExpandedPageNode,
  ExpandedSpec,
} from "../expand/expanded-tree.ts";
import { selectorLevels, type SelectorLevel } from "./selector-levels.ts";
import { isBranch, type Selectors } from "./selectors.ts";

/** A division as one edition has it: the branches that agree are spliced in. */
export interface EditionView {
  readonly children: readonly ExpandedNode[];
  /** Of its own root page and those of its branches the innermost; the others are children. */
  readonly root: ExpandedPageNode | undefined;
  readonly specs: readonly ExpandedSpec[];
  /** At most one of each kind. */
  readonly levels: readonly SelectorLevel[];
  /** The agreeing branches, from outside in. */
  readonly branches: readonly ExpandedDivision[];
  /** True when the selectors have nothing for this edition and nothing else stands here. */
  readonly stub: boolean;
}

/** Resolves the selectors at a division for an edition. */
export function editionView(division: ExpandedDivision, edition: EditionPlan, selectors: Selectors): EditionView {
  if (selectors.branchesIn(division).length === 0) return plainView(division);
  const children: ExpandedNode[] = [];
  const branches: ExpandedDivision[] = [];
  const roots: ExpandedPageNode[] = [];
  const splice = (owner: ExpandedDivision): void => {
    for (const child of owner.children) {
      if (child.kind === "page" || !isBranch(child)) children.push(child);
      else if (selectors.agrees(child, edition)) {
        branches.push(child);
        splice(child);
      }
    }
    if (owner.root !== undefined) roots.push(owner.root);
  };
  splice(division);
  const [root, ...otherRoots] = roots;
  const levels = selectorLevels(division, edition, selectors);
  const setter = branches.findLast((branch) => branch.specs.some((spec) => spec.setBy === branch));
  const isMissing = levels.some(({ agreeing, branches: offered }) => !agreeing && offered.some(hasEdition));
  return {
    children: [...unlisted(otherRoots, root, children), ...children],
    root,
    specs: setter?.specs ?? division.specs,
    levels,
    branches,
    stub: children.length === 0 && root === undefined && isMissing,
  };

  function hasEdition(branch: ExpandedDivision): boolean {
    return selectors.showing(branch).length > 0;
  }
}

function unlisted(
  roots: readonly ExpandedPageNode[],
  root: ExpandedPageNode | undefined,
  children: readonly ExpandedNode[],
): readonly ExpandedPageNode[] {
  if (roots.length === 0) return [];
  const listed = new Set(children.flatMap((child) => (child.kind === "page" ? [child.page] : [])));
  if (root !== undefined) listed.add(root.page);
  return roots.filter(({ page }) => !listed.has(page) && listed.add(page));
}

function plainView({ children, root, specs }: ExpandedDivision): EditionView {
  return { children, root, specs, levels: [], branches: [], stub: false };
}
