// Which selectors stand at a division, and what do they offer? (D13)
import type { EditionPlan, ExpandedDivision } from "../expand/expanded-tree.ts";
import type { Selectors } from "./selectors.ts";

export type SelectorKind = "language" | "version";

/** A selector at a division: its branches, and whether one of them shows in the edition. */
export interface SelectorLevel {
  readonly kind: SelectorKind;
  readonly branches: readonly ExpandedDivision[];
  readonly agreeing: boolean;
}

/** The selectors at a division in an edition: its own, and those in branches of the other kind that show. */
export function selectorLevels(
  division: ExpandedDivision,
  edition: EditionPlan,
  selectors: Selectors,
): readonly SelectorLevel[] {
  return (["version", "language"] as const).flatMap((kind) => {
    const branches = offered(division, kind, edition, selectors);
    const agreeing = branches.some((branch) => selectors.agrees(branch, edition));
    return branches.length === 0 ? [] : [{ kind, branches, agreeing }];
  });
}

// A branch whose content is all under a selector of its own kind gives way to that one's branches.
function offered(
  owner: ExpandedDivision,
  kind: SelectorKind,
  edition: EditionPlan,
  selectors: Selectors,
): readonly ExpandedDivision[] {
  return selectors.branchesIn(owner).flatMap((branch) => {
    if (branch.kind !== kind) return selectors.agrees(branch, edition) ? offered(branch, kind, edition, selectors) : [];
    const inner = offered(branch, kind, edition, selectors);
    return inner.length === 0 || selectors.standsForItself(branch) ? [branch, ...inner] : inner;
  });
}

/** A choice of a selector: branches of one label count as one (D13). */
export interface Choice {
  readonly label: string;
  readonly branches: readonly ExpandedDivision[];
}

/** The choices of a selector; of a doubled label the branches that only link out are left aside. */
export function choicesOf({ branches }: SelectorLevel, selectors: Selectors): readonly Choice[] {
  const byLabel = new Map<string, ExpandedDivision[]>();
  for (const branch of branches) {
    const known = byLabel.get(branch.label);
    if (known === undefined) byLabel.set(branch.label, [branch]);
    else known.push(branch);
  }
  return [...byLabel].map(([label, same]) => {
    const filled = same.length === 1 ? same : same.filter((branch) => selectors.showing(branch).length > 0);
    return { label, branches: filled.length === 0 ? same : filled };
  });
}

/** The branch a selector starts with: marked `default`, else the first; one with `hidden: true` only when all have it (D12). */
export function defaultBranch({ branches }: SelectorLevel, selectors: Selectors): ExpandedDivision | undefined {
  const filled = branches.filter((branch) => selectors.showing(branch).length > 0);
  const shown = filled.filter((branch) => branch.hidden !== true);
  return shown.find((branch) => branch.default === true) ?? shown[0] ?? filled[0];
}
