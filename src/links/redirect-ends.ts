// Where does a chain of redirects end? (D44)
import { firstHop, nextHop, type FindRedirect, type Hop, type SiteRedirect } from "./follow-redirects.ts";

/** Where a chain of redirects ends; `plain` when no wildcard has a part in it. */
export interface ChainEnd {
  readonly to: string;
  readonly plain: boolean;
}

const chainAtMost = 100;

/**
 * A look-up of the end of the chain that a redirect leads into; undefined when its destination is not redirected, the
 * chain meets a circle, or has more than a hundred redirects.
 */
export function chainEnds(
  find: FindRedirect,
  inLoop: ReadonlySet<SiteRedirect>,
): (redirect: SiteRedirect) => ChainEnd | undefined {
  // By address: where it leads in the end, null where that can't be said.
  const ends = new Map<string, ChainEnd | null>();
  const endFrom = (address: string): ChainEnd | null => {
    const hops: { readonly from: string; readonly hop: Hop }[] = [];
    let at = address;
    let end = ends.get(at);
    while (end === undefined) {
      const hop = nextHop(at, find);
      // Who redirects for the time being (`latest`) wants that address to be used.
      if (hop === undefined || hop.redirect.permanent === false) end = { to: at, plain: true };
      else if (inLoop.has(hop.redirect) || hops.length > chainAtMost) end = null;
      else {
        hops.push({ from: at, hop });
        at = hop.to;
        end = ends.get(at);
      }
    }
    ends.set(at, end);
    for (const { from, hop } of hops.toReversed()) {
      end = end === null ? null : { to: end.to, plain: end.plain && hop.plain };
      ends.set(from, end);
    }
    return end;
  };
  return (redirect) => {
    const first = firstHop(redirect);
    const end = endFrom(first.to);
    if (end === null || end.to === first.to) return undefined;
    return { to: end.to, plain: end.plain && first.plain };
  };
}
