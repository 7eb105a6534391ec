// Finds the pages that something other than the navigation links to, or may link to. (D174)
import { isExternalHref, localTarget, withoutBasePath } from "../contract/href.ts";
import { linkedPage, pageHref, routeOf, type PagePath } from "../contract/page-path.ts";
import type { ExpandedPage } from "../expand/expanded-tree.ts";
import { pageFilesOf } from "../expand/placed-pages.ts";
import { followRedirects, hopOf, type NextHop } from "../links/follow-redirects.ts";
import type { SiteLinks } from "../links/site-links.ts";
import type { ConfigRedirect } from "../syntax/config-tree.ts";
import { groupBy } from "../text/group-by.ts";
import { perKey } from "../text/per-object.ts";
import { foldersAbove } from "../text/resolve-path.ts";
import { innerLinks, relativeLinksOfParts } from "./body-links.ts";
import type { CheckedSite } from "./check.ts";
import { placedPages } from "./link-targets.ts";
import { allPages, pagesByAddress } from "./linked-pages.ts";
import { insideOwnAddress } from "./own-address.ts";
import { redirectGraph } from "./redirect-graph.ts";

/**
 * The links of a site; all bodies have to be read. A link counts for each page that it may lead to, so that no page is wrongly
 * shown as not linked. `entrance` is the address that the start of the site leads to.
 */
export function linksOfSite(site: CheckedSite, entrance: string | undefined): SiteLinks {
  const linked = new Set<ExpandedPage>();
  // A page that links to itself leads nobody to it.
  const add = (pages: readonly ExpandedPage[], from: string): void => {
    for (const page of pages) if (page.file !== from) linked.add(page);
  };
  const pagesBehind = behind(site, entrance);
  const links = innerLinks(site, (_, { kind }) => kind === "link");
  for (const { target, body } of links) for (const path of target.paths) add(pagesBehind(path), body.file);
  const pagesAtEnd = byEnd(site);
  for (const { file, end } of relativeLinksOfParts(site)) add(pagesAtEnd(end), file);
  for (const { page, target } of site.links) if (target !== undefined) add(pagesBehind(target), page.file);
  for (const { href, source } of site.bound.site.links) {
    const siteHref = isExternalHref(href) ? insideOwnAddress(href.trim(), site) : href;
    const path = siteHref === undefined ? undefined : localTarget(siteHref);
    if (path !== undefined) add(pagesBehind(path), source.file);
  }
  return {
    linked: [...linked].map(({ path }) => pageHref(path, site.basePath)),
    files: site.bodies?.bodies.size ?? 0,
    unread: unreadFiles(site),
  };
}

/** The pages that a path may lead to: the page at the path, and the pages at the end of each possible redirect. */
function behind(site: CheckedSite, entrance: string | undefined): (path: PagePath) => readonly ExpandedPage[] {
  const { find } = redirectGraph(site);
  const firstPages = firstPagesBelow(site);
  const top = entrance === undefined || isExternalHref(entrance) ? undefined : entrance;
  const start = top === undefined ? undefined : localTarget(withoutBasePath(top, site.basePath));
  const at = (path: PagePath): readonly ExpandedPage[] => {
    const own = [path, linkedPage(path)].flatMap((each) => pagesByAddress(site).get(routeOf(each)) ?? []);
    if (own.length > 0) return own;
    const first = path === "index" && start !== undefined ? pagesByAddress(site).get(routeOf(start)) : undefined;
    return first === undefined ? (firstPages.get(routeOf(path)) ?? []) : [first];
  };
  const next: NextHop<ConfigRedirect> = (address) => {
    const found = isExternalHref(address) ? undefined : find(address);
    return found && hopOf(found);
  };
  return perKey((path) => {
    const hop = next(path);
    const hops = hop === undefined ? [] : followRedirects(hop, next, isExternalHref).hops;
    const targets = hops.flatMap(({ to }) => (isExternalHref(to) ? [] : (localTarget(to) ?? [])));
    return [path, ...targets].flatMap(at);
  });
}

/** The first page below each folder: it is not documented whether the address of a folder opens it. */
function firstPagesBelow(site: CheckedSite): ReadonlyMap<string, readonly ExpandedPage[]> {
  const first = new Map<string, readonly ExpandedPage[]>();
  for (const page of placedPages(site))
    for (const folder of ["", ...foldersAbove(routeOf(page.path))]) if (!first.has(folder)) first.set(folder, [page]);
  return first;
}

/** The pages whose address ends with these segments. */
function byEnd(site: CheckedSite): (end: string) => readonly ExpandedPage[] {
  const byName = groupBy(allPages(site), ({ path }) => routeOf(path).split("/").at(-1)!);
  return perKey((end) => {
    const pages = byName.get(end.split("/").at(-1)!) ?? [];
    return pages.filter(({ path }) => `/${routeOf(path)}`.endsWith(`/${end}`));
  });
}

/** Files that were not read or only in part, and files that may name unknown pages or redirects. */
function unreadFiles({ expanded, bodies, unknown }: CheckedSite): readonly string[] {
  const read = bodies?.bodies ?? new Map<string, never>();
  const all = [...read.values()];
  const files = [...pageFilesOf(expanded), ...all.flatMap(({ parts }) => [...parts.values()])];
  const hiding = unknown.filter(({ hides }) => hides.includes("pages") || hides.includes("redirects"));
  return [
    ...new Set([
      ...files.filter((file) => !read.has(file)),
      ...all.filter(({ isSearched }) => !isSearched).map(({ file }) => file),
      ...hiding.map(({ file }) => file),
    ]),
  ];
}
