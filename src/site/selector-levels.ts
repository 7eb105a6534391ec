// Which selectors stand at a division, and what do they offer? (D13)
import type { EditionPlan, ExpandedDivision } from "../expand/expanded-tree.ts";
import type { Selectors } from "./selectors.ts";

export type SelectorKind = "language" | "version";

/** A selector at a division; one object for all editions in which it has the same branches. */
export interface SelectorLevel {
  readonly kind: SelectorKind;
  readonly branches: readonly ExpandedDivision[];
  readonly choices: readonly Choice[];
  /** The branch it starts with; undefined when all of them only link out. */
  readonly usual: ExpandedDivision | undefined;
  /** The choice that an edition with this value has; undefined when no branch shows in it. */
  readonly choiceFor: (value: string | null) => Choice | undefined;
}

/** A choice of a selector: branches of one label count as one (D13). */
export interface Choice {
  readonly label: string;
  readonly branches: readonly ExpandedDivision[];
}

/** Finds the selectors at a division in an edition: its own, and those in branches of the other kind that show. */
export type FindLevels = (division: ExpandedDivision, edition: EditionPlan) => readonly SelectorLevel[];

/** Returns a search that looks once a division and kind, and once a value of the other axis where that counts. */
export function selectorLevels(selectors: Selectors): FindLevels {
  const known = { version: new Map<ExpandedDivision, Levels>(), language: new Map<ExpandedDivision, Levels>() };
  const offers = branchOffers(selectors);
  const levelOf = (division: ExpandedDivision, kind: SelectorKind, edition: EditionPlan): SelectorLevel | undefined => {
    if (!offers.has(division, kind)) return undefined;
    const levels = known[kind].get(division) ?? { variants: new Map(), vary: offers.vary(division, kind) };
    known[kind].set(division, levels);
    const variant = levels.vary ? selectors.variants.alongAxis(division, otherKind(kind), edition) : 0;
    const found = levels.variants.get(variant);
    if (found !== undefined) return found;
    const level = levelWith(kind, offers.branches(division, kind, edition), selectors);
    levels.variants.set(variant, level);
    return level;
  };
  return (division, edition) =>
    (["version", "language"] as const).flatMap((kind) => {
      const level = levelOf(division, kind, edition);
      return level === undefined || level.branches.length === 0 ? [] : [level];
    });
}

interface Levels {
  readonly variants: Map<number, SelectorLevel>;
  readonly vary: boolean;
}

function otherKind(kind: SelectorKind): SelectorKind {
  return kind === "version" ? "language" : "version";
}

interface BranchOffers {
  /** Whether a branch of a kind stands at a division in any edition. */
  readonly has: (owner: ExpandedDivision, kind: SelectorKind) => boolean;
  /** Whether it depends on the other axis which ones do. */
  readonly vary: (owner: ExpandedDivision, kind: SelectorKind) => boolean;
  readonly branches: (owner: ExpandedDivision, kind: SelectorKind, edition: EditionPlan) => readonly ExpandedDivision[];
}

function branchOffers(selectors: Selectors): BranchOffers {
  const known = { version: new Map<ExpandedDivision, boolean>(), language: new Map<ExpandedDivision, boolean>() };
  // Without this a language is searched for languages through all of its versions, for each of its editions.
  const has: BranchOffers["has"] = (owner, kind) => {
    const found =
      known[kind].get(owner) ?? selectors.branchesIn(owner).some((branch) => branch.kind === kind || has(branch, kind));
    known[kind].set(owner, found);
    return found;
  };
  const vary: BranchOffers["vary"] = (owner, kind) =>
    selectors.branchesIn(owner).some((branch) => (branch.kind === kind ? vary(branch, kind) : has(branch, kind)));
  // A branch whose content is all under a selector of its own kind gives way to that one's branches.
  const branches: BranchOffers["branches"] = (owner, kind, edition) => {
    if (!has(owner, kind)) return [];
    return selectors.branchesIn(owner).flatMap((branch) => {
      if (branch.kind !== kind) return selectors.agrees(branch, edition) ? branches(branch, kind, edition) : [];
      const inner = branches(branch, kind, edition);
      return inner.length === 0 || selectors.standsForItself(branch) ? [branch, ...inner] : inner;
    });
  };
  return { has, vary, branches };
}

function levelWith(kind: SelectorKind, branches: readonly ExpandedDivision[], selectors: Selectors): SelectorLevel {
  const choices = choicesOf(branches, selectors);
  const byValue = choicesByValue(choices, selectors);
  return {
    kind,
    branches,
    choices,
    usual: defaultBranch(branches, selectors),
    choiceFor: (value) => (value === null ? undefined : byValue.get(value)),
  };
}

// Of a doubled label the branches that only link out are left aside.
function choicesOf(branches: readonly ExpandedDivision[], selectors: Selectors): readonly Choice[] {
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

// A branch with a selector of its kind inside shows in editions that are named by another choice.
function choicesByValue(choices: readonly Choice[], selectors: Selectors): ReadonlyMap<string, Choice> {
  const byValue = new Map<string, Choice>();
  for (const choice of choices) {
    for (const value of choice.branches.flatMap((branch) => [...selectors.valuesOf(branch)]))
      if (value === choice.label || !byValue.has(value)) byValue.set(value, choice);
  }
  return byValue;
}

// Marked `default`, else the first; one with `hidden: true` only when all have it (D12).
function defaultBranch(branches: readonly ExpandedDivision[], selectors: Selectors): ExpandedDivision | undefined {
  const filled = branches.filter((branch) => selectors.showing(branch).length > 0);
  const shown = filled.filter((branch) => branch.hidden !== true);
  return shown.find((branch) => branch.default === true) ?? shown[0] ?? filled[0];
}
