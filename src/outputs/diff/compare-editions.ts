// Compares the editions of both sides, and the trees of those that both have.
import type { Page } from "../../compiler/site/page.ts";
import { divisionChanges, orderChanges } from "./division-changes.ts";
import { addFallbacks, type Fallback } from "./fallback-divisions.ts";
import { matchDivisions, type ComparedEdition } from "./match-divisions.ts";
import { namesNow, type EditionMatches, type EditionPair } from "./match-editions.ts";
import type { PageMatches } from "./match-pages.ts";
import type { EditionChange } from "./merge-changes.ts";
import type { Change, DivisionAddedOrRemoved, EditionDefault, EditionRenamed } from "./navigation-diff.ts";
import { placeChanges, type Relocation } from "./page-changes.ts";
import { isChoiceToggled, selectorComparison } from "./selector-changes.ts";
import { editionPlaces, pagesBelow, type Side } from "./side.ts";
import { Unmatched } from "./unmatched.ts";

/** The changes in the trees, edition by edition; equal changes are not merged yet. */
export interface TreeChanges {
  readonly changes: readonly EditionChange<Exclude<Change, DivisionAddedOrRemoved>>[];
  /** For each page that moved: the first division that it left, and the first that it entered. */
  readonly relocations: ReadonlyMap<Page, Relocation>;
  /** Pages in a division that has become hidden or visible. */
  readonly toggled: ReadonlySet<Page>;
  /** For each removed page: the division that a redirect can lead to instead. */
  readonly fallbacks: Map<Page, Fallback>;
  readonly removed: Unmatched;
  readonly added: Unmatched;
}

/** Compares the pairs of editions one after the other, so that only the places of one pair are in memory at a time. */
export function compareTrees(
  before: Side,
  after: Side,
  editions: readonly EditionPair[],
  pages: PageMatches,
): TreeChanges {
  const changes: EditionChange<Exclude<Change, DivisionAddedOrRemoved>>[] = [];
  const relocations = new Map<Page, Relocation>();
  const toggled = new Set<Page>();
  const fallbacks = new Map<Page, Fallback>();
  const [removed, added] = [new Unmatched("removed", before, pages.to), new Unmatched("added", after, pages.from)];
  const selectorChanges = selectorComparison(namesNow(editions));
  for (const pair of editions) {
    const [old, found] = [editionPlaces(pair.before, before), editionPlaces(pair.after, after)];
    const divisions = matchDivisions(old, found, pages);
    const compared: ComparedEdition = { before: old, after: found, pages, divisions };
    removed.add(old, divisions.to);
    added.add(found, divisions.from);
    for (const change of [
      ...selectorChanges(compared),
      ...divisionChanges(compared),
      ...placeChanges(compared, relocations),
      ...orderChanges(compared),
    ])
      changes.push(change);
    addToggled(compared, toggled);
    addFallbacks(compared, fallbacks);
  }
  return { changes, relocations, toggled, fallbacks, removed, added };
}

function addToggled({ after, divisions }: ComparedEdition, toggled: Set<Page>): void {
  for (const node of after.nodes) {
    const old = divisions.from.get(node);
    if (old === undefined) continue;
    if (old.division.hidden !== node.division.hidden || isChoiceToggled(old, node)) pagesBelow(node, toggled);
  }
}

/** Languages and versions with a new name. */
export function editionsRenamed({ pairs }: EditionMatches): readonly EditionChange<EditionRenamed>[] {
  return pairs.flatMap(({ before, after }) =>
    (["language", "version"] as const)
      .filter((axis) => before[axis] !== after[axis])
      .map((axis) => ({
        identity: JSON.stringify(["edition-renamed", axis, before[axis], after[axis]]),
        change: {
          kind: "edition-renamed",
          axis,
          before: before[axis],
          after: after[axis],
          editions: [after.id],
        },
      })),
  );
}

/** The change of the default edition; the same edition with a new name does not count. */
export function otherDefault({ pairs }: EditionMatches, before: Side, after: Side): readonly EditionDefault[] {
  const [was, is] = [before.editions[0], after.editions[0]];
  if (was === undefined || is === undefined) return [];
  if (pairs.some((pair) => pair.before === was && pair.after === is)) return [];
  return [{ kind: "edition-default", before: was.id, after: is.id, editions: [is.id] }];
}
