// Which edition has what this one lacks? (D13)
import type { EditionPlan, ExpandedDivision } from "../expand/expanded-tree.ts";
import { showsIn, type EditionView } from "./edition-view.ts";
import type { SiteInput } from "./site-input.ts";

/** The edition that a stub points to: its selector's default, in the same language if there is one; undefined when no edition has content. */
export function stubEdition(
  division: ExpandedDivision,
  { levels }: EditionView,
  edition: EditionPlan,
  { selectors, editions, targetOf, viewOf }: SiteInput,
): EditionPlan | undefined {
  const isFilled = (candidate: EditionPlan): boolean => !viewOf(division, candidate).stub;
  for (const level of levels) {
    const chosen = showsIn(level, edition) ? undefined : level.usual;
    const usual = chosen === undefined ? undefined : targetOf(chosen, edition);
    if (usual !== undefined && isFilled(usual)) return usual;
    const found = chosen === undefined ? undefined : selectors.showing(chosen).find(isFilled);
    if (found !== undefined) return found;
  }
  return editions.find(isFilled);
}
