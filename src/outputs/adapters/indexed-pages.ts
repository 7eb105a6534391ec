// Says which pages search engines are asked to index, in the same way for all hosts.
import { feedTable } from "../feeds/feed-table.ts";
import { pageKinds } from "../feeds/page-kinds.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";

/** A look-up of the pages in a sitemap of the site (D139); for example, hidden, unlisted and redirected pages are not indexed. */
export function indexedPages(navigation: ResolvedNavigation): (page: Page) => boolean {
  const kindOf = pageKinds(navigation);
  return (page) => feedTable[kindOf(page)].sitemap;
}
