// Finds the pages that move away from the same page in other languages and versions. (D404)
import { withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { isUnlisted } from "../../compiler/site/unlisted-page.ts";
import type { Page } from "../../compiler/site/page.ts";
import { followingMoves, type PathMove } from "./joined-moves.ts";
import { parallelPath } from "./parallel-path.ts";

/** Moved pages, and the languages and versions in which nothing is their counterpart any longer. */
export interface PartedPages {
  /** How many pages; without those in no list, unless there are only such. */
  readonly pages: number;
  /** The codes of the languages, in the order of the site. */
  readonly languages: readonly string[];
  /** The labels of the versions, in the order of the site. */
  readonly versions: readonly string[];
  /** The moves after which they are together again, as far as the paths say them: of pages, or of folders, which have a slash at their ends. */
  readonly follow: readonly PathMove[];
}

/**
 * The moved pages that had a counterpart in a language or version before, and have none there after; undefined if there are none. `files` are those
 * of the site before or after.
 */
export function partedPages(
  before: ResolvedNavigation,
  after: ResolvedNavigation,
  { moves, files, separated = new Set() }: MovedFiles,
): PartedPages | undefined {
  const [had, has] = [counterpartsOf(before), counterpartsOf(after)];
  const now = new Map(Object.values(after.pages).map((page) => [page.file, page]));
  const lost = Object.values(before.pages).flatMap((page): readonly LostCounterparts[] => {
    const to = page.file === null ? undefined : moves.get(page.file);
    const moved = to === undefined ? undefined : now.get(to);
    if (moved === undefined || separated.has(to!)) return [];
    const left = has(moved);
    const others = had(page).filter(
      (each) => !left.some((other) => isSamePlace(each, other)) && !separated.has(moves.get(each.file) ?? each.file),
    );
    if (others.length === 0) return [];
    const kept = new Set(filesOf(moved, after));
    const files = filesOf(page, before).filter((file) => !kept.has(file) && !separated.has(file));
    return [{ from: page.file!, to: to!, others, files, isListed: !isUnlisted(moved) }];
  });
  if (lost.length === 0) return undefined;
  const places = lost.flatMap(({ others }) => others);
  const isLost = (axis: Axis, value: string): boolean => places.some((place) => isSamePlace(place, { axis, value }));
  return {
    // As a diff counts them: a page in no list has no menu of languages to leave it by (D260).
    pages: lost.filter(({ isListed }) => isListed).length || lost.length,
    languages: before.languages.map(({ code }) => code).filter((code) => isLost("language", code)),
    versions: versionsOf(before).filter((version) => isLost("version", version)),
    follow: movesThatFollow(lost, { now: new Set([...now.keys()].filter((file) => file !== null)), moves, files }),
  };
}

interface MovedFiles {
  readonly moves: ReadonlyMap<string, string>;
  readonly files: readonly string[];
  /** The pages of which something else is said: a `key` keeps them. */
  readonly separated?: ReadonlySet<string>;
}

type Axis = "language" | "version";

/** Another language or version. */
interface Place {
  readonly axis: Axis;
  readonly value: string;
}

/** Another language or version that has a page, with its file there in the same version or language; "" if only others have it. */
interface Counterpart extends Place {
  readonly file: string;
}

/** The files of a page in other languages, in other versions, and in both. */
function filesOf({ file, key }: Page, { counterparts, pages }: ResolvedNavigation): readonly string[] {
  const files = Object.values(counterparts[key] ?? {}).flatMap((href) => pages[href]?.file ?? []);
  return [...new Set(files)].filter((each) => each !== file);
}

function isSamePlace(one: Place, other: Place): boolean {
  return one.axis === other.axis && one.value === other.value;
}

function versionsOf({ editions }: ResolvedNavigation): readonly string[] {
  return [...new Set(editions.flatMap(({ version }) => version ?? []))];
}

/** A page that moves, and the languages and versions that do not have it any longer. */
interface LostCounterparts {
  readonly from: string;
  readonly to: string;
  readonly others: readonly Counterpart[];
  /** The files of the counterparts in all editions that do not have it any longer. */
  readonly files: readonly string[];
  readonly isListed: boolean;
}

interface Files {
  /** The files of pages after the change. */
  readonly now: ReadonlySet<string>;
  readonly moves: ReadonlyMap<string, string>;
  readonly files: readonly string[];
}

/** The same moves of the counterparts. A page that moves elsewhere itself, or whose new path is taken, is left to who moved it. */
function movesThatFollow(lost: readonly LostCounterparts[], { now, moves, files }: Files): readonly PathMove[] {
  const taken = new Set([...now].map(withoutPageExtension));
  const single = lost.flatMap(({ from, to, files: others }) =>
    others.flatMap((other): readonly PathMove[] => {
      const parallel = moves.has(other) || !now.has(other) ? undefined : parallelPath(from, to, other);
      return parallel === undefined || taken.has(withoutPageExtension(parallel)) ? [] : [{ from: other, to: parallel }];
    }),
  );
  const unique = [...new Map(single.map((move) => [move.from, move])).values()];
  return followingMoves(unique, files);
}

/** The other languages and versions that have a page. */
function counterpartsOf({ editions, counterparts, pages }: ResolvedNavigation): (page: Page) => readonly Counterpart[] {
  const byId = new Map(editions.map((edition) => [edition.id, edition]));
  return (page) => {
    const others = Object.entries(counterparts[page.key] ?? {}).flatMap(([id, href]) => {
      const edition = byId.get(id);
      return edition === undefined ? [] : [{ edition, file: pages[href]?.file ?? "" }];
    });
    return axes.flatMap(([axis, crossing]) => {
      const files = new Map<string, string>();
      for (const { edition, file } of others) {
        const value = edition[axis];
        if (value === null || value === page[axis]) continue;
        files.set(value, edition[crossing] === page[crossing] ? file : (files.get(value) ?? ""));
      }
      return [...files].map(([value, file]) => ({ axis, value, file }));
    });
  };
}

/** Each axis, and the one along which a counterpart stays. */
const axes: readonly (readonly [Axis, Axis])[] = [
  ["language", "version"],
  ["version", "language"],
];
