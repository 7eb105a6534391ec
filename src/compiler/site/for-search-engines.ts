// Says which pages search engines should find.
import type { FoundRedirect } from "../links/find-redirect.ts";
import type { Site } from "./navigation.ts";
import type { Page } from "./page.ts";
import { isUnresolved } from "./unresolved-page.ts";

/** The redirects of a site, by paths without its base path. */
interface SiteWithRedirects {
  readonly navigation: { readonly site: Site };
  readonly redirectOf: (path: string) => FoundRedirect | undefined;
}

/** True for a page that search, sitemaps and llms.txt leave out: it is hidden, unless something else is known (D244). */
export function isWithheld(page: Pick<Page, "hidden" | "indexed">): boolean {
  return !(page.indexed ?? !page.hidden);
}

/** True for a page that search engines should find, if a list or a link leads to it. */
export function isForSearchEngines({ navigation, redirectOf }: SiteWithRedirects, page: Page): boolean {
  const path = page.href.slice(navigation.site.basePath.length);
  return !(
    isWithheld(page) ||
    page.groups ||
    page.missing ||
    page.noindex ||
    page.url ||
    isUnresolved(page) ||
    redirectOf(path)?.matches
  );
}
