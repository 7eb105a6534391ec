// Finds the kind of each page for the feeds (D139).
import { withoutBasePath, writtenPath } from "../../compiler/contract/href.ts";
import type { FoundRedirect } from "../../compiler/links/find-redirect.ts";
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";
import type { Division, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import { isForSearchEngines, isWithheld } from "../../compiler/site/for-search-engines.ts";
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

/** Prepares the look-up: the targets of the links of the navigation and of its redirects are found once. */
export function pageKinds(navigation: ResolvedNavigation, { protectedPages = false }: ProtectedPages = {}): KindOfPage {
  const linked = linkedHrefs(navigation);
  const site = { navigation, redirectOf: redirectFinder(navigation.redirects) };
  return (whole) => {
    const page =
      protectedPages && whole.groups !== undefined ? withoutUndefined({ ...whole, groups: undefined }) : whole;
    if (!isForSearchEngines(site, page)) return withheldKind(page, site);
    if (page.placements.some(({ node }) => node !== null)) return page.file === null ? "generated" : "listed";
    return linked.has(page.href) ? "linked" : "unlisted";
  };
}

/** Why search engines should not find a page: the first reason that applies. */
function withheldKind(page: Page, { navigation, redirectOf }: SiteWithRedirects): EntryKind {
  if (page.missing) return "missing";
  if (redirectOf(withoutBasePath(page.href, navigation.site.basePath))?.certain) return "redirected";
  if (isWithheld(page)) return page.hidden ? "hidden" : "hiddenElsewhere";
  if (page.groups !== undefined) return "protected";
  if (isUnresolved(page)) return "unresolved";
  const { url, noindex } = page;
  if (url !== undefined && navigation.pages[writtenPath(url)] !== undefined) return "forwardedInside";
  return noindex ? "noindex" : "forwardedOut";
}

interface SiteWithRedirects {
  readonly navigation: ResolvedNavigation;
  readonly redirectOf: (path: string) => FoundRedirect | undefined;
}

/** The addresses that divisions lead to, in any edition. */
function linkedHrefs({ editions }: ResolvedNavigation): ReadonlySet<string> {
  const hrefs = new Set<string>();
  const seen = new Set<Division>();
  const visit = (division: Division): void => {
    // Editions share what they have in common.
    if (seen.has(division)) return;
    seen.add(division);
    const { href, hidden, external, children } = division;
    if (href !== undefined && !hidden && !external) hrefs.add(writtenPath(href));
    for (const child of children) if (child.kind !== "page") visit(child);
  };
  for (const { tree, global } of editions) for (const division of [tree, ...global.anchors]) visit(division);
  return hrefs;
}
