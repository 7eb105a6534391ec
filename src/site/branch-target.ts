// Where does choosing a language or version lead?
import type { EditionPlan } from "../bind/bound-tree.ts";
import type { ExpandedDivision } from "../expand/expanded-tree.ts";
import { editionView } from "./edition-view.ts";
import { firstPages, ofPage, seenFromAbove, type FirstPages } from "./first-pages.ts";
import type { SiteInput } from "./site-input.ts";

/** The current edition as far as the branch allows: one axis changes, the other stays if it can, else the default is taken. */
export function targetEdition(
  branch: ExpandedDivision,
  current: EditionPlan,
  { editions, tree, agrees }: SiteInput,
): EditionPlan | undefined {
  const fitting = editions.filter((edition) => agrees(branch, edition));
  const same = fitting.find((edition) =>
    branch.kind === "language" ? edition.version === current.version : edition.language === current.language,
  );
  return same ?? fitting.find((edition) => tree.plans.defaultIn(edition.language) === edition) ?? fitting[0];
}

/** Returns the first visible page of a branch in an edition, as an href; each is looked for once. */
export function branchHrefs({
  agrees,
  hrefOf,
}: SiteInput): (branch: ExpandedDivision, edition: EditionPlan) => string | undefined {
  const known = new Map<EditionPlan, Map<ExpandedDivision, FirstPages>>();
  const first = (division: ExpandedDivision, edition: EditionPlan): FirstPages => {
    const store = known.get(edition) ?? new Map<ExpandedDivision, FirstPages>();
    known.set(edition, store);
    const found = store.get(division) ?? look(division, edition);
    store.set(division, found);
    return found;
  };
  const look = (division: ExpandedDivision, edition: EditionPlan): FirstPages => {
    const { root, children } = editionView(division, edition, agrees);
    return firstPages(
      root,
      children.map((child) => (child.kind === "page" ? ofPage(child) : seenFromAbove(child, first(child, edition)))),
    );
  };
  return (branch, edition) => {
    const { visible } = first(branch, edition);
    return visible === undefined ? undefined : hrefOf(visible);
  };
}
