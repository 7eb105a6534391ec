// Follows the redirects of a site from an address to where they end. (D419)
import { isExternalHref, localTarget } from "../contract/href.ts";
import type { PagePath } from "../contract/page-path.ts";
import type { ConfigRedirect } from "../syntax/config-tree.ts";
import { perKey, perObject } from "../text/per-object.ts";
import type { CheckedSite } from "./check.ts";
import { withoutLinkPrefix } from "./link-prefix.ts";
import { isPathOfPage, isPublishedPageFile } from "./link-targets.ts";
import { redirectGraph } from "./redirect-graph.ts";

/** Where redirects end. */
export type RedirectEnd =
  /** The address is not redirected. */
  | { readonly kind: "none" }
  | ReachedAddress
  | { readonly kind: "outside" }
  /** They lead back to one of themselves. */
  | { readonly kind: "loop" }
  /** It depends on the platform. Certain ones lead as far as `at`, which `redirect` may match; undefined after too many. */
  | { readonly kind: "uncertain"; readonly at: string; readonly redirect: ConfigRedirect | undefined };

/** An address of this site. */
export interface ReachedAddress {
  readonly kind: "address";
  /** As the last redirect has it, with its query and hash. */
  readonly to: string;
  /** The redirects on the way, in order. */
  readonly passed: readonly ConfigRedirect[];
  /** False if one of the redirects is for the time being: who writes `latest` so wants that address to be used. */
  readonly isLasting: boolean;
}

/** An address with nothing, to which redirects lead. */
export interface MissingEnd extends Pick<ReachedAddress, "isLasting"> {
  readonly path: PagePath;
}

const hopsAtMost = 10;

/** Where the redirects of a path end. */
export const redirectEnd: (site: CheckedSite) => (path: string) => RedirectEnd = perObject((site) =>
  perKey((path) => followed(path, site)),
);

function followed(path: string, site: CheckedSite): RedirectEnd {
  const { find, isShadowed } = redirectGraph(site);
  const passed: ConfigRedirect[] = [];
  let at = path;
  while (passed.length < hopsAtMost) {
    const found = isShadowed(at) ? undefined : find(at);
    if (found === undefined) return passed.length === 0 ? { kind: "none" } : reached(at, passed);
    const { redirect, destination, certain } = found;
    if (!certain) return { kind: "uncertain", at, redirect };
    if (loopMembers(site).has(redirect)) return { kind: "loop" };
    if (isExternalHref(destination)) return { kind: "outside" };
    passed.push(redirect);
    at = destination;
  }
  return { kind: "uncertain", at, redirect: undefined };
}

function reached(to: string, passed: readonly ConfigRedirect[]): ReachedAddress {
  return { kind: "address", to, passed, isLasting: passed.every(({ permanent }) => permanent !== false) };
}

const loopMembers: (site: CheckedSite) => ReadonlySet<ConfigRedirect> = perObject(
  (site) => new Set(redirectGraph(site).loops.flatMap(({ members }) => members)),
);

/** The paths that an address of a destination may name, with and without what links of the site begin with. */
export function pathsOfAddress(address: string, site: CheckedSite): readonly PagePath[] {
  return [...new Set([withoutLinkPrefix(address, site), address])].flatMap((each) => localTarget(each) ?? []);
}

/** The page where redirects of an address end for certain; undefined if they do not end at a page. */
export function pageAtEnd(path: PagePath, site: CheckedSite): ReachedAddress | undefined {
  const end = redirectEnd(site)(path);
  return end.kind === "address" && leadsToPage(end.to, site) ? end : undefined;
}

function leadsToPage(address: string, site: CheckedSite): boolean {
  return pathsOfAddress(address, site).some((path) => isPathOfPage(path, site) || isPublishedPageFile(path, site));
}
