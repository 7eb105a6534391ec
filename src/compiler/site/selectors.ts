// The languages and versions of the tree, and the editions in which each of them shows (D13).
import { isSelectorKind, type SelectorKind } from "../contract/divisions.ts";
import type { EditionPlan, ExpandedDivision, ExpandedTree } from "../expand/expanded-tree.ts";
import { groupBy } from "../text/group-by.ts";
import { Variants } from "./edition-variants.ts";
import { madeOnce } from "../text/per-object.ts";

const none: readonly ExpandedDivision[] = [];

/** True for a language or version, which is no node of an edition's tree. */
export function isBranch({ kind }: { readonly kind: string }): boolean {
  return isSelectorKind(kind);
}

/** The languages and versions of the tree. "Branch" means one of them. */
export class Selectors {
  /** All in document order. */
  readonly branches: readonly ExpandedDivision[];
  /** In which editions a division is the same. */
  readonly variants: Variants;
  readonly #plans: ExpandedTree["plans"];
  readonly #inside = new Map<ExpandedDivision, ExpandedDivision[]>();
  readonly #around = new Map<ExpandedDivision, readonly ExpandedDivision[]>();
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

  /** Those directly in a division; empty for most. */
  branchesIn(division: ExpandedDivision): readonly ExpandedDivision[] {
    return this.#inside.get(division) ?? none;
  }

  /** Those around a division, from outside in; itself counts. */
  branchesAround(division: ExpandedDivision): readonly ExpandedDivision[] {
    return this.#around.get(division) ?? none;
  }

  /** True for a branch and for what has one in it, at any depth: it may differ from edition to edition. */
  isSelecting(division: ExpandedDivision): boolean {
    return this.#selecting.has(division);
  }

  /** Whether a branch shows in an edition. */
  agrees(branch: ExpandedDivision, edition: EditionPlan): boolean {
    const value = edition[axisOf(branch)];
    return value !== null && this.valuesOf(branch).has(value);
  }

  /** The editions it shows in, in order; none for a branch that only links out. */
  showing(branch: ExpandedDivision): readonly EditionPlan[] {
    return madeOnce(this.#showing, branch, () => this.#editionsWith(branch));
  }

  /** The values of its kind that are innermost in a branch; none for one that only links out. */
  valuesOf(branch: ExpandedDivision): ReadonlySet<string> {
    return this.#plans.valuesOf(branch);
  }

  /** False where all that a branch holds is under a selector of its own kind inside. */
  standsForItself(branch: ExpandedDivision): boolean {
    return this.valuesOf(branch).has(branch.label);
  }

  /** False where a selector of its own kind is inside, so that it shows in editions of other values too. */
  isInnermost(branch: ExpandedDivision): boolean {
    return [...this.valuesOf(branch)].every((value) => value === branch.label);
  }

  /** Whether it gives an entry of the top lists its fields. */
  givesEntry(branch: ExpandedDivision): boolean {
    return this.#entries.has(branch);
  }

  /**
   * Where choosing a branch leads from an edition: one axis changes, the other stays if it can, else its default is
   * taken. Undefined for a branch that only links out.
   */
  targetOf(branch: ExpandedDivision, current: EditionPlan): EditionPlan | undefined {
    const targets = madeOnce(this.#targets, branch, () => new Map<string | null, EditionPlan | undefined>());
    const kept = current[axisOf(branch) === "language" ? "version" : "language"];
    if (!targets.has(kept)) targets.set(kept, this.#findTarget(branch, kept));
    return targets.get(kept);
  }

  #walk(division: ExpandedDivision, above: readonly ExpandedDivision[], branches: ExpandedDivision[]): boolean {
    this.#around.set(division, above);
    let has = isBranch(division);
    for (const child of division.children) {
      if (child.kind === "page") continue;
      if (isBranch(child)) {
        branches.push(child);
        madeOnce(this.#inside, division, (): ExpandedDivision[] => []).push(child);
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
