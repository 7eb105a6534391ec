// Finds the pages that links in pages lead to. (D115)
import type { PagePath } from "../contract/page-path.ts";
import { routeOf } from "../contract/page-path.ts";
import type { ExpandedPage } from "../expand/expanded-tree.ts";
import { groupBy } from "../text/group-by.ts";
import { perKey, perObject } from "../text/per-object.ts";
import { innerLinks, type InnerLink } from "./body-links.ts";
import type { CheckedSite } from "./check.ts";
import { redirectGraph } from "./redirect-graph.ts";
import type { LinkTarget } from "./resolve-link.ts";
import { unknownAt } from "./unknown-addresses.ts";
import { isLeftOut } from "./unpublished-page.ts";

/** Every page of the site, listed or not. */
export const allPages: (site: CheckedSite) => readonly ExpandedPage[] = perObject(({ site: { listings } }) => [
  ...listings.listed.keys(),
  ...listings.unplaced.keys(),
]);

/** The pages by their route. */
export const pagesByAddress: (site: CheckedSite) => ReadonlyMap<string, ExpandedPage> = perObject(
  (site) => new Map(allPages(site).map((page) => [routeOf(page.path), page])),
);

const pagesByFile: (site: CheckedSite) => ReadonlyMap<string, ExpandedPage> = perObject(
  (site) => new Map(allPages(site).flatMap((page) => (page.file === null ? [] : [[page.file, page] as const]))),
);

/** The page of a file. */
export function pageOfFile(file: string, site: CheckedSite): ExpandedPage | undefined {
  return pagesByFile(site).get(file);
}

/** The page that readers see when they follow a link; undefined if several are possible, or a redirect may apply. */
export function pageShownAt(paths: readonly PagePath[], site: CheckedSite): ExpandedPage | undefined {
  const pages = paths
    .flatMap((path) => pagesByAddress(site).get(routeOf(path)) ?? [])
    .filter(({ file }) => !isLeftOut(file, site));
  const isRedirected = paths.some((path) => redirectGraph(site).find(path) !== undefined);
  return new Set(pages).size === 1 && !isRedirected ? pages[0] : undefined;
}

/** Why a link with several possible paths may lead to an unknown page instead of the known one; undefined if it can't. */
export function unknownAmong(paths: readonly PagePath[], site: CheckedSite): string | undefined {
  if (paths.length < 2) return undefined;
  const withoutPage = paths.filter((path) => !pagesByAddress(site).has(routeOf(path)));
  return withoutPage.map((path) => unknownAt(path, site)).find((reason) => reason !== undefined);
}

/** The links from other files that lead to each page for which a test is true. */
export function linksToPages(
  site: CheckedSite,
  isAskedFor: (page: ExpandedPage) => boolean,
): ReadonlyMap<ExpandedPage, readonly InnerLink[]> {
  const pageAt = perKey(({ paths }: LinkTarget) => {
    const page = pageShownAt(paths, site);
    return { page: page !== undefined && isAskedFor(page) ? page : undefined };
  });
  const links = innerLinks(site, (target, { kind }, { file }) => {
    const { page } = kind === "link" ? pageAt(target) : {};
    return page !== undefined && page.file !== file;
  });
  return groupBy(links, ({ target }) => pageAt(target).page!);
}
