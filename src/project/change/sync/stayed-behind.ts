// Guesses which pages of the target are those that it seems to lack: their originals were moved or renamed, and they were not. (D404)
import { withoutPageExtension } from "../../../compiler/contract/page-path.ts";
import { placeKey } from "../../../compiler/syntax/config-value.ts";
import { lastSegments } from "../../../outputs/diff/moved-folders.ts";
import { Pairing } from "../../../outputs/diff/pairing.ts";
import { divisionsBelow, type WrittenDivision, type WrittenEntry } from "../written-tree.ts";

/** The pages that have no counterpart, on both sides. */
export interface UnmatchedPages {
  /** Of the source, each with the place where its counterpart would be. */
  readonly missing: ReadonlyMap<string, string | undefined>;
  /** Of the target. */
  readonly own: readonly string[];
  /** What an entry of the source is called in the target; undefined if that has no such page. */
  readonly inTarget: (entry: WrittenEntry) => string | undefined;
  /** The file of an entry. */
  readonly fileOf: (entry: WrittenEntry) => string | undefined;
  /** The division of the target that a division of the source is matched with. */
  readonly matchOf: (division: WrittenDivision) => WrittenDivision | undefined;
}

/** The ends of paths that are compared: the longest first, because many folders have a page of the same name. */
const segments = [4, 3, 2, 1];

/**
 * For a missing page the one of the target that has the end of its path, or that stands between the same two pages, if it is the only
 * one; at last the only one that is left of the same division, if only this one is missing there.
 */
export function stayedBehind(
  source: WrittenDivision,
  target: WrittenDivision,
  { missing, own, inTarget, fileOf, matchOf }: UnmatchedPages,
): ReadonlyMap<string, string> {
  const pairing = new Pairing<string>();
  const pair = (before: (file: string) => string | undefined, after: (file: string) => string | undefined): void =>
    pairing.pairUnique(missing.keys(), own, { before, after });
  for (const count of segments)
    pair(
      (file) => pathEnd(missing.get(file) ?? file, count),
      (file) => pathEnd(file, count),
    );
  const [places, ownPlaces] = [placesIn(source, fileOf, inTarget), placesIn(target, fileOf, fileOf)];
  pair(
    (file) => places.get(file),
    (file) => ownPlaces.get(file),
  );
  const [divisions, ownDivisions] = [divisionOfFiles(source, fileOf, matchOf), divisionOfFiles(target, fileOf, same)];
  pair(
    (file) => divisions.get(file),
    (file) => ownDivisions.get(file),
  );
  return pairing.to;
}

function same<Element>(element: Element): Element {
  return element;
}

/** The place of the division of each page. */
function divisionOfFiles(
  branch: WrittenDivision,
  fileOf: UnmatchedPages["fileOf"],
  matchOf: UnmatchedPages["matchOf"],
): ReadonlyMap<string, string> {
  return new Map(
    [branch, ...divisionsBelow(branch)].flatMap((division): readonly (readonly [string, string])[] => {
      const match = matchOf(division);
      if (match === undefined) return [];
      const entries = division.lists.flatMap(({ items }) => items).filter((item) => item.kind === "entry");
      return entries.flatMap((entry) => {
        const file = fileOf(entry);
        return file === undefined ? [] : [[file, placeKey(match.element)] as const];
      });
    }),
  );
}

function pathEnd(file: string, count: number): string {
  return lastSegments(withoutPageExtension(file), count);
}

/** The pages beside each page that stands between two, as `nameOf` calls them. */
function placesIn(
  branch: WrittenDivision,
  fileOf: UnmatchedPages["fileOf"],
  nameOf: (entry: WrittenEntry) => string | undefined,
): ReadonlyMap<string, string> {
  const lists = [branch, ...divisionsBelow(branch)].flatMap((division) => division.lists);
  return new Map(
    lists.flatMap(({ items }) =>
      items.flatMap((item, at): readonly (readonly [string, string])[] => {
        const file = item.kind === "entry" ? fileOf(item) : undefined;
        const beside = [items[at - 1], items[at + 1]].flatMap((other) =>
          other?.kind === "entry" ? (nameOf(other) ?? []) : [],
        );
        return file === undefined || beside.length < 2 ? [] : [[file, beside.join("\n")]];
      }),
    ),
  );
}
