// Follows redirects to the end of a chain or until a loop is found (D44).
import { isExternalHref, longestAddress } from "../contract/href.ts";
import {
  fillDestination,
  isWildcard,
  readRedirectSource,
  sampleOf,
  segmentsOf,
  writtenSample,
} from "./redirect-source.ts";
import type { FoundRedirect, Redirect } from "./find-redirect.ts";

/** Returns the redirect that matches a path. */
export type FindRedirect<Kind extends Redirect> = (path: string) => FoundRedirect<Kind> | undefined;

/** A redirect, and where it leads a reader; `plain` if no wildcard is involved. */
export interface Hop<Kind extends Redirect> {
  readonly redirect: Kind;
  readonly to: string;
  readonly plain: boolean;
}

/** A look-up of the hop from an address; undefined if it is not redirected. */
export type NextHop<Kind extends Redirect> = (address: string) => Hop<Kind> | undefined;

/** A look-up of the first hop of a redirect. */
export type FindFirstHop<Kind extends Redirect> = (redirect: Kind) => Hop<Kind>;

/** Where a redirect sends the paths that it matches; each wildcard is replaced by a sample. */
export function firstHop<Kind extends Redirect>(redirect: Kind): Hop<Kind> {
  const source = readRedirectSource(redirect.source);
  const to = source === undefined ? redirect.destination : fillDestination(redirect.destination, sampleOf(source));
  return { redirect, to, plain: source?.exact !== undefined };
}

/** The hops that are certain on every platform; an address without one is not redirected. */
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
export function hopOf<Kind extends Redirect>({ redirect, destination, plain }: FoundRedirect<Kind>): Hop<Kind> {
  return { redirect, to: destination, plain };
}

/** The hops after a first one, and how they end. */
export interface Trail<Kind extends Redirect> {
  readonly hops: readonly Hop<Kind>[];
  readonly end:
    /** They end at the address of the last hop. */
    | { readonly kind: "address" }
    /** Some of the hops form a loop. */
    | { readonly kind: "loop"; readonly loop: readonly Hop<Kind>[] }
    /** The chain is too long to follow. */
    | { readonly kind: "too far" };
}

// Wildcards can change an address for very long; addresses that are written in docs.json are each passed once.
const turnsAtMost = 50;

/** Follows a hop until no redirect applies, `isEnd` is true for an address, or a loop is found. */
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
    // `/docs/:slug*` to `/docs/en/:slug*`: each pass makes the address longer.
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

/** Where a chain of redirects ends; `plain` if no wildcard is involved. */
export interface ChainEnd {
  readonly to: string;
  readonly plain: boolean;
}

/**
 * A look-up of the end of the chain that a redirect leads into; undefined if its destination is not redirected, or if the chain
 * leads into a loop or is too long.
 */
export function chainEnds<Kind extends Redirect>(
  startOf: FindFirstHop<Kind>,
  hopFrom: NextHop<Kind>,
  inLoop: ReadonlySet<Kind>,
): (redirect: Kind) => ChainEnd | undefined {
  // By address: where it leads in the end, null where that can't be said.
  const ends = new Map<string, ChainEnd | null>();
  const next: NextHop<Kind> = (address) => {
    const hop = hopFrom(address);
    // Who redirects for the time being (`latest`) wants that address to be used.
    return hop?.redirect.permanent === false ? undefined : hop;
  };
  const isEnd = (address: string): boolean => {
    if (ends.has(address)) return true;
    const hop = next(address);
    if (hop === undefined || !inLoop.has(hop.redirect)) return false;
    ends.set(address, null);
    return true;
  };
  return (redirect) => {
    const first = startOf(redirect);
    const { hops, end } = followRedirects(first, next, isEnd);
    const last = hops.at(-1)!.to;
    let found = end.kind === "address" ? (ends.has(last) ? ends.get(last)! : { to: last, plain: true }) : null;
    for (const hop of hops.toReversed()) {
      ends.set(hop.to, found);
      found = found && { to: found.to, plain: found.plain && hop.plain };
    }
    return found === null || found.to === first.to ? undefined : found;
  };
}

/** Redirects that form a loop, the first in docs.json first, and the addresses a reader passes. */
export interface RedirectLoop<Kind extends Redirect> {
  readonly members: readonly [Kind, ...(readonly Kind[])];
  readonly chain: readonly [string, ...(readonly string[])];
}

/** For each redirect that leads into a loop or is in one: the hops of that loop. Each address is followed only once, however long the chains are. */
export function loopsAhead<Kind extends Redirect>(
  redirects: readonly Kind[],
  startOf: FindFirstHop<Kind>,
  next: NextHop<Kind>,
): ReadonlyMap<Kind, readonly Hop<Kind>[]> {
  const loops = new Map<Kind, readonly Hop<Kind>[]>();
  const loopAfter = new Map<string, readonly Hop<Kind>[] | undefined>();
  for (const redirect of redirects) {
    const { hops, end } = followRedirects(startOf(redirect), next, (address) => loopAfter.has(address));
    const loop = end.kind === "loop" ? end.loop : loopAfter.get(hops.at(-1)!.to);
    for (const { to } of hops) loopAfter.set(to, loop);
    if (loop !== undefined) loops.set(redirect, loop);
  }
  return loops;
}

/** Every loop once; a redirect that only leads into a loop is not part of it. */
export function redirectLoops<Kind extends Redirect>(
  redirects: readonly Kind[],
  startOf: FindFirstHop<Kind>,
  next: NextHop<Kind>,
): readonly RedirectLoop<Kind>[] {
  const known = new Set<Kind>();
  const orders = new Map(redirects.map((redirect, index) => [redirect, index]));
  return [...new Set(loopsAhead(redirects, startOf, next).values())].flatMap((loop) => {
    if (loop.some((hop) => known.has(hop.redirect))) return [];
    for (const hop of loop) known.add(hop.redirect);
    return [loopOf(loop, startOf, orders)];
  });
}

function loopOf<Kind extends Redirect>(
  loop: readonly Hop<Kind>[],
  startOf: FindFirstHop<Kind>,
  orders: ReadonlyMap<Kind, number>,
): RedirectLoop<Kind> {
  const order = loop.map(({ redirect }) => orders.get(redirect)!);
  const at = order.indexOf(order.reduce((least, each) => Math.min(least, each)));
  const hops = [...loop.slice(at), ...loop.slice(0, at)];
  const [first, ...others] = new Set(hops.map(({ redirect }) => redirect));
  const passed = others.length === 0 ? [startOf(first!)] : hops;
  return { members: [first!, ...others], chain: [first!.source, ...passed.map(({ to }) => writtenSample(to))] };
}
