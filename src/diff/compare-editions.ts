// Compares the trees of the editions that both sides have.
import type { Page } from "../site/navigation.ts";
import { addUnmatched, startUnmatched, type Unmatched } from "./added-removed.ts";
import {
  unmatchedDivisions,
  divisionsChanged,
  type UnmatchedDivision,
  type OtherDivision,
} from "./division-changes.ts";
import { matchDivisions } from "./match-divisions.ts";
import type { EditionPair } from "./match-editions.ts";
import type { PageMatches } from "./match-pages.ts";
import type { DivisionReordered, PageListing, PageRelocated, PageReordered } from "./navigation-diff.ts";
import { movedItems, type MovedItem } from "./order-changes.ts";
import type { Pairs } from "./pairing.ts";
import { namesOf, placeChanges, changesOfPlaces, type Relocation } from "./place-changes.ts";
import type { EditionChange } from "./merge-editions.ts";
import {
  nearestMatched,
  editionPlaces,
  identityOf,
  isNode,
  pagesBelow,
  refOf,
  type EditionPlaces,
  type DivisionNode,
} from "./edition-places.ts";
import type { Side } from "./side.ts";

/** What the trees say, edition by edition; equal changes are not yet one. */
export interface TreeChanges {
  readonly unmatchedDivisions: EditionChange<UnmatchedDivision>[];
  readonly divisions: EditionChange<OtherDivision>[];
  readonly places: EditionChange<PageRelocated | PageListing>[];
  readonly order: EditionChange<PageReordered | DivisionReordered>[];
  /** For each page that moved: the first division it left and entered. */
  readonly relocations: Map<Page, Relocation>;
  /** Pages in a division that is hidden now, or no longer. */
  readonly toggled: Set<Page>;
  /** For each removed page: the division that a redirect can lead to instead. */
  readonly fallbacks: Map<Page, DivisionNode>;
  readonly removed: Unmatched;
  readonly added: Unmatched;
}

/** Compares one pair of editions after the other, so that the places of one pair are in memory at a time. */
export function compareEditions(
  before: Side,
  after: Side,
  editions: readonly EditionPair[],
  pages: PageMatches,
): TreeChanges {
  const changes: TreeChanges = {
    unmatchedDivisions: [],
    divisions: [],
    places: [],
    order: [],
    relocations: new Map(),
    toggled: new Set(),
    fallbacks: new Map(),
    removed: startUnmatched(before, pages.to),
    added: startUnmatched(after, pages.from),
  };
  for (const pair of editions) {
    const [old, found] = [editionPlaces(pair.before, before), editionPlaces(pair.after, after)];
    const compared = { before: old, after: found, pages, divisions: matchDivisions(old, found, pages) };
    addDivisions(compared, changes);
    addPlaces(compared, changes);
    addOrder(compared, changes);
    addFallbacks(compared, changes);
  }
  return changes;
}

/** One edition on both sides, and what is the same in it. */
interface Compared {
  readonly before: EditionPlaces;
  readonly after: EditionPlaces;
  readonly pages: PageMatches;
  readonly divisions: Pairs<DivisionNode>;
}

function addDivisions({ before, after, divisions }: Compared, changes: TreeChanges): void {
  const pagesRemoved = addUnmatched(before, divisions.to, changes.removed);
  const pagesAdded = addUnmatched(after, divisions.from, changes.added);
  const removed = unmatchedDivisions("division-removed", before, divisions.to, pagesRemoved);
  const added = unmatchedDivisions("division-added", after, divisions.from, pagesAdded);
  for (const change of [...removed, ...added]) changes.unmatchedDivisions.push(change);
  for (const change of divisionsChanged(after, divisions)) changes.divisions.push(change);
}

/** The change of a moved page names its divisions itself. */
function addPlaces({ before, after, pages, divisions }: Compared, changes: TreeChanges): void {
  const { removed, added, relocations } = changes;
  const isMoved = ({ page }: Relocation): boolean =>
    removed.side.addressOf(pages.from.get(page)!.href) !== added.side.addressOf(page.href);
  const places = placeChanges(before, after, pages, divisions);
  for (const relocation of places.relocated)
    if (isMoved(relocation) && !relocations.has(relocation.page)) relocations.set(relocation.page, relocation);
  const relocated = places.relocated.filter((relocation) => !isMoved(relocation));
  for (const change of changesOfPlaces({ ...places, relocated }, after.edition.id, added.side))
    changes.places.push(change);
}

function addOrder({ after, pages, divisions }: Compared, changes: TreeChanges): void {
  for (const node of after.nodes) {
    const old = divisions.from.get(node);
    if (old === undefined) continue;
    if (old.division.hidden !== node.division.hidden) pagesBelow(node, changes.toggled);
    for (const item of movedItems(old, node, pages, divisions))
      changes.order.push(orderChange(item, node, after.edition.id, changes.added.side));
  }
}

function addFallbacks({ before, pages, divisions }: Compared, { fallbacks }: TreeChanges): void {
  for (const [page, [node]] of before.places) {
    if (pages.to.has(page) || fallbacks.has(page)) continue;
    const matched = node && nearestMatched(node, divisions.to);
    if (matched !== undefined) fallbacks.set(page, matched);
  }
}

function orderChange(
  { item, follows }: MovedItem,
  node: DivisionNode,
  edition: string,
  side: Side,
): EditionChange<PageReordered | DivisionReordered> {
  const [kind, names] = isNode(item)
    ? (["division-reordered", { division: refOf(item) }] as const)
    : (["page-reordered", { ...namesOf(item, side), division: refOf(node) }] as const);
  const [self, other] = [item, follows].map((each) => each && (isNode(each) ? identityOf(each) : each.key));
  const label = follows && (isNode(follows) ? follows.division.label : (follows.sidebarTitle ?? follows.title));
  const part = { kind, ...names, follows: label ?? null, editions: [] } as PageReordered | DivisionReordered;
  return { identity: [kind, identityOf(node), self, other].join("\n"), editions: [edition], part };
}
