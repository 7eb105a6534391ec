// The selectors at a division, and the choices each of them offers (D13).
import type { SelectorKind } from "../contract/divisions.ts";
import type { EditionPlan, ExpandedDivision } from "../expand/expanded-tree.ts";
import { groupBy } from "../text/group-by.ts";
import type { Selectors } from "./selectors.ts";
import { madeOnce } from "../text/per-object.ts";

/** A selector at a division; editions in which it has the same branches share one object. */
export interface SelectorLevel {
  readonly kind: SelectorKind;
  readonly branches: readonly ExpandedDivision[];
  readonly choices: readonly SelectorChoice[];
  /** The branch it starts with; undefined if all of them are only external links. */
  readonly defaultBranch: ExpandedDivision | undefined;
  /** The choice that an edition with this value has; undefined if no branch belongs to it. */
  readonly choiceFor: (value: string | null) => SelectorChoice | undefined;
}

/** A choice of a selector: branches with the same label count as one (D13). */
export interface SelectorChoice {
  readonly label: string;
  readonly branches: readonly ExpandedDivision[];
}

/** Finds the selectors at divisions. Each division and kind is searched once, or once per value of the other axis if that matters. */
export class SelectorLevels {
  readonly #selectors: Selectors;
  readonly #ofKind: Readonly<Record<SelectorKind, LevelsOfKind>>;

  constructor(selectors: Selectors) {
    this.#selectors = selectors;
    this.#ofKind = {
      version: new LevelsOfKind("version", selectors),
      language: new LevelsOfKind("language", selectors),
    };
  }

  /** The selectors of a division in an edition: its own, and those in the branches of the other kind that belong to the edition. */
  of(division: ExpandedDivision, edition: EditionPlan): readonly SelectorLevel[] {
    if (this.#selectors.branchesIn(division).length === 0) return [];
    return [this.#ofKind.version, this.#ofKind.language].flatMap((levels) => {
      const level = levels.of(division, edition);
      return level === undefined || level.branches.length === 0 ? [] : [level];
    });
  }
}

/** The levels of one division by variant, and whether there is more than one. */
interface Known {
  readonly variants: Map<number, SelectorLevel>;
  readonly vary: boolean;
}

class LevelsOfKind {
  readonly #kind: SelectorKind;
  readonly #selectors: Selectors;
  readonly #known = new Map<ExpandedDivision, Known>();
  readonly #has = new Map<ExpandedDivision, boolean>();

  constructor(kind: SelectorKind, selectors: Selectors) {
    this.#kind = kind;
    this.#selectors = selectors;
  }

  of(division: ExpandedDivision, edition: EditionPlan): SelectorLevel | undefined {
    if (!this.#hasBranch(division)) return undefined;
    const known = madeOnce(this.#known, division, () => ({ variants: new Map(), vary: this.#varies(division) }));
    const otherAxis = this.#kind === "version" ? "language" : "version";
    const variant = known.vary ? this.#selectors.variants.alongAxis(division, otherAxis, edition) : 0;
    return madeOnce(known.variants, variant, () =>
      levelWith(this.#kind, this.#branches(division, edition), this.#selectors),
    );
  }

  /**
   * Whether a branch of this kind is at a division in any edition. Kept, because otherwise all versions of a language would be
   * searched for languages, for each edition.
   */
  #hasBranch(owner: ExpandedDivision): boolean {
    return madeOnce(this.#has, owner, () =>
      this.#selectors.branchesIn(owner).some((branch) => branch.kind === this.#kind || this.#hasBranch(branch)),
    );
  }

  /** Whether the branches depend on the other axis. */
  #varies(owner: ExpandedDivision): boolean {
    return this.#selectors
      .branchesIn(owner)
      .some((branch) => (branch.kind === this.#kind ? this.#varies(branch) : this.#hasBranch(branch)));
  }

  // A branch whose content is all under a selector of its own kind is replaced by that one's branches.
  #branches(owner: ExpandedDivision, edition: EditionPlan): readonly ExpandedDivision[] {
    if (!this.#hasBranch(owner)) return [];
    return this.#selectors.branchesIn(owner).flatMap((branch) => {
      if (branch.kind !== this.#kind)
        return this.#selectors.agrees(branch, edition) ? this.#branches(branch, edition) : [];
      const inner = this.#branches(branch, edition);
      return inner.length === 0 || this.#selectors.standsForItself(branch) ? [branch, ...inner] : inner;
    });
  }
}

function levelWith(kind: SelectorKind, branches: readonly ExpandedDivision[], selectors: Selectors): SelectorLevel {
  const choices = choicesOf(branches, selectors);
  const byValue = choicesByValue(choices, selectors);
  return {
    kind,
    branches,
    choices,
    defaultBranch: defaultBranch(branches, selectors),
    choiceFor: (value) => (value === null ? undefined : byValue.get(value)),
  };
}

// Of branches with one label, those that only link out are left out.
function choicesOf(branches: readonly ExpandedDivision[], selectors: Selectors): readonly SelectorChoice[] {
  return [...groupBy(branches, ({ label }) => label)].map(([label, same]) => {
    const filled = same.length === 1 ? same : same.filter((branch) => selectors.showing(branch).length > 0);
    return { label, branches: filled.length === 0 ? same : filled };
  });
}

// A branch with a selector of its kind inside shows in editions that are named by another choice.
function choicesByValue(choices: readonly SelectorChoice[], selectors: Selectors): ReadonlyMap<string, SelectorChoice> {
  const byValue = new Map<string, SelectorChoice>();
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
