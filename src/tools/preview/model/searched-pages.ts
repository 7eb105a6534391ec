// Lists the pages whose texts are searched.
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import type { Page } from "../../../compiler/site/page.ts";

/** What the search needs of a page. */
export interface SearchedPage {
  /** The page without its places in the site. */
  readonly page: Page;
  /** An edition that has it. */
  readonly edition: string;
}

/** The pages of a site that have a text: one that forwards has none. */
export function searchedPages({ pages, editions }: ResolvedNavigation): readonly SearchedPage[] {
  return Object.values(pages).flatMap((page) => {
    if (page.url !== undefined) return [];
    const edition = page.placements[0]?.editions[0] ?? editions[0]?.id ?? "";
    return [{ page: { ...page, placements: [] }, edition }];
  });
}
