// Which page does choosing a language or version open?
import type { EditionPlan, ExpandedDivision, SelectorValue } from "../expand/expanded-tree.ts";
import type { SiteInput } from "./site-input.ts";

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
