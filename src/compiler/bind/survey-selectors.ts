// One walk over docs.json finds the languages and versions that are on its paths (D13).
import { isSelectorKind, type SelectorKind } from "../contract/divisions.ts";
import type { BoundDivision, BoundNode, SelectorValue } from "./bound-tree.ts";
import { madeOnce } from "../text/per-object.ts";

/** A `languages` or `versions` level: its branches that make editions, and the division it is in. */
export interface Selector {
  readonly kind: SelectorKind;
  readonly owner: BoundDivision;
  readonly branches: readonly BoundDivision[];
}

/** What the walk finds. */
export interface Survey {
  /** Every level in document order. */
  readonly selectors: readonly Selector[];
  /** Values that are innermost on some path, in order of their first branch. */
  readonly languages: readonly SelectorValue[];
  readonly versions: readonly SelectorValue[];
  /** For each branch that makes editions, the values of its kind that are innermost below it. */
  readonly branchValues: ReadonlyMap<BoundDivision, ReadonlySet<string>>;
  readonly leaves: LeafNumbers;
}

type Branch = BoundDivision & { readonly kind: SelectorKind };

function isBranch(node: BoundNode): node is Branch {
  return isSelectorKind(node.kind);
}

/** Walks the tree once, leaves in document order. */
export function surveySelectors(root: BoundDivision): Survey {
  const selectors: Selector[] = [];
  const firstBranch: Record<SelectorKind, Map<string, BoundDivision>> = { language: new Map(), version: new Map() };
  const branchValues = new Map<BoundDivision, Set<string>>();
  const leaves = new LeafNumbers();

  const addLeaf = ({ inForce }: Pick<BoundDivision, "inForce">, branches: readonly Branch[]): true => {
    leaves.add(inForce.language, inForce.version);
    for (const branch of branches) branchValues.get(branch)!.add(inForce[branch.kind]!);
    return true;
  };
  // Returns whether there was a leaf; a division without one is its own, so that no language or version gets lost.
  const walk = (division: BoundDivision, branches: readonly Branch[]): boolean => {
    for (const selector of selectorsIn(division)) selectors.push(selector);
    let found = division.root !== undefined && addLeaf(division, branches);
    for (const child of division.children) {
      if (child.kind === "page" || child.kind === "endpoint") found = addLeaf(child, branches);
      else if (!isBranch(child)) found = walk(child, branches) || found;
      else if (!isLinkBranch(child)) {
        const known = firstBranch[child.kind];
        if (!known.has(child.label)) known.set(child.label, child);
        branchValues.set(child, new Set());
        found = walk(child, [...branches, child]) || found;
      }
    }
    return found || addLeaf(division, branches);
  };
  walk(root, []);
  const inner = (kind: SelectorKind): readonly SelectorValue[] =>
    [...firstBranch[kind]]
      .filter(([value]) => leaves.firstWith(kind, value) !== undefined)
      .map(([value, branch]) => ({ value, branch }));
  return { selectors, languages: inner("language"), versions: inner("version"), branchValues, leaves };
}

// A branch with only a link is an option that leads out, not an edition.
function isLinkBranch({ href, children, root, ownSpecs }: BoundDivision): boolean {
  return href !== undefined && children.length === 0 && root === undefined && ownSpecs.length === 0;
}

function selectorsIn(owner: BoundDivision): readonly Selector[] {
  if (!owner.children.some(isBranch)) return [];
  return (["language", "version"] as const).flatMap((kind) => {
    const branches = owner.children.filter(
      (child): child is BoundDivision => child.kind === kind && !isLinkBranch(child),
    );
    return branches.length === 0 ? [] : [{ kind, owner, branches }];
  });
}

/** The leaves of docs.json, numbered in document order by their innermost language and version. */
class LeafNumbers {
  readonly #pairs = new Map<string | null, Map<string | null, number>>();
  readonly #values = { language: new Map<string | null, number>(), version: new Map<string | null, number>() };
  #count = 0;

  add(language: string | null, version: string | null): void {
    const versions = madeOnce(this.#pairs, language, () => new Map<string | null, number>());
    if (!versions.has(version)) versions.set(version, this.#count);
    if (!this.#values.language.has(language)) this.#values.language.set(language, this.#count);
    if (!this.#values.version.has(version)) this.#values.version.set(version, this.#count);
    this.#count += 1;
  }

  /** Number of the first leaf of a pair. */
  firstOf(language: string | null, version: string | null): number | undefined {
    return this.#pairs.get(language)?.get(version);
  }

  /** Number of the first leaf with this innermost value; none for null. */
  firstWith(kind: SelectorKind, value: string | null): number | undefined {
    return value === null ? undefined : this.#values[kind].get(value);
  }

  /** The versions on a path with this innermost language, in document order. */
  versionsUnder(language: string | null): readonly string[] {
    return [...(this.#pairs.get(language)?.keys() ?? [])].filter((version) => version !== null);
  }
}
