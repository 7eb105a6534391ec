// Where do the selectors stand, and in which editions does each branch show? (D13)
import type { EditionPlan, ExpandedDivision, ExpandedTree, SelectorValue } from "../expand/expanded-tree.ts";
import { editionVariants, type Variants } from "./edition-variants.ts";

/** The languages and versions of the tree. "Branch" means one of them. */
export interface Selectors {
  /** All in document order. */
  readonly branches: readonly ExpandedDivision[];
  /** Those directly in a division; empty for most. */
  readonly branchesIn: (division: ExpandedDivision) => readonly ExpandedDivision[];
  /** Those around a division, from outside in; itself counts. */
  readonly branchesAround: (division: ExpandedDivision) => readonly ExpandedDivision[];
  /** True for a branch and for what has one in it, at any depth: it may differ from edition to edition. */
  readonly isSelecting: (division: ExpandedDivision) => boolean;
  /** Whether a branch shows in an edition. */
  readonly agrees: (branch: ExpandedDivision, edition: EditionPlan) => boolean;
  /** The editions it shows in, in order; none for a branch that only links out. */
  readonly showing: (branch: ExpandedDivision) => readonly EditionPlan[];
  /** The values of its kind that stand innermost in a branch; none for one that only links out. */
  readonly valuesOf: (branch: ExpandedDivision) => readonly string[];
  /** In which editions a division is the same. */
  readonly variants: Variants;
  /** False where all that a branch holds is under a selector of its own kind inside, which wins. */
  readonly standsForItself: (branch: ExpandedDivision) => boolean;
  /** False where a selector of its own kind stands inside, so that it shows in editions of other values too. */
  readonly isInnermost: (branch: ExpandedDivision) => boolean;
  /** The branch that gives an entry of the top lists its fields. */
  readonly branchOf: (value: SelectorValue) => ExpandedDivision;
  readonly givesEntry: (branch: ExpandedDivision) => boolean;
}

/** True for a language or version, which is no node of an edition's tree. */
export function isBranch({ kind }: { readonly kind: string }): boolean {
  return kind === "language" || kind === "version";
}

const none: readonly ExpandedDivision[] = [];

/** Walks the tree once. */
export function findSelectors({ root, plans }: ExpandedTree): Selectors {
  const branches: ExpandedDivision[] = [];
  const inside = new Map<ExpandedDivision, ExpandedDivision[]>();
  const around = new Map<ExpandedDivision, readonly ExpandedDivision[]>();
  const selecting = new Set<ExpandedDivision>();
  const walk = (division: ExpandedDivision, above: readonly ExpandedDivision[]): boolean => {
    around.set(division, above);
    let has = isBranch(division);
    for (const child of division.children) {
      if (child.kind === "page") continue;
      if (isBranch(child)) {
        branches.push(child);
        const known = inside.get(division);
        if (known === undefined) inside.set(division, [child]);
        else known.push(child);
      }
      if (walk(child, isBranch(child) ? [...above, child] : above)) has = true;
    }
    if (has) selecting.add(division);
    return has;
  };
  walk(root, none);
  const isSelecting = (division: ExpandedDivision): boolean => selecting.has(division);
  const showing = new Map<ExpandedDivision, readonly EditionPlan[]>();
  const byBound = new Map(branches.map((branch) => [branch.bound, branch]));
  const entries = new Set([...plans.languages, ...plans.versions].map(({ branch }) => branch));
  return {
    branches,
    branchesIn: (division) => inside.get(division) ?? none,
    branchesAround: (division) => around.get(division) ?? none,
    isSelecting,
    agrees: (branch, edition) => plans.agrees(branch.bound!, edition),
    showing: (branch) => {
      const editions = showing.get(branch) ?? plans.showing(branch.bound!);
      showing.set(branch, editions);
      return editions;
    },
    valuesOf: (branch) => plans.valuesOf(branch.bound!),
    variants: editionVariants(plans, isSelecting),
    standsForItself: (branch) => plans.valuesOf(branch.bound!).includes(branch.label),
    isInnermost: (branch) => plans.valuesOf(branch.bound!).every((value) => value === branch.label),
    branchOf: ({ branch }) => byBound.get(branch)!,
    givesEntry: ({ bound }) => bound !== undefined && entries.has(bound),
  };
}
