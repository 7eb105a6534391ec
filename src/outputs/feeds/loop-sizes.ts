// Finds redirects that form a loop: a host would redirect without end (D141).
import { isExternalHref } from "../../compiler/contract/href.ts";
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import { certainHops, firstHop, hopOf, loopsAhead, type Hop } from "../../compiler/links/follow-redirects.ts";
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";
import { segmentsOf } from "../../compiler/links/redirect-source.ts";
import { perKey } from "../../compiler/text/per-object.ts";

/** The redirects that lead all their paths back to themselves, each with the size of its loop. */
export function loopSizes(redirects: readonly Redirect[]): ReadonlyMap<Redirect, number> {
  const sizes = new Map<Redirect, number>();
  // Many redirects may lead into one loop.
  const membersOf = perKey((hops: readonly Hop<Redirect>[]) => new Set(hops.map((hop) => hop.redirect)));
  for (const [redirect, hops] of loopsAhead(redirects, firstHop, hopsOnHost(redirects))) {
    const members = membersOf(hops);
    if (members.has(redirect)) sizes.set(redirect, members.size);
  }
  return sizes;
}

function hopsOnHost(redirects: readonly Redirect[]): (address: string) => Hop<Redirect> | undefined {
  const find = redirectFinder(redirects);
  const certain = certainHops(find);
  return (address) => {
    if (isExternalHref(address) || segmentsOf(address).length > 0) return certain(address);
    // A host has a redirect for the top of the site, too.
    const found = find("/");
    return found?.certain === true ? hopOf(found) : undefined;
  };
}
