// Finds which entries of a page move to a place: those that are in the same divisions. (D550, D635)
import type { Edition } from "../../compiler/site/navigation.ts";
import type { ConfigSource } from "../../compiler/syntax/config-tree.ts";
import { placeKey } from "../../compiler/syntax/config-value.ts";
import { inWords } from "../../compiler/diagnostics/codes.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { UsageError } from "../settings/usage-error.ts";
import { addedPlaces, type PageToList } from "./added-places.ts";
import { ChangeError } from "./change-error.ts";
import { labelledDivisions } from "./division-at.ts";
import { entryOccurrences, type Occurrence } from "./entry-occurrences.ts";
import { elementAt, type ListPlace } from "./entry-edits.ts";
import {
  editionsAt,
  firstAmong,
  labelsOfElements,
  placesNamed,
  type NamedPlace,
  type PlaceSearch,
} from "./entry-places.ts";
import type { EntryTarget } from "./site-change.ts";

/** A page, and where it goes. */
export interface EntryMove {
  /** The path of the page. */
  readonly name: string;
  /** Where lists name it. */
  readonly entries: readonly ConfigSource[];
  readonly target: EntryTarget;
  /** The edition that is meant; absent: those that have the place. */
  readonly edition?: Edition | undefined;
}

/** What a placement does. */
export interface MovedEntries {
  /** The elements that move, each with its place. */
  readonly moves: readonly { readonly element: ConfigSource; readonly place: ListPlace }[];
  /** The other entries of the page in the same lists, for which they stand. */
  readonly removed: readonly ConfigSource[];
  /** The labels of the divisions in which the page stays, in the editions that have the place. */
  readonly alsoIn: readonly (readonly string[])[];
}

/** An element of a list that has the page. */
interface PageElement {
  readonly source: ConfigSource;
  readonly element: ConfigSource;
}

/**
 * The entries that move: in each part of the navigation that has both an entry and the place, the entry there moves beside the place there.
 * Entries elsewhere stay. A single entry moves from wherever it is. Throws `ChangeError` if one of several would have to be chosen.
 */
export function movedEntries(move: EntryMove, search: PlaceSearch): MovedEntries {
  const { name, target, edition } = move;
  const elements = move.entries.flatMap((source) =>
    search.values.elementsOf(source).map((element): PageElement => ({ source, element })),
  );
  const owner = elements.length === 0 ? rootOwner(name, search) : undefined;
  if (owner !== undefined)
    throw new UsageError(
      `"${name}" is no entry of a list: it is the "root" of "${owner.join(" > ")}", and is where that is. Move that division (--group), or take "root" out of it in docs.json first, and then list the page by itself.`,
    );
  if (elements.length === 0)
    throw new ChangeError(`No list of docs.json has the page "${name}".`, { kind: "list", page: name });
  const editionsOf = ({ source }: { readonly source: ConfigSource }): readonly Edition[] => editionsAt(source, search);
  const named = placesNamed(target, ["pages"], search);
  const own = edition === undefined ? elements.flatMap(editionsOf) : [edition];
  const first = firstAmong(named, own, search);
  const there = new Set(edition === undefined ? editionsOf(first) : [edition]);
  const isThere = (each: { readonly source: ConfigSource }): boolean => editionsOf(each).some((one) => there.has(one));
  const here = elements.filter(isThere);
  const meant = here.length > 0 ? here : elements;
  const places = [first, ...named.filter((each) => each !== first && isThere(each))];
  const { config } = search;
  const pairs = entriesAndPlaces(entryOccurrences(meant, there, config), entryOccurrences(places, there, config), 0);
  if (pairs === undefined) throw severalEntries(move, meant, search);
  const byElement = new Map(pairs.toReversed().map((pair) => [placeKey(pair.element), pair]));
  const inPlaces = [...groupBy([...byElement.values()].toReversed(), ({ place }) => placeKey(atPlace(place))).values()];
  const staying = here.filter(({ element }) => !byElement.has(placeKey(element)));
  return {
    moves: inPlaces.map(([only]) => only!),
    removed: inPlaces.flatMap(([, ...others]) => others.map(({ element }) => element)),
    alsoIn: labelsOfElements(
      staying.map(({ element }) => element),
      search,
    ),
  };
}

type Pair = MovedEntries["moves"][number];

/** Each entry with its place; undefined if one of several entries would have to be chosen. */
function entriesAndPlaces(
  entries: readonly Occurrence<PageElement>[],
  places: readonly Occurrence<NamedPlace>[],
  depth: number,
): readonly Pair[] | undefined {
  const divisionOf = ({ above }: Occurrence<unknown>): unknown => above[depth];
  const inDivisions = groupBy(places, divisionOf);
  const both = [...groupBy(entries, divisionOf)].filter(([division]) => inDivisions.has(division));
  const pairsWith = (inside: readonly Occurrence<PageElement>[], [first]: readonly Occurrence<NamedPlace>[]): Pair[] =>
    inside.map(({ written: { element } }) => ({ element, place: first!.written.place }));
  if (both.length === 0) {
    const lists = new Set(entries.map(({ written: { element } }) => listOf(element)));
    return lists.size > 1 ? undefined : pairsWith(entries, places);
  }
  const found = both.map(([division, inside]) => {
    const near = inDivisions.get(division)!;
    return division === undefined ? pairsWith(inside, near) : entriesAndPlaces(inside, near, depth + 1);
  });
  return found.some((each) => each === undefined) ? undefined : found.flatMap((each) => each ?? []);
}

function listOf({ file, pointer }: ConfigSource): string {
  return placeKey({ file, pointer: elementAt(pointer).list });
}

function atPlace({ file, list, before }: ListPlace): ConfigSource {
  return { file, pointer: `${list}/${before}` };
}

function severalEntries(
  { name, entries, target, edition }: EntryMove,
  elements: readonly PageElement[],
  search: PlaceSearch,
): UsageError {
  const labels = labelsOfElements(
    elements.map(({ element }) => element),
    search,
  );
  const lists = inWords(labels.map((each) => (each.length === 0 ? "the top level" : `"${each.join(" > ")}"`)));
  const reason = `"${name}" is listed in ${lists}, and which of these entries moves is not known, because the place is in another part of the navigation. The preview moves a single entry.`;
  return mayBeAdded({ page: name, target, entries, edition }, search)
    ? new ChangeError(`${reason} Or list the page in both parts.`, {
        kind: "each",
        operations: [{ kind: "add", page: name, target }],
      })
    : new UsageError(`${reason} Or remove the other entries from docs.json first.`);
}

/** A sidebar that has the page already gets no second entry. */
function mayBeAdded(addition: PageToList, search: PlaceSearch): boolean {
  try {
    addedPlaces(addition, search);
    return true;
  } catch (error) {
    if (error instanceof ChangeError) return false;
    throw error;
  }
}

/** The labels of the division whose title opens a page; undefined if there is none. */
function rootOwner(page: string, { navigation }: PlaceSearch): readonly string[] | undefined {
  return navigation.editions
    .flatMap(labelledDivisions)
    .find(({ division: { root } }) => root !== undefined && navigation.pages[root]?.path === page)?.labels;
}
