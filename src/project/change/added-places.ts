// Finds in which lists a page is added: beside the named page in each product that has it. (D635)
import type { Division, Edition } from "../../compiler/site/navigation.ts";
import type { ConfigSource } from "../../compiler/syntax/config-tree.ts";
import { placeKey } from "../../compiler/syntax/config-value.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { ChangeError } from "./change-error.ts";
import { entryOccurrences, type Occurrence } from "./entry-occurrences.ts";
import type { ListPlace } from "./entry-edits.ts";
import { editionsAt, firstAmong, labelsOfElements, placesNamed, type PlaceSearch } from "./entry-places.ts";
import type { EntryTarget } from "./site-change.ts";

/** A page that is added to lists. */
export interface PageToList {
  readonly page: string;
  readonly target: EntryTarget;
  /** Where lists have it already. */
  readonly entries: readonly ConfigSource[];
  /** The label of a new group that holds it. */
  readonly group?: string | undefined;
  readonly edition?: Edition | undefined;
}

/** Where a page is added. */
export interface AddedPlaces {
  readonly places: readonly ListPlace[];
  /** The labels of the divisions that have it already. */
  readonly alsoIn: readonly (readonly string[])[];
  /** True if the target names several places: which are meant has to be said. */
  readonly areSeveral: boolean;
}

/** Throws `ChangeError` if the sidebars have the page already. */
export function addedPlaces(addition: PageToList, search: PlaceSearch): AddedPlaces {
  const { page, target, entries, group, edition } = addition;
  const { config, values } = search;
  const named = placesNamed(target, group === undefined ? ["pages"] : ["groups", "pages"], search);
  const first = firstAmong(named, [edition], search);
  const editions = edition === undefined ? editionsAt(first.source, search) : [edition];
  const written = entries.map((source) => ({ source }));
  const having = new Set(entryOccurrences(written, editions, config).flatMap((each) => sidebarOf(each) ?? []));
  const all = entryOccurrences([first, ...named.filter((each) => each !== first)], editions, config);
  const lacking = all.filter((each) => !having.has(sidebarOf(each)!));
  if (lacking.length === 0) throw new ChangeError(`The page "${page}" is listed already.`, { kind: "place", page });
  const inProducts = [...groupBy(lacking, productOf)].map(([, [one]]) => one!);
  const products = inProducts.filter((each) => productOf(each) !== undefined);
  const meant = products.length > 0 ? products : inProducts;
  const places = meant.map(({ written: { place } }) => place);
  return {
    places: [...new Map(places.map((place) => [placeKey({ file: place.file, pointer: place.list }), place])).values()],
    alsoIn: labelsOfElements(
      entries.flatMap((source) => values.elementsOf(source)),
      search,
    ),
    areSeveral: named.length > 1,
  };
}

function productOf({ above }: Occurrence<unknown>): Division | undefined {
  return above.find(({ kind }) => kind === "product");
}

/** The innermost division above that is no group: a second entry in it is a fault (D18). */
function sidebarOf({ above }: Occurrence<unknown>): Division | undefined {
  return above.findLast(({ kind }) => kind !== "group");
}
