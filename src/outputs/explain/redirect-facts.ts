// Explains which redirect matches an address, and where it leads.
import { isExternalHref, localTarget, withoutBasePath } from "../../compiler/contract/href.ts";
import { pageHref } from "../../compiler/contract/page-path.ts";
import { certainHops, followRedirects, hopOf } from "../../compiler/links/follow-redirects.ts";
import type { FoundRedirect, Redirect } from "../../compiler/links/find-redirect.ts";
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";
import { readRedirectSource } from "../../compiler/links/redirect-source.ts";
import type { ConfigRedirect } from "../../compiler/syntax/config-tree.ts";
import { perObject } from "../../compiler/text/per-object.ts";
import type { ExplainedSite } from "./explained-site.ts";
import type { PageName, RedirectFacts } from "./facts.ts";

/** All pages of a site are explained at once, and may have as many redirects. */
const findersOf = perObject((site: ExplainedSite) => {
  const { redirects } = site.record.site.tree.site;
  return {
    find: redirectFinder(redirects),
    findExact: redirectFinder(redirects.filter(isExact)),
    findPattern: redirectFinder(redirects.filter((each) => !isExact(each))),
    order: new Map(redirects.map((redirect, index) => [redirect, index])),
  };
});

function isExact({ source }: Redirect): boolean {
  return readRedirectSource(source)?.exact !== undefined;
}

/** The redirect that matches an href, and where it leads; undefined if there is none. */
export function redirectFacts(href: string, site: ExplainedSite): RedirectFacts | undefined {
  const { basePath } = site.navigation.site;
  const { find, findExact, findPattern, order } = findersOf(site);
  const path = withoutBasePath(href, basePath);
  const found = find(path);
  if (found === undefined) return undefined;
  const behind = (found.plain ? findPattern : findExact)(path);
  const [first, second] = found.plain ? [behind, found] : [found, behind];
  const isOther =
    first !== undefined && second !== undefined && order.get(first.redirect)! < order.get(second.redirect)!;
  return {
    ...leading(found, site),
    certain: found.certain,
    redirected: found.matches,
    ...(isOther ? { other: leading(behind!, site) } : {}),
  };
}

function leading(found: FoundRedirect<ConfigRedirect>, site: ExplainedSite): NonNullable<RedirectFacts["other"]> {
  const { redirect, destination } = found;
  const { hops, end } = followRedirects(hopOf(found), certainHops(findersOf(site).find), () => false);
  const last = hops.at(-1)!.to;
  return {
    source: redirect.source,
    destination,
    at: site.at(redirect.sourceAt),
    page: pageAt(last, site),
    ...(last === destination ? {} : { end: last }),
    target: end.kind === "address" ? targetOf(last, site) : "loop",
  };
}

function pageAt(address: string, site: ExplainedSite): PageName | null {
  const href = isExternalHref(address) ? undefined : site.hrefOf(address);
  return href !== undefined && Object.hasOwn(site.navigation.pages, href) ? site.pageName(href) : null;
}

function targetOf(address: string, site: ExplainedSite): RedirectFacts["target"] {
  if (isExternalHref(address)) return "outside";
  if (pageAt(address, site) !== null) return "page";
  const path = localTarget(address);
  if (path === undefined) return "nothing";
  if ([path, `${path}/index`].some((each) => site.record.isPage(each))) return "unlisted page";
  if (site.host.stat(path)?.kind === "file") return "file";
  return pagesBelowAddress(pageHref(path, site.navigation.site.basePath), site).length > 0 ? "folder" : "nothing";
}

/** The existing pages whose addresses begin with that of a folder, in the order of the site. */
export function pagesBelowAddress(href: string, { navigation: { pages } }: ExplainedSite): readonly PageName[] {
  const below = Object.values(pages).filter((page) => page.missing !== true && page.href.startsWith(`${href}/`));
  return below.map(({ href: own, title }) => ({ href: own, title }));
}
