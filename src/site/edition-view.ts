// What of a division shows in one edition, its selectors resolved? (D13)
import type { EditionPlan } from "../bind/bound-tree.ts";
import type { ExpandedDivision, ExpandedNode, ExpandedPageNode, ExpandedSpec } from "../expand/expanded-tree.ts";
import { isBranch } from "./page-listings.ts";

export type SelectorKind = "language" | "version";

/** A selector level met at a division: its branches, and whether one of them shows in the edition. */
export interface SelectorLevel {
  readonly kind: SelectorKind;
  readonly branches: readonly ExpandedDivision[];
  readonly agreeing: boolean;
}

/** A division as one edition has it: the branches that agree are spliced in. */
export interface EditionView {
  readonly children: readonly ExpandedNode[];
  readonly root: ExpandedPageNode | undefined;
  readonly specs: readonly ExpandedSpec[];
  /** From outside in; of two of one kind the inner one counts. */
  readonly levels: readonly SelectorLevel[];
  /** The agreeing branches, from outside in. */
  readonly branches: readonly ExpandedDivision[];
  /** True when the selectors have nothing for this edition and nothing else stands here. */
  readonly stub: boolean;
}

/** Whether a branch shows in an edition. */
export type Agrees = (branch: ExpandedDivision, edition: EditionPlan) => boolean;

/** Resolves the selectors at a division for an edition. */
export function editionView(division: ExpandedDivision, edition: EditionPlan, agrees: Agrees): EditionView {
  const children: ExpandedNode[] = [];
  const levels: SelectorLevel[] = [];
  const branches: ExpandedDivision[] = [];
  const splice = (owner: ExpandedDivision): void => {
    for (const kind of ["language", "version"] as const) {
      const offered = owner.children.filter((child): child is ExpandedDivision => child.kind === kind);
      if (offered.length > 0)
        levels.push({ kind, branches: offered, agreeing: offered.some((branch) => agrees(branch, edition)) });
    }
    for (const child of owner.children) {
      if (child.kind === "page" || !isBranch(child)) children.push(child);
      else if (agrees(child, edition)) {
        branches.push(child);
        splice(child);
      }
    }
  };
  splice(division);
  const inner = branches.findLast((branch) => branch.specs.some((spec) => spec.setBy === branch));
  const root = division.root ?? branches.find((branch) => branch.root !== undefined)?.root;
  return {
    children,
    root,
    specs: inner?.specs ?? division.specs,
    levels: innermost(levels),
    branches,
    stub:
      children.length === 0 &&
      root === undefined &&
      levels.some((level) => !level.agreeing && level.branches.some(hasContent)),
  };
}

/** False for a branch that only links out. */
export function hasContent(branch: ExpandedDivision): boolean {
  return branch.href === undefined || branch.children.length > 0 || branch.root !== undefined;
}

function innermost(levels: readonly SelectorLevel[]): readonly SelectorLevel[] {
  return levels.filter(
    (level, index) => !levels.slice(index + 1).some((later) => later.kind === level.kind && isInside(later, level)),
  );
}

function isInside(inner: SelectorLevel, outer: SelectorLevel): boolean {
  return outer.branches.some((branch) => contains(branch, inner.branches[0]!));
}

function contains(branch: ExpandedDivision, wanted: ExpandedDivision): boolean {
  return branch.children.some(
    (child) => child === wanted || (child.kind !== "page" && isBranch(child) && contains(child, wanted)),
  );
}
