// Finds the kind of each page for the feeds (D139).
import { withoutBasePath, writtenPath } from "../../compiler/contract/href.ts";
import type { FoundRedirect } from "../../compiler/links/find-redirect.ts";
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import { isForSearchEngines, isWithheld } from "../../compiler/site/for-search-engines.ts";
import { isUnlisted } from "../../compiler/site/unlisted-page.ts";
import { isUnresolved } from "../../compiler/site/unresolved-page.ts";
import { withoutUndefined } from "../../compiler/text/json-value.ts";
import type { EntryKind } from "./feed-table.ts";

/** A look-up of the kind of a page. */
export type KindOfPage = (page: Page) => EntryKind;

/** Whether a feed is only for readers who may see protected pages. */
export interface ProtectedPages {
  /** True to include the pages that only some readers may see, those with `groups`. */
  readonly protectedPages?: boolean;
}

/** Prepares the look-up: the redirects of the navigation are read once. */
export function pageKinds(navigation: ResolvedNavigation, { protectedPages = false }: ProtectedPages = {}): KindOfPage {
  const site = { navigation, redirectOf: redirectFinder(navigation.redirects) };
  return (whole) => {
    const page =
      protectedPages && whole.groups !== undefined ? withoutUndefined({ ...whole, groups: undefined }) : whole;
    if (!isForSearchEngines(site, page)) return withheldKind(page, site);
    if (isUnlisted(page)) return "linked";
    return page.file === null ? "generated" : "listed";
  };
}

/** Why search engines should not find a page: the first reason that applies. */
function withheldKind(page: Page, { navigation, redirectOf }: SiteWithRedirects): EntryKind {
  if (page.missing) return "missing";
  if (redirectOf(withoutBasePath(page.href, navigation.site.basePath))?.matches) return "redirected";
  if (isWithheld(page) && (page.hidden || !isUnlisted(page))) return page.hidden ? "hidden" : "hiddenElsewhere";
  if (page.groups !== undefined) return "protected";
  if (isUnresolved(page)) return "unresolved";
  const { url, noindex } = page;
  if (url !== undefined && navigation.pages[writtenPath(url)] !== undefined) return "forwardedInside";
  if (noindex) return "noindex";
  return url === undefined ? "unlisted" : "forwardedOut";
}

interface SiteWithRedirects {
  readonly navigation: ResolvedNavigation;
  readonly redirectOf: (path: string) => FoundRedirect | undefined;
}
