// Where does choosing a language or version lead?
import type { EditionPlan, ExpandedDivision, ExpandedTree, SelectorValue } from "../expand/expanded-tree.ts";
import type { Selectors } from "./selectors.ts";
import type { SiteInput } from "./site-input.ts";

/** The current edition as far as the branch allows: one axis changes, the other stays if it can, else its default is taken. */
export type FindTarget = (branch: ExpandedDivision, current: EditionPlan) => EditionPlan | undefined;

/** Returns a search that looks once a branch and value of the other axis. */
export function branchTargets({ defaultIn }: ExpandedTree["plans"], selectors: Selectors): FindTarget {
  const known = new Map<ExpandedDivision, Map<string | null, EditionPlan | undefined>>();
  const look: FindTarget = (branch, current) => {
    const fitting = selectors.showing(branch);
    const kept = otherAxis(branch);
    return (
      fitting.find((edition) => edition[kept] === current[kept]) ??
      fitting.find((edition) => defaultIn(edition.language) === edition) ??
      fitting[0]
    );
  };
  return (branch, current) => {
    const targets = known.get(branch) ?? new Map<string | null, EditionPlan | undefined>();
    known.set(branch, targets);
    const kept = current[otherAxis(branch)];
    if (!targets.has(kept)) targets.set(kept, look(branch, current));
    return targets.get(kept);
  };
}

function otherAxis({ kind }: ExpandedDivision): "language" | "version" {
  return kind === "language" ? "version" : "language";
}

/** The first visible page of a branch in an edition, as an href. */
export function branchHref(branch: ExpandedDivision, edition: EditionPlan, input: SiteInput): string | undefined {
  const { visible } = input.firstPages(branch, edition);
  return visible === undefined ? undefined : input.hrefOf(visible);
}

/** Returns where an entry of the top lists leads: a language to its default edition, a version to the default language's. */
export function valueHrefs(input: SiteInput): (value: SelectorValue) => string | undefined {
  const { selectors, defaultEdition, tree, targetOf } = input;
  const byValue = new Map<string, ExpandedDivision[]>();
  for (const branch of selectors.branches) {
    const name = `${branch.kind} ${branch.label}`;
    const same = byValue.get(name);
    if (same === undefined) byValue.set(name, [branch]);
    else same.push(branch);
  }
  return (value) => {
    const branch = selectors.branchOf(value);
    const edition = branch.kind === "language" ? tree.plans.defaultIn(value.value) : targetOf(branch, defaultEdition);
    if (edition === undefined) return undefined;
    for (const candidate of byValue.get(`${branch.kind} ${value.value}`) ?? []) {
      const shows = selectors.branchesAround(candidate).every((each) => selectors.agrees(each, edition));
      const href = shows ? branchHref(candidate, edition, input) : undefined;
      if (href !== undefined) return href;
    }
    return undefined;
  };
}
