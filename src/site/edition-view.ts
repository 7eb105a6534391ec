// A division as one edition shows it, with its selectors resolved (D13).
import type { EditionPlan, ExpandedDivision, ExpandedNode, ExpandedPageNode } from "../expand/expanded-tree.ts";
import { oncePerVariant } from "./edition-variants.ts";
import { SelectorLevels, type SelectorLevel } from "./selector-levels.ts";
import { isBranch, type Selectors } from "./selectors.ts";

/** A division as one edition has it: the branches that agree are spliced in. */
export interface EditionView {
  readonly children: readonly ExpandedNode[];
  /** Of its own root page and those of its branches the innermost; the others are children. */
  readonly root: ExpandedPageNode | undefined;
  readonly specs: ExpandedDivision["specs"];
  /** At most one of each kind. */
  readonly levels: readonly SelectorLevel[];
  /** The agreeing branches, from outside in. */
  readonly branches: readonly ExpandedDivision[];
  /** True when the selectors have nothing for this edition and nothing else is here. */
  readonly stub: boolean;
}

/** Resolves the selectors at a division for an edition. */
export type FindView = (division: ExpandedDivision, edition: EditionPlan) => EditionView;

/** Returns a search that looks once per division and variant of it. */
export function editionViews(selectors: Selectors): FindView {
  const levels = new SelectorLevels(selectors);
  const look: FindView = (division, edition) =>
    selectors.branchesIn(division).length === 0
      ? plainView(division)
      : selectingView(division, edition, levels.of(division, edition), selectors);
  return oncePerVariant(look, selectors.variants);
}

function selectingView(
  division: ExpandedDivision,
  edition: EditionPlan,
  levels: readonly SelectorLevel[],
  selectors: Selectors,
): EditionView {
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
  const setter = branches.findLast((branch) => branch.specs.some((list) => list[0]?.setBy === branch));
  const isMissing = levels.some((level) => !showsIn(level, edition) && level.defaultBranch !== undefined);
  return {
    children: [...unlisted(otherRoots, root, children), ...children],
    root,
    specs: setter?.specs ?? division.specs,
    levels,
    branches,
    stub: children.length === 0 && root === undefined && isMissing,
  };
}

/** Whether a branch of a selector shows in an edition. */
export function showsIn(level: SelectorLevel, edition: EditionPlan): boolean {
  return level.choiceFor(edition[level.kind]) !== undefined;
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
