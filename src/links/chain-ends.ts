// Finds where chains of redirects end. (D44)
import { firstHop, followRedirects, type NextHop } from "./follow-redirects.ts";
import type { Redirect } from "./redirects.ts";

/** Where a chain of redirects ends; `plain` when no wildcard has a part in it. */
export interface ChainEnd {
  readonly to: string;
  readonly plain: boolean;
}

/**
 * A look-up of the end of the chain that a redirect leads into; undefined when its destination is not redirected, or the
 * chain meets a loop or goes too far.
 */
export function chainEnds<Kind extends Redirect>(
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
    const first = firstHop(redirect);
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
