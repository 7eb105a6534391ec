// Finds the languages and versions of the tree, and the editions of each (D13).
import { isSelectorKind, type SelectorKind } from "../contract/divisions.ts";
import type { EditionPlan, ExpandedDivision, ExpandedTree } from "../expand/expanded-tree.ts";
import { groupBy } from "../text/group-by.ts";
import { Variants } from "./edition-variants.ts";
import { madeOnce } from "../text/per-object.ts";

const none: readonly ExpandedDivision[] = [];

/** True for a language or version, which is not a node of the tree of an edition. */
export function isBranch({ kind }: { readonly kind: string }): boolean {
  return isSelectorKind(kind);
}

/** The languages and versions of the tree. "Branch" means one of them. */
export class Selectors {
  /** All branches, in document order. */
  readonly branches: readonly ExpandedDivision[];
  /** In which editions a division is the same. */
  readonly variants: Variants;
  readonly #plans: ExpandedTree["plans"];
  readonly #ownBranches = new Map<ExpandedDivision, ExpandedDivision[]>();
  readonly #branchesAbove = new Map<ExpandedDivision, readonly ExpandedDivision[]>();
  readonly #selecting = new Set<ExpandedDivision>();
  readonly #showing = new Map<ExpandedDivision, readonly EditionPlan[]>();
  readonly #targets = new Map<ExpandedDivision, Map<string | null, EditionPlan | undefined>>();
  readonly #entries: ReadonlySet<ExpandedDivision>;
  readonly #editionsOf: Readonly<Record<SelectorKind, ReadonlyMap<string | null, readonly EditionPlan[]>>>;
  readonly #rank: ReadonlyMap<EditionPlan, number>;

  /** Walks the tree once. */
  constructor({ root, plans }: ExpandedTree) {
    const { editions, languages, versions } = plans;
    this.#plans = plans;
    this.#entries = new Set([...languages, ...versions].map(({ branch }) => branch));
    this.#editionsOf = {
      language: groupBy(editions, ({ language }) => language),
      version: groupBy(editions, ({ version }) => version),
    };
    this.#rank = new Map(editions.map((edition, index) => [edition, index]));
    const branches: ExpandedDivision[] = [];
    this.#walk(root, none, branches);
    this.branches = branches;
    this.variants = new Variants(plans, (division) => this.isSelecting(division));
  }

  /** The branches directly in a division; empty for most. */
  branchesIn(division: ExpandedDivision): readonly ExpandedDivision[] {
    return this.#ownBranches.get(division) ?? none;
  }

  /** The branches that contain a division, the outermost first; the division itself counts. */
  branchesAbove(division: ExpandedDivision): readonly ExpandedDivision[] {
    return this.#branchesAbove.get(division) ?? none;
  }

  /** True for a branch and for a division with a branch at any depth: it may differ between editions. */
  isSelecting(division: ExpandedDivision): boolean {
    return this.#selecting.has(division);
  }

  /** Whether a branch belongs to an edition. */
  agrees(branch: ExpandedDivision, edition: EditionPlan): boolean {
    const value = edition[axisOf(branch)];
    return value !== null && this.valuesOf(branch).has(value);
  }

  /** Whether an edition shows a division: all branches that contain it belong to the edition. */
  shows(division: ExpandedDivision, edition: EditionPlan): boolean {
    return this.branchesAbove(division).every((branch) => this.agrees(branch, edition));
  }

  /** The editions of a branch, in order; none for a branch that is only an external link. */
  showing(branch: ExpandedDivision): readonly EditionPlan[] {
    return madeOnce(this.#showing, branch, () => this.#editionsWith(branch));
  }

  /** The innermost values of its kind in a branch; none for a branch that is only an external link. */
  valuesOf(branch: ExpandedDivision): ReadonlySet<string> {
    return this.#plans.valuesOf(branch);
  }

  /** False if everything in a branch is below another selector of the same kind. */
  standsForItself(branch: ExpandedDivision): boolean {
    return this.valuesOf(branch).has(branch.label);
  }

  /** False if it contains a selector of the same kind, so that it belongs to editions of other values, too. */
  isInnermost(branch: ExpandedDivision): boolean {
    return [...this.valuesOf(branch)].every((value) => value === branch.label);
  }

  /** Whether an entry of the top lists gets its fields from this branch. */
  givesEntry(branch: ExpandedDivision): boolean {
    return this.#entries.has(branch);
  }

  /**
   * The edition that opens when a branch is chosen in an edition: one axis changes, the other one stays if possible, else its
   * default is used. Undefined for a branch that is only an external link.
   */
  targetOf(branch: ExpandedDivision, current: EditionPlan): EditionPlan | undefined {
    const targets = madeOnce(this.#targets, branch, () => new Map<string | null, EditionPlan | undefined>());
    const kept = current[axisOf(branch) === "language" ? "version" : "language"];
    if (!targets.has(kept)) targets.set(kept, this.#findTarget(branch, kept));
    return targets.get(kept);
  }

  #walk(division: ExpandedDivision, above: readonly ExpandedDivision[], branches: ExpandedDivision[]): boolean {
    this.#branchesAbove.set(division, above);
    let has = isBranch(division);
    for (const child of division.children) {
      if (child.kind === "page") continue;
      if (isBranch(child)) {
        branches.push(child);
        madeOnce(this.#ownBranches, division, (): ExpandedDivision[] => []).push(child);
      }
      if (this.#walk(child, isBranch(child) ? [...above, child] : above, branches)) has = true;
    }
    if (has) this.#selecting.add(division);
    return has;
  }

  // A branch with a selector of its kind inside shows in editions of other values too; one of its own value comes first.
  #findTarget(branch: ExpandedDivision, kept: string | null): EditionPlan | undefined {
    const axis = axisOf(branch);
    const other = axis === "language" ? "version" : "language";
    const fitting = this.showing(branch);
    const ownFirst = (fits: (edition: EditionPlan) => boolean): EditionPlan | undefined =>
      fitting.find((edition) => edition[axis] === branch.label && fits(edition)) ?? fitting.find(fits);
    return (
      ownFirst((edition) => edition[other] === kept) ??
      ownFirst((edition) => this.#plans.defaultIn(edition.language) === edition) ??
      ownFirst(() => true)
    );
  }

  // A branch with a selector of its own kind inside shows in the editions of several values.
  #editionsWith(branch: ExpandedDivision): readonly EditionPlan[] {
    const byValue = this.#editionsOf[axisOf(branch)];
    const [first = [], ...others] = [...this.valuesOf(branch)].map((value) => byValue.get(value) ?? []);
    if (others.length === 0) return first;
    return [first, ...others].flat().toSorted((a, b) => this.#rank.get(a)! - this.#rank.get(b)!);
  }
}

/** The part of an edition that a branch chooses. */
function axisOf({ kind }: ExpandedDivision): SelectorKind {
  return kind === "language" ? "language" : "version";
}
