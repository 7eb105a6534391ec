// Which edition has what this one lacks? (D13)
import type { EditionPlan, ExpandedDivision } from "../expand/expanded-tree.ts";
import { editionView, type EditionView } from "./edition-view.ts";
import { defaultBranch } from "./selector-levels.ts";
import type { SiteInput } from "./site-input.ts";

/** The edition that a stub points to: its selector's default, in the same language if there is one; undefined when no edition has content. */
export function stubEdition(
  division: ExpandedDivision,
  { levels }: EditionView,
  edition: EditionPlan,
  { selectors, editions, targetOf }: SiteInput,
): EditionPlan | undefined {
  const isFilled = (candidate: EditionPlan): boolean => !editionView(division, candidate, selectors).stub;
  for (const level of levels) {
    const chosen = level.agreeing ? undefined : defaultBranch(level, selectors);
    const usual = chosen === undefined ? undefined : targetOf(chosen, edition);
    if (usual !== undefined && isFilled(usual)) return usual;
    const found = chosen === undefined ? undefined : selectors.showing(chosen).find(isFilled);
    if (found !== undefined) return found;
  }
  return editions.find(isFilled);
}
