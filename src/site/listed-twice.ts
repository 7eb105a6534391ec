// Which pages does one sidebar list twice, and is it a whole division that stands there twice? (D18)
import { valueAt, type Place } from "../diagnostics/place.ts";
import type { ExpandedDivision, ExpandedPage, ExpandedPageNode } from "../expand/expanded-tree.ts";
import { isSelectorKind } from "../contract/divisions.ts";
import { divisionName, divisionPlace } from "./division-place.ts";
import type { KeyOf } from "./page-keys.ts";
import type { RepeatedListing, RepeatedListings } from "./repeated-listings.ts";

/** A division of a sidebar, with the one it stands in; the owner of the sidebar stands in none. */
export interface SidebarDivision {
  readonly origin: ExpandedDivision;
  readonly above: SidebarDivision | undefined;
}

/** A page where a sidebar lists it, and the innermost division that does. */
export interface ListedPage {
  readonly origin: ExpandedPageNode;
  readonly within: SidebarDivision;
}

/** An entry that lists a page for the second time, and the first one. */
export interface Repeat {
  readonly first: ListedPage;
  readonly again: ListedPage;
}

interface Doubled {
  readonly division: SidebarDivision;
  /** The division that lists all its pages first. */
  readonly first: SidebarDivision;
  readonly pages: number;
}

/** What telling needs: pages that are the same in two editions have one key (D26). */
export interface ListedTwiceInput {
  readonly keyOf: KeyOf;
  readonly add: RepeatedListings["add"];
}

/** Tells the repeats of one sidebar; where all pages of a division stand in another one too, that once. */
export function tellListedTwice(
  all: readonly Repeat[],
  entries: readonly ListedPage[],
  owner: ExpandedDivision,
  { keyOf, add }: ListedTwiceInput,
): void {
  const repeats = all.filter((repeat) => !isOfMixedLists(repeat));
  const doubledAround = findDoubled(repeats, entries);
  const told = new Set<Doubled>();
  // Listed three times in one sidebar is two faults, each of which other editions may have too.
  const times = new Map<ExpandedPage, number>();
  for (const { first, again } of repeats) {
    const doubled = doubledAround(again);
    if (doubled === undefined) {
      const { page } = again.origin;
      const time = (times.get(page) ?? 0) + 1;
      times.set(page, time);
      add({
        fault: `page ${keyOf(page)} ${time} ${placeName(owner)}`,
        place: placeOf(again),
        args: { path: page.path, sidebar: nameOf(owner) },
        first: { message: "first listed here", place: placeOf(first) },
      });
    } else if (!told.has(doubled)) {
      told.add(doubled);
      add(doubledListing(doubled, owner));
    }
  }
}

function doubledListing({ division, first, pages }: Doubled, owner: ExpandedDivision): RepeatedListing {
  const args = { division: divisionName(division.origin), first: divisionName(first.origin), pages };
  return {
    fault: `division ${args.division} ${args.first} ${placeName(owner)}`,
    place: divisionPlace(division.origin),
    args,
    first: { message: "first listed here", place: divisionPlace(first.origin) },
  };
}

/** What a sidebar is called in each edition. */
function placeName(owner: ExpandedDivision): string {
  return owner.kind === "root" || isSelectorKind(owner.kind) ? "" : divisionName(owner);
}

/** The outermost division around an entry that is doubled as a whole. */
function findDoubled(
  repeats: readonly Repeat[],
  entries: readonly ListedPage[],
): (entry: ListedPage) => Doubled | undefined {
  const repeatsIn = new Map<SidebarDivision, Repeat[]>();
  for (const repeat of repeats) {
    for (const division of around(repeat.again)) {
      const known = repeatsIn.get(division);
      if (known === undefined) repeatsIn.set(division, [repeat]);
      else known.push(repeat);
    }
  }
  const sizes = new Map<SidebarDivision, number>();
  for (const entry of entries)
    for (const division of around(entry)) sizes.set(division, (sizes.get(division) ?? 0) + 1);
  const doubledBy = new Map<SidebarDivision, Doubled | undefined>();
  const asDoubled = (division: SidebarDivision): Doubled | undefined => {
    const inside = repeatsIn.get(division)!;
    if (inside.length < 2 || inside.length < sizes.get(division)!) return undefined;
    const first = commonDivision(inside, division);
    return first && { division, first, pages: inside.length };
  };
  return (entry) => {
    const outermost = around(entry).toReversed();
    for (const division of outermost) if (!doubledBy.has(division)) doubledBy.set(division, asDoubled(division));
    return outermost.map((division) => doubledBy.get(division)).find((doubled) => doubled !== undefined);
  };
}

/** The division in which all first listings stand: right in its list, or the innermost that is not around the doubled one. */
function commonDivision(repeats: readonly Repeat[], doubled: SidebarDivision): SidebarDivision | undefined {
  const [one, ...others] = repeats.map(({ first }) => around(first));
  if ([one!, ...others].some((divisions) => divisions.includes(doubled))) return undefined;
  const direct = one![0]!;
  if (others.every(([division]) => division === direct)) return direct;
  const common = one!.find((division) => others.every((divisions) => divisions.includes(division)));
  return common !== undefined && !isAround(common, doubled) ? common : undefined;
}

/** Whether the two stand in different lists of one division: that it has two is the fault, and was told (D19). */
function isOfMixedLists({ first, again }: Repeat): boolean {
  const [one, other] = [around(first), around(again)];
  const common = one.find((division) => other.includes(division));
  if (common === undefined) return false;
  const lists = [
    listOf(common, one[one.indexOf(common) - 1]?.origin ?? first.origin),
    listOf(common, other[other.indexOf(common) - 1]?.origin ?? again.origin),
  ];
  return lists.every((list) => list !== undefined) && lists[0] !== lists[1];
}

/** The list of a division that holds an element; undefined where that is not evident. */
function listOf({ origin }: SidebarDivision, { source }: Pick<ExpandedPageNode, "source">): string | undefined {
  const { file, pointer } = origin.source;
  if (source.file !== file || !source.pointer.startsWith(`${pointer}/`)) return undefined;
  const [field, index, ...more] = source.pointer.slice(pointer.length + 1).split("/");
  return index !== undefined && more.length === 0 ? field : undefined;
}

/** The divisions an entry stands in, from inside out. */
function around({ within }: ListedPage): readonly SidebarDivision[] {
  const divisions: SidebarDivision[] = [];
  for (let division: SidebarDivision | undefined = within; division !== undefined; division = division.above)
    divisions.push(division);
  return divisions;
}

function isAround(outer: SidebarDivision, inner: SidebarDivision): boolean {
  for (let division: SidebarDivision | undefined = inner; division !== undefined; division = division.above)
    if (division === outer) return true;
  return false;
}

function placeOf({ origin: { source } }: ListedPage): Place {
  return valueAt(source.file, source.pointer);
}

function nameOf(owner: ExpandedDivision): string {
  return owner.kind === "root" ? "this sidebar" : `the sidebar of ${divisionName(owner)}`;
}
