// Says which pages search engines are asked to index, so that all hosts ask the same.
import { feedTable } from "../feeds/feed-table.ts";
import { pageKinds } from "../feeds/page-kinds.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";

/** A look-up of the pages that a sitemap of the site has (D139): hidden, unlisted and redirected ones are among those that are not indexed. */
export function indexedPages(navigation: ResolvedNavigation): (page: Page) => boolean {
  const kindOf = pageKinds(navigation);
  return (page) => feedTable[kindOf(page)].sitemap;
}
