// Which edition has what this one lacks? (D13)
import type { EditionPlan } from "../bind/bound-tree.ts";
import type { ExpandedDivision } from "../expand/expanded-tree.ts";
import { editionView, hasContent, type EditionView } from "./edition-view.ts";
import { defaultBranch } from "./selector-options.ts";
import type { SiteInput } from "./site-input.ts";

/** The edition that a stub points to: its selector's default, in the same language if there is one; undefined when no edition has content. */
export function stubEdition(
  division: ExpandedDivision,
  view: EditionView,
  edition: EditionPlan,
  { editions, agrees }: SiteInput,
): EditionPlan | undefined {
  const level = view.levels.find((each) => !each.agreeing && each.branches.some(hasContent));
  const chosen = level === undefined ? undefined : defaultBranch(level.branches.filter(hasContent));
  const filled = editions.filter((candidate) => !editionView(division, candidate, agrees).stub);
  const fitting = filled.filter((candidate) => chosen === undefined || agrees(chosen, candidate));
  const same = (candidate: EditionPlan): boolean =>
    candidate.language === edition.language || (level?.kind === "language" && candidate.version === edition.version);
  return fitting.find(same) ?? fitting[0] ?? filled.find(same) ?? filled[0];
}
