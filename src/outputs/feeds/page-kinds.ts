// Finds what each page of a navigation is to the feeds (D139).
import { withoutBasePath, writtenPath } from "../../compiler/contract/href.ts";
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";
import type { Division, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import { isUnresolved } from "../../compiler/site/unresolved-page.ts";
import type { EntryKind } from "./feed-table.ts";

/** A look-up of the kind of a page. */
export type KindOfPage = (page: Page) => EntryKind;

/** Prepares the look-up: what the links of the navigation and its redirects lead to is found once. */
export function pageKinds(navigation: ResolvedNavigation): KindOfPage {
  const linked = linkedHrefs(navigation);
  const find = redirectFinder(navigation.redirects);
  const { basePath } = navigation.site;
  const isRedirected = ({ href }: Page): boolean => find(withoutBasePath(href, basePath))?.certain === true;
  return (page) => {
    if (page.missing) return "missing";
    if (isRedirected(page)) return "redirected";
    if (page.hidden) return "hidden";
    if (isUnresolved(page)) return "unresolved";
    const target = forwarding(page, navigation);
    if (target === "inside") return "forwardedInside";
    if (page.noindex) return "noindex";
    if (target === "outside") return "forwardedOut";
    if (page.placements.some(({ node }) => node !== null)) return page.file === null ? "generated" : "listed";
    return linked.has(page.href) ? "linked" : "unlisted";
  };
}

function forwarding({ url }: Page, { pages }: ResolvedNavigation): "inside" | "outside" | undefined {
  if (url === undefined) return undefined;
  return pages[writtenPath(url)] === undefined ? "outside" : "inside";
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
