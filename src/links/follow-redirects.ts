// Where does a reader end up who follows one redirect after another? (D44)
import { isExternalHref, longestAddress } from "../contract/href.ts";
import { fillDestination, isWildcard, readSource, sampleOf, segmentsOf } from "./redirect-source.ts";
import type { FoundRedirect, Redirect } from "./redirects.ts";

/** A redirect of docs.json with its places. */
export interface SiteRedirect extends Redirect {
  readonly sourceAt: WrittenAt;
  readonly destinationAt: WrittenAt;
}

/** A file from the docs root, and a JSON pointer into it. */
interface WrittenAt {
  readonly file: string;
  readonly pointer: string;
}

/** A look-up of the redirect that catches a path. */
export type FindRedirect = (path: string) => FoundRedirect<SiteRedirect> | undefined;

/** A redirect, and where it leads a reader; `plain` when no wildcard has a part in it. */
export interface Hop {
  readonly redirect: SiteRedirect;
  readonly to: string;
  readonly plain: boolean;
}

/** Where a redirect leads all that it catches; a wildcard stands there as a sample of what it takes. */
export function firstHop(redirect: SiteRedirect): Hop {
  const source = readSource(redirect.source);
  const to = source === undefined ? redirect.destination : fillDestination(redirect.destination, sampleOf(source));
  return { redirect, to, plain: source?.exact !== undefined };
}

/** The redirect that an address meets next; undefined where that is not certain. */
export function nextHop(address: string, find: FindRedirect): Hop | undefined {
  if (address.length > longestAddress || isExternalHref(address)) return undefined;
  const segments = segmentsOf(address);
  // "/" is home, wherever that is.
  if (segments.length === 0 || segments.some(isWildcard)) return undefined;
  const found = find(address);
  if (found?.certain !== true) return undefined;
  const plain = readSource(found.redirect.source)?.exact !== undefined;
  return { redirect: found.redirect, to: found.destination, plain };
}

// Wildcards can turn an address about for very long; addresses that stand in docs.json are each passed once.
const turnsAtMost = 50;

/** Hops one after another, and the part of them that goes round; that is empty when none does. */
export interface Trail {
  readonly hops: readonly Hop[];
  readonly loop: readonly Hop[];
}

/** Follows a hop until nothing redirects it any more, it comes to a `known` address, or round. */
export function followHops(start: Hop, find: FindRedirect, isKnown: (address: string) => boolean): Trail {
  const hops: Hop[] = [];
  const byAddress = new Map<string, number>();
  const byRedirect = new Map<SiteRedirect, number>();
  let turns = 0;
  let hop: Hop | undefined = start;
  while (hop !== undefined && turns < turnsAtMost) {
    const before = byAddress.get(hop.to);
    if (before !== undefined) return { hops, loop: [...hops.slice(before + 1), hop] };
    const same = byRedirect.get(hop.redirect);
    // `/docs/:slug*` to `/docs/en/:slug*`: each round makes the address longer.
    if (same !== undefined && hop.to.length > hops[same]!.to.length) return { hops, loop: hops.slice(same) };
    byAddress.set(hop.to, hops.length);
    byRedirect.set(hop.redirect, hops.length);
    hops.push(hop);
    if (isKnown(hop.to)) break;
    if (!hop.plain) turns += 1;
    hop = nextHop(hop.to, find);
  }
  return { hops, loop: [] };
}
