// Finds the pages that move away from the same page in other languages. (D404)
import { withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import { movesByFolder, wholeFolder, type PathMove } from "./joined-moves.ts";
import { parallelPath } from "./parallel-path.ts";

/** Moved pages, and the languages in which nothing is their counterpart any longer. */
export interface PartedPages {
  /** How many pages. */
  readonly pages: number;
  /** The codes of the languages, in the order of the site. */
  readonly languages: readonly string[];
  /** The moves after which they are together again, as far as the paths say them: of pages, or of folders, which have a slash at their ends. */
  readonly follow: readonly PathMove[];
}

/**
 * The moved pages that had a counterpart in a language before, and have none there after; undefined if there are none. `files` are those
 * of the site before or after.
 */
export function partedPages(
  before: ResolvedNavigation,
  after: ResolvedNavigation,
  { moves, files }: { readonly moves: ReadonlyMap<string, string>; readonly files: readonly string[] },
): PartedPages | undefined {
  const [had, has] = [counterpartsOf(before), counterpartsOf(after)];
  const now = new Map(Object.values(after.pages).map((page) => [page.file, page]));
  const lost = Object.values(before.pages).flatMap((page): readonly LostCounterparts[] => {
    const to = page.file === null ? undefined : moves.get(page.file);
    const moved = to === undefined ? undefined : now.get(to);
    if (moved === undefined) return [];
    const left = has(moved);
    const others = [...had(page)].filter(([language]) => !left.has(language));
    return others.length === 0 ? [] : [{ from: page.file!, to: to!, others }];
  });
  if (lost.length === 0) return undefined;
  const codes = new Set(lost.flatMap(({ others }) => others.map(([language]) => language)));
  return {
    pages: lost.length,
    languages: before.languages.map(({ code }) => code).filter((code) => codes.has(code)),
    follow: followingMoves(lost, { now: new Set([...now.keys()].filter((file) => file !== null)), moves, files }),
  };
}

/** A page that moves, and its files in the languages that do not have it any longer. */
interface LostCounterparts {
  readonly from: string;
  readonly to: string;
  readonly others: readonly (readonly [language: string, file: string])[];
}

interface Files {
  /** The files of pages after the change. */
  readonly now: ReadonlySet<string>;
  readonly moves: ReadonlyMap<string, string>;
  readonly files: readonly string[];
}

/** The same moves of the counterparts. A page that moves elsewhere itself, or whose new path is taken, is left to who moved it. */
function followingMoves(lost: readonly LostCounterparts[], { now, moves, files }: Files): readonly PathMove[] {
  const taken = new Set([...now].map(withoutPageExtension));
  const single = lost.flatMap(({ from, to, others }) =>
    others.flatMap(([, other]): readonly PathMove[] => {
      const parallel = moves.has(other) || !now.has(other) ? undefined : parallelPath(from, to, other);
      return parallel === undefined || taken.has(withoutPageExtension(parallel)) ? [] : [{ from: other, to: parallel }];
    }),
  );
  const unique = [...new Map(single.map((move) => [move.from, move])).values()];
  return movesByFolder(unique).flatMap((same) => {
    const folder = wholeFolder(same, files);
    return folder === undefined ? same.map(withoutExtensions) : [folder];
  });
}

function withoutExtensions({ from, to }: PathMove): PathMove {
  return { from: withoutPageExtension(from), to: withoutPageExtension(to) };
}

/** The other languages that have a page, with its file there in the same version; "" if another version has it. */
function counterpartsOf({
  editions,
  counterparts,
  pages,
}: ResolvedNavigation): (page: Page) => ReadonlyMap<string, string> {
  const byId = new Map(editions.map((edition) => [edition.id, edition]));
  return ({ key, language, version }) => {
    const others = new Map<string, string>();
    for (const [edition, href] of Object.entries(counterparts[key] ?? {})) {
      const other = byId.get(edition);
      if (other === undefined || other.language === null || other.language === language) continue;
      const file = other.version === version ? pages[href]?.file : undefined;
      others.set(other.language, file ?? others.get(other.language) ?? "");
    }
    return others;
  };
}
