// Finds how the redirects of a site lead to one another and to its pages. (D44)
import { addressedPath, isExternalHref, localTarget, writtenPath } from "../contract/href.ts";
import { pageHref, type PagePath, routeOf } from "../contract/page-path.ts";
import { placeOf, type Place } from "../diagnostics/place.ts";
import type { ExpandedPage } from "../expand/expanded-tree.ts";
import {
  chainEnds,
  type ChainEnd,
  certainHops,
  firstHop,
  type FindFirstHop,
  type FindRedirect,
  type NextHop,
  redirectLoops,
  type RedirectLoop,
} from "../links/follow-redirects.ts";
import { decoded, isWildcard, sourceKey, segmentsOf } from "../links/redirect-source.ts";
import { readAskedSource } from "../links/unasked-path.ts";
import { redirectFinder } from "../links/redirect-finder.ts";
import { isOnlySlashChange } from "../links/find-redirect.ts";
import type { ConfigRedirect } from "../syntax/config-tree.ts";
import { groupBy } from "../text/group-by.ts";
import { perKey, perObject } from "../text/per-object.ts";
import type { CheckedSite } from "./check.ts";
import { withoutLinkPrefix } from "./link-prefix.ts";
import { isLinkTarget, isPublishedPageFile, pageFileAt, pageFolders, pagesByRoute } from "./link-targets.ts";
import { unknownAt, unknownBelow } from "./unknown-addresses.ts";

/** The redirects of a site and what is known about them. */
export interface RedirectGraph {
  /** The redirects that match the same paths; the one that takes effect comes first. */
  readonly bySource: readonly (readonly [ConfigRedirect, ...(readonly ConfigRedirect[])])[];
  readonly find: FindRedirect<ConfigRedirect>;
  /** Where each redirect leads the paths that it matches. */
  readonly firstHop: FindFirstHop<ConfigRedirect>;
  /** Where an address is redirected for certain; undefined for the address of a page. */
  readonly nextHop: NextHop<ConfigRedirect>;
  readonly loops: readonly RedirectLoop<ConfigRedirect>[];
  /** The pages that a redirect matches, so that readers can't open them; redirects of loops are left out. */
  readonly shadowed: ReadonlyMap<ConfigRedirect, readonly ExpandedPage[]>;
  /** True for the address of such a page. When its redirect is removed, a redirect to this address leads to the page. */
  readonly isShadowed: (address: string) => boolean;
  /** Redirects that shadow a page and lead to no page: source and destination may have been swapped. */
  readonly swapped: ReadonlySet<ConfigRedirect>;
  /** The other redirects with an effect, in order, each with the end of its chain if it leads into one. */
  readonly plain: readonly { readonly redirect: ConfigRedirect; readonly end: ChainEnd | undefined }[];
}

/** The graph of a site. */
export const redirectGraph: (site: CheckedSite) => RedirectGraph = perObject((site) =>
  site.bound.site.redirects.length === 0 ? noRedirects : graphOf(site),
);

const noRedirects: RedirectGraph = {
  bySource: [],
  find: () => undefined,
  firstHop,
  nextHop: () => undefined,
  loops: [],
  shadowed: new Map(),
  isShadowed: () => false,
  swapped: new Set(),
  plain: [],
};

function graphOf(site: CheckedSite): RedirectGraph {
  const bySource = redirectsBySource(site.bound.site.redirects);
  const redirects = bySource.map(([first]) => first);
  const find = redirectFinder(redirects);
  const next = certainHops(find);
  const startOf: FindFirstHop<ConfigRedirect> = perKey(firstHop);
  const loops = redirectLoops(redirects, startOf, next);
  const inLoop = new Set(loops.flatMap(({ members }) => members));
  const shadowed = shadowedPages(site, find, inLoop);
  const swapped = new Set(
    [...shadowed.keys()].filter(
      (redirect) =>
        startOf(redirect).plain &&
        find(redirect.destination) === undefined &&
        isMissingDestination(redirect.destination, site),
    ),
  );
  const shadowedRoutes = new Set<string | undefined>([...shadowed.values()].flat().map(({ path }) => routeOf(path)));
  const isShadowed = (address: string): boolean => shadowedRoutes.has(routeOfAddress(address));
  const nextHop: NextHop<ConfigRedirect> = (address) => (isShadowed(address) ? undefined : next(address));
  const endOf = chainEnds(startOf, nextHop, inLoop);
  const plain = redirects.filter((redirect) => !inLoop.has(redirect) && !swapped.has(redirect));
  return {
    bySource,
    find,
    firstHop: startOf,
    nextHop,
    loops,
    shadowed,
    isShadowed,
    swapped,
    plain: plain.map((redirect) => ({ redirect, end: endOf(redirect) })),
  };
}

/** The route that an address names, without outer slashes; undefined for an address outside the site. */
export function routeOfAddress(address: string): string | undefined {
  return isExternalHref(address) ? undefined : routeOf(decoded(segmentsOf(address)));
}

/** A source that no path can match has no effect; one that only adds or removes a slash is not a redirect. */
function redirectsBySource(all: readonly ConfigRedirect[]): RedirectGraph["bySource"] {
  const groups = new Map<string, [ConfigRedirect, ...ConfigRedirect[]]>();
  for (const redirect of all) {
    const source = isOnlySlashChange(redirect) ? undefined : readAskedSource(redirect.source);
    const key = source && sourceKey(source);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [redirect]);
    else group.push(redirect);
  }
  return [...groups.values()];
}

function shadowedPages(
  site: CheckedSite,
  find: FindRedirect<ConfigRedirect>,
  inLoop: ReadonlySet<ConfigRedirect>,
): ReadonlyMap<ConfigRedirect, readonly ExpandedPage[]> {
  const shadowed = [...pagesByRoute(site).values()].flatMap((page) => {
    const found = canBeShadowed(page) ? find(pageHref(page.path, "")) : undefined;
    return found?.matches !== true || inLoop.has(found.redirect) ? [] : [{ redirect: found.redirect, page }];
  });
  const groups = groupBy(shadowed, ({ redirect }) => redirect);
  return new Map([...groups].map(([redirect, pairs]) => [redirect, pairs.map(({ page }) => page)]));
}

/** False for a page with an external link, which readers leave anyway, and for a page whose spec was not read, because its address is a guess. */
function canBeShadowed({ missing, url, file, operation }: ExpandedPage): boolean {
  const isGuess = file === null && operation?.unresolved === true;
  return missing !== true && url === undefined && !isGuess;
}

/** True if there is nothing at a destination; redirects from there are not considered. */
export function isMissingDestination(destination: string, site: CheckedSite): boolean {
  return destinationStates(site)(destination).kind === "missing";
}

/** Why it is not known whether there is something at a destination; undefined if it is known. */
export function unknownDestination(destination: string, site: CheckedSite): string | undefined {
  const state = destinationStates(site)(destination);
  return state.kind === "unknown" ? state.reason : undefined;
}

/** Whether there is something at a destination. */
type DestinationState =
  | { readonly kind: "there" }
  | { readonly kind: "missing" }
  | { readonly kind: "unknown"; readonly reason: string };

/** Looks each destination up once, because several checks need it, and many redirects share one. */
const destinationStates: (site: CheckedSite) => (destination: string) => DestinationState = perObject((site) =>
  perKey((destination) => {
    if (!isNotFound(destination, site)) return { kind: "there" };
    const reason = reasonOfUnknown(withoutLinkPrefix(destination, site), site);
    return reason === undefined ? { kind: "missing" } : { kind: "unknown", reason };
  }),
);

function reasonOfUnknown(destination: string, site: CheckedSite): string | undefined {
  const folder = fixedFolder(destination);
  if (folder !== undefined) return unknownBelow(folder, site);
  const path = localTarget(destination);
  return path === undefined ? undefined : unknownAt(path, site);
}

function isNotFound(destination: string, site: CheckedSite): boolean {
  if (!isNothingAt(destination, site)) return false;
  const withoutPrefix = withoutLinkPrefix(destination, site);
  return withoutPrefix === destination || isNothingAt(withoutPrefix, site);
}

function isNothingAt(destination: string, site: CheckedSite): boolean {
  if (isExternalHref(destination)) return false;
  const folder = fixedFolder(destination);
  if (folder === "") return false;
  if (folder !== undefined)
    return !pageFolders(site).has(folder) && !site.files.isFolder(folder) && !isThere(folder as PagePath, site);
  const path = localTarget(destination);
  const address = addressedPath(destination);
  const isShown = address !== undefined && pagesByRoute(site).has(routeOf(address));
  return !isShown && (path === undefined || !isThere(path, site));
}

function isThere(path: PagePath, site: CheckedSite): boolean {
  return isLinkTarget(path, site) || isPublishedPageFile(path, site);
}

/** The path before the first wildcard of a destination; undefined if it has no wildcard. */
export function fixedFolder(destination: string): string | undefined {
  const segments = segmentsOf(destination);
  const at = segments.findIndex(isWildcard);
  return at === -1 ? undefined : decoded(segments.slice(0, at));
}

/** The query and hash of an address. */
export function tailOf(address: string): string {
  return address.slice(writtenPath(address).length);
}

/** Where a redirect of docs.json sends the address of a page. */
export interface PageRedirect {
  readonly to: string;
  readonly place: Place;
  /** The path of the page file that it leads to; undefined if it leads to none. */
  readonly page: string | undefined;
}

/**
 * The redirects that match a page for certain, by its path: first the redirect of its address, then that of its path, which may
 * also have a last `index`.
 */
export function redirectsOfPage(path: string, site: CheckedSite): readonly PageRedirect[] {
  const { find } = redirectGraph(site);
  const all = [pageHref(path, ""), path].flatMap((address) => {
    const found = find(address);
    return found?.certain === true ? [found] : [];
  });
  const own = new Map(all.map((found) => [found.redirect, found]));
  return [...own.values()].map(({ redirect, destination }) => {
    const target = isExternalHref(destination) ? undefined : localTarget(destination);
    const isFile = target !== undefined && pageFileAt(target, site) !== undefined;
    return { to: destination, place: placeOf(redirect.sourceAt), page: isFile ? target : undefined };
  });
}

/** The redirects that take readers away from a page, by its path; empty if its address has none. */
export function redirectsFrom(path: string, site: CheckedSite): readonly PageRedirect[] {
  return redirectGraph(site).find(pageHref(path, ""))?.certain === true ? redirectsOfPage(path, site) : [];
}
