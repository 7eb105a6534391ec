// Where does choosing a language or version lead?
import type { EditionPlan, ExpandedDivision, ExpandedTree } from "../expand/expanded-tree.ts";
import { axisOf, type Selectors } from "./selectors.ts";

/**
 * The current edition as far as the branch allows: one axis changes, the other stays if it can, else its default is taken.
 * A branch with a selector of its kind inside shows in editions of other values too; one of its own value comes first.
 */
export type FindTarget = (branch: ExpandedDivision, current: EditionPlan) => EditionPlan | undefined;

/** Returns a search that looks once a branch and value of the other axis. */
export function branchTargets({ defaultIn }: ExpandedTree["plans"], selectors: Selectors): FindTarget {
  const known = new Map<ExpandedDivision, Map<string | null, EditionPlan | undefined>>();
  const look: FindTarget = (branch, current) => {
    const fitting = selectors.showing(branch);
    const kept = otherAxis(branch);
    const ownFirst = (fits: (edition: EditionPlan) => boolean): EditionPlan | undefined =>
      fitting.find((edition) => edition[axisOf(branch)] === branch.label && fits(edition)) ?? fitting.find(fits);
    return (
      ownFirst((edition) => edition[kept] === current[kept]) ??
      ownFirst((edition) => defaultIn(edition.language) === edition) ??
      ownFirst(() => true)
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
