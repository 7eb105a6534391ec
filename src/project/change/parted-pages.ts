// Finds the pages that move away from the same page in other languages. (D404)
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";

/** Moved pages, and the languages in which nothing is their counterpart any longer. */
export interface PartedPages {
  /** How many pages. */
  readonly pages: number;
  /** The codes of the languages, in the order of the site. */
  readonly languages: readonly string[];
}

/** The moved pages that had a counterpart in a language before, and have none there after; undefined if there are none. */
export function partedPages(
  before: ResolvedNavigation,
  after: ResolvedNavigation,
  moves: ReadonlyMap<string, string>,
): PartedPages | undefined {
  const [had, has] = [languagesOf(before), languagesOf(after)];
  const now = new Map(Object.values(after.pages).map((page) => [page.file, page]));
  const lost = Object.values(before.pages).flatMap((page): readonly (readonly string[])[] => {
    const to = page.file === null ? undefined : moves.get(page.file);
    const moved = to === undefined ? undefined : now.get(to);
    if (moved === undefined) return [];
    const left = has(moved);
    const languages = [...had(page)].filter((language) => !left.has(language));
    return languages.length === 0 ? [] : [languages];
  });
  if (lost.length === 0) return undefined;
  const codes = new Set(lost.flat());
  return { pages: lost.length, languages: before.languages.map(({ code }) => code).filter((code) => codes.has(code)) };
}

/** The other languages that have a page. */
function languagesOf({ editions, counterparts }: ResolvedNavigation): (page: Page) => ReadonlySet<string> {
  const languages = new Map(editions.map(({ id, language }) => [id, language]));
  return ({ key, language }) =>
    new Set(
      Object.keys(counterparts[key] ?? {}).flatMap((edition) => {
        const other = languages.get(edition) ?? null;
        return other === null || other === language ? [] : [other];
      }),
    );
}
