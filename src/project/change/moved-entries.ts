// Finds which entries of a page move to a place: those of the editions that have the place. (D550)
import { withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { Edition } from "../../compiler/site/navigation.ts";
import type { ConfigSource } from "../../compiler/syntax/config-tree.ts";
import { ChangeError } from "./change-error.ts";
import { divisionAt } from "./division-at.ts";
import type { ListPlace } from "./entry-edits.ts";
import { editionsAt, placeInLists, type PlaceSearch } from "./entry-places.ts";
import type { EntryTarget } from "./site-change.ts";

/** A page, and where it goes. */
export interface EntryMove {
  /** The file of the page. */
  readonly file: string;
  readonly target: EntryTarget;
  /** The edition that is meant; absent: those that have the place. */
  readonly edition?: Edition | undefined;
}

/** What a placement does. */
export interface MovedEntries {
  readonly name: string;
  /** The element that moves. */
  readonly element: ConfigSource;
  readonly place: ListPlace;
  /** The other entries of the page, for which it stands. */
  readonly removed: readonly ConfigSource[];
}

/** The entries that move. The page stays in editions in whose lists the place is not; if it is in no other ones, it moves from there. */
export function movedEntries({ file, target, edition }: EntryMove, search: PlaceSearch): MovedEntries {
  const entries = search.entries.filter((entry) => entry.page === file).map(({ source }) => source);
  const own = entries.flatMap((source) => editionsAt(source, search));
  const place = placeInLists(target, ["pages"], search, edition === undefined ? own : [edition]);
  const there = new Set(edition === undefined ? editionsOfPlace(target, place, search) : [edition]);
  const here = entries.filter((source) => editionsAt(source, search).some((each) => there.has(each)));
  const meant = here.length > 0 ? here : entries;
  const [element, ...removed] = meant.flatMap((source) => search.values.elementsOf(source));
  if (element === undefined)
    throw new ChangeError(`No list of docs.json has the page "${file}".`, { kind: "list", page: file });
  return { name: withoutPageExtension(file), element, place, removed };
}

function editionsOfPlace(
  target: EntryTarget,
  { file, list, before }: ListPlace,
  search: PlaceSearch,
): readonly Edition[] {
  if (target.kind === "into") {
    const { source } = divisionAt(target.labels, search);
    return editionsAt({ file: source.file ?? search.config, pointer: source.pointer }, search);
  }
  const index = target.kind === "before" ? before : before - 1;
  return editionsAt({ file, pointer: `${list}/${index}` }, search);
}
