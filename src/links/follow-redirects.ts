// Follows one redirect after another to where a reader ends up. (D44)
import { isExternalHref, longestAddress } from "../contract/href.ts";
import { fillDestination, isWildcard, readSource, sampleOf, segmentsOf } from "./redirect-source.ts";
import type { FoundRedirect, Redirect } from "./redirects.ts";

/** A look-up of the redirect that catches a path. */
export type FindRedirect<Kind extends Redirect> = (path: string) => FoundRedirect<Kind> | undefined;

/** A redirect, and where it leads a reader; `plain` when no wildcard has a part in it. */
export interface Hop<Kind extends Redirect> {
  readonly redirect: Kind;
  readonly to: string;
  readonly plain: boolean;
}

/** A look-up of the hop that an address meets; undefined where a reader stays. */
export type NextHop<Kind extends Redirect> = (address: string) => Hop<Kind> | undefined;

/** Where a redirect leads all that it catches; a wildcard is in it as a sample of what it takes. */
export function firstHop<Kind extends Redirect>(redirect: Kind): Hop<Kind> {
  const source = readSource(redirect.source);
  const to = source === undefined ? redirect.destination : fillDestination(redirect.destination, sampleOf(source));
  return { redirect, to, plain: source?.exact !== undefined };
}

/** The hops that are certain on every platform; a reader stays wherever there is none. */
export function certainHops<Kind extends Redirect>(find: FindRedirect<Kind>): NextHop<Kind> {
  return (address) => {
    if (address.length > longestAddress || isExternalHref(address)) return undefined;
    const segments = segmentsOf(address);
    // "/" is home, wherever that is.
    if (segments.length === 0 || segments.some(isWildcard)) return undefined;
    const found = find(address);
    return found?.certain === true ? hopOf(found) : undefined;
  };
}

/** The hop of a redirect that was found. */
export function hopOf<Kind extends Redirect>({ redirect, destination }: FoundRedirect<Kind>): Hop<Kind> {
  return { redirect, to: destination, plain: readSource(redirect.source)?.exact !== undefined };
}

/** The hops from a first one on, and how they end. */
export interface Trail<Kind extends Redirect> {
  readonly hops: readonly Hop<Kind>[];
  readonly end:
    /** At the address of the last hop, where a reader stays. */
    | { readonly kind: "address" }
    /** Some of the hops go round. */
    | { readonly kind: "loop"; readonly loop: readonly Hop<Kind>[] }
    /** Too far away to say. */
    | { readonly kind: "too far" };
}

// Wildcards can turn an address about for very long; addresses that are written in docs.json are each passed once.
const turnsAtMost = 50;

/** Follows a hop until nothing redirects it any more, it comes to an address that `isEnd`, or round. */
export function followRedirects<Kind extends Redirect>(
  start: Hop<Kind>,
  next: NextHop<Kind>,
  isEnd: (address: string) => boolean,
): Trail<Kind> {
  const hops: Hop<Kind>[] = [];
  const byAddress = new Map<string, number>();
  const byRedirect = new Map<Kind, number>();
  let turns = 0;
  let hop: Hop<Kind> | undefined = start;
  while (hop !== undefined) {
    if (turns === turnsAtMost) return { hops, end: { kind: "too far" } };
    const before = byAddress.get(hop.to);
    if (before !== undefined) return { hops, end: { kind: "loop", loop: [...hops.slice(before + 1), hop] } };
    const same = byRedirect.get(hop.redirect);
    // `/docs/:slug*` to `/docs/en/:slug*`: each round makes the address longer.
    if (same !== undefined && hop.to.length > hops[same]!.to.length)
      return { hops, end: { kind: "loop", loop: hops.slice(same) } };
    byAddress.set(hop.to, hops.length);
    byRedirect.set(hop.redirect, hops.length);
    hops.push(hop);
    if (isEnd(hop.to)) break;
    if (!hop.plain) turns += 1;
    hop = next(hop.to);
  }
  return { hops, end: { kind: "address" } };
}
