// Which languages and versions stand on which paths of docs.json? (D13)
import type { BoundDivision, SelectorValue } from "./bound-tree.ts";

export type SelectorKind = "language" | "version";

/** A `languages` or `versions` level: its branches that make editions, and the language it stands in. */
export interface Selector {
  readonly kind: SelectorKind;
  readonly language: string | null;
  readonly branches: readonly BoundDivision[];
}

/** What one walk over the tree tells of its selectors. */
export interface Survey {
  /** Every level in document order. */
  readonly selectors: readonly Selector[];
  /** Values that stand innermost on some path, in order of their first branch. */
  readonly languages: readonly SelectorValue[];
  readonly versions: readonly SelectorValue[];
  /** For each branch, the values of its kind that stand innermost below it. */
  readonly valuesIn: ReadonlyMap<BoundDivision, ReadonlySet<string>>;
  /** Number of the first leaf whose innermost language and version are these. */
  readonly firstLeafOf: (language: string | null, version: string | null) => number | undefined;
  /** Number of the first leaf with this innermost value; none for null. */
  readonly firstLeafWith: (kind: SelectorKind, value: string | null) => number | undefined;
}

/** A branch with only a link is an option that leads out, not an edition (D13). */
export function isLinkBranch(division: BoundDivision): boolean {
  return (
    division.href !== undefined &&
    division.children.length === 0 &&
    division.root === undefined &&
    division.ownSpecs.length === 0
  );
}

/** True for a language or version of a selector. */
export function isBranch(node: { readonly kind: string }): boolean {
  return node.kind === "language" || node.kind === "version";
}

/** Walks the tree once, leaves in document order. */
export function surveySelectors(root: BoundDivision): Survey {
  const selectors: Selector[] = [];
  const firstBranch: Record<SelectorKind, Map<string, BoundDivision>> = { language: new Map(), version: new Map() };
  const valuesIn = new Map<BoundDivision, Set<string>>();
  const leaves = new Map<string, number>();
  let count = 0;

  const addLeaf = (
    { inForce: { language, version } }: Pick<BoundDivision, "inForce">,
    branches: readonly BoundDivision[],
  ): void => {
    for (const name of [leafName(language, version), `language ${language}`, `version ${version}`])
      if (!leaves.has(name)) leaves.set(name, count);
    count += 1;
    for (const branch of branches) valuesIn.get(branch)!.add((branch.kind === "language" ? language : version)!);
  };
  const walk = (division: BoundDivision, branches: readonly BoundDivision[]): void => {
    selectors.push(...selectorsIn(division));
    if (division.root !== undefined || division.children.length === 0) addLeaf(division, branches);
    for (const child of division.children) {
      if (child.kind === "page" || child.kind === "endpoint") addLeaf(child, branches);
      else if (!isBranch(child)) walk(child, branches);
      else if (!isLinkBranch(child)) {
        const known = firstBranch[child.kind as SelectorKind];
        if (!known.has(child.label)) known.set(child.label, child);
        valuesIn.set(child, new Set());
        walk(child, [...branches, child]);
      }
    }
  };
  walk(root, []);
  const inner = (kind: SelectorKind): readonly SelectorValue[] =>
    [...firstBranch[kind]]
      .filter(([value]) => leaves.has(`${kind} ${value}`))
      .map(([value, branch]) => ({ value, branch }));
  return {
    selectors,
    languages: inner("language"),
    versions: inner("version"),
    valuesIn,
    firstLeafOf: (language, version) => leaves.get(leafName(language, version)),
    firstLeafWith: (kind, value) => (value === null ? undefined : leaves.get(`${kind} ${value}`)),
  };
}

function leafName(language: string | null, version: string | null): string {
  return JSON.stringify([language, version]);
}

function selectorsIn(division: BoundDivision): readonly Selector[] {
  return (["language", "version"] as const).flatMap((kind) => {
    const branches = division.children.filter(
      (child): child is BoundDivision => child.kind === kind && !isLinkBranch(child),
    );
    return branches.length === 0 ? [] : [{ kind, language: division.inForce.language, branches }];
  });
}
