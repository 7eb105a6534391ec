// What changed in the trees of the editions that both sides have?
import type { Page } from "../site/navigation.ts";
import { noteEdition, openAlone, type Alone } from "./came-or-went.ts";
import { divisionsAlone, divisionsChanged, type DivisionAlone, type OtherDivision } from "./division-changes.ts";
import { matchDivisions } from "./match-divisions.ts";
import type { EditionPair } from "./match-editions.ts";
import type { PageMatches } from "./match-pages.ts";
import type { DivisionReordered, PageListing, PageRelocated, PageReordered } from "./navigation-diff.ts";
import { movedItems, type MovedItem } from "./order-changes.ts";
import type { Pairs } from "./pairing.ts";
import { namesOf, placeChanges, placeRaws, type Relocation } from "./place-changes.ts";
import type { Raw } from "./roll-up.ts";
import { nearestStanding } from "./shelters.ts";
import type { Side } from "./side.ts";
import { editionSpots, identityOf, isSpot, pagesBelow, refOf, type EditionSpots, type Spot } from "./spots.ts";

/** What the trees say, edition by edition; equal changes are not yet one. */
export interface TreeChanges {
  readonly divisionsAlone: Raw<DivisionAlone>[];
  readonly divisions: Raw<OtherDivision>[];
  readonly places: Raw<PageRelocated | PageListing>[];
  readonly order: Raw<PageReordered | DivisionReordered>[];
  /** For each page that moved: the first division it left and entered. */
  readonly relocations: Map<Page, Relocation>;
  /** Pages in a division that is hidden now, or no longer. */
  readonly toggled: Set<Page>;
  /** For each page that went: what holds its place now. */
  readonly shelters: Map<Page, Spot>;
  readonly gone: Alone;
  readonly come: Alone;
}

/** Compares one pair of editions after the other, so that the places of one pair are in memory at a time. */
export function compareEditions(
  before: Side,
  after: Side,
  editions: readonly EditionPair[],
  pages: PageMatches,
): TreeChanges {
  const changes: TreeChanges = {
    divisionsAlone: [],
    divisions: [],
    places: [],
    order: [],
    relocations: new Map(),
    toggled: new Set(),
    shelters: new Map(),
    gone: openAlone(before, pages.to),
    come: openAlone(after, pages.from),
  };
  for (const pair of editions) {
    const [old, found] = [editionSpots(pair.before, before), editionSpots(pair.after, after)];
    const compared = { before: old, after: found, pages, divisions: matchDivisions(old, found, pages) };
    addDivisions(compared, changes);
    addPlaces(compared, changes);
    addOrder(compared, changes);
    addShelters(compared, changes);
  }
  return changes;
}

/** One edition on both sides, and what is the same in it. */
interface Compared {
  readonly before: EditionSpots;
  readonly after: EditionSpots;
  readonly pages: PageMatches;
  readonly divisions: Pairs<Spot>;
}

function addDivisions({ before, after, divisions }: Compared, changes: TreeChanges): void {
  const pagesGone = noteEdition(before, divisions.to, changes.gone);
  const pagesCome = noteEdition(after, divisions.from, changes.come);
  const gone = divisionsAlone("division-removed", before, divisions.to, pagesGone);
  const come = divisionsAlone("division-added", after, divisions.from, pagesCome);
  for (const raw of [...gone, ...come]) changes.divisionsAlone.push(raw);
  for (const raw of divisionsChanged(after, divisions)) changes.divisions.push(raw);
}

/** A page at another address says itself where it stands now. */
function addPlaces({ before, after, pages, divisions }: Compared, changes: TreeChanges): void {
  const { gone, come, relocations } = changes;
  const isMoved = ({ page }: Relocation): boolean =>
    gone.side.addressOf(pages.from.get(page)!.href) !== come.side.addressOf(page.href);
  const places = placeChanges(before, after, pages, divisions);
  for (const relocation of places.relocated)
    if (isMoved(relocation) && !relocations.has(relocation.page)) relocations.set(relocation.page, relocation);
  const relocated = places.relocated.filter((relocation) => !isMoved(relocation));
  for (const raw of placeRaws({ ...places, relocated }, after.edition.id, come.side)) changes.places.push(raw);
}

function addOrder({ after, pages, divisions }: Compared, changes: TreeChanges): void {
  for (const spot of after.spots) {
    const old = divisions.from.get(spot);
    if (old === undefined) continue;
    if (old.division.hidden !== spot.division.hidden) pagesBelow(spot, changes.toggled);
    for (const item of movedItems(old, spot, pages, divisions))
      changes.order.push(orderRaw(item, spot, after.edition.id, changes.come.side));
  }
}

function addShelters({ before, pages, divisions }: Compared, { shelters }: TreeChanges): void {
  for (const [page, [spot]] of before.places) {
    if (pages.to.has(page) || shelters.has(page)) continue;
    const standing = spot && nearestStanding(spot, divisions.to);
    if (standing !== undefined) shelters.set(page, standing);
  }
}

function orderRaw(
  { item, follows }: MovedItem,
  spot: Spot,
  edition: string,
  side: Side,
): Raw<PageReordered | DivisionReordered> {
  const [kind, names] = isSpot(item)
    ? (["division-reordered", { division: refOf(item) }] as const)
    : (["page-reordered", { ...namesOf(item, side), division: refOf(spot) }] as const);
  const [self, other] = [item, follows].map((each) => each && (isSpot(each) ? identityOf(each) : each.key));
  const label = follows && (isSpot(follows) ? follows.division.label : (follows.sidebarTitle ?? follows.title));
  const part = { kind, ...names, follows: label ?? null, editions: [] } as PageReordered | DivisionReordered;
  return { identity: [kind, identityOf(spot), self, other].join("\n"), editions: [edition], part };
}
