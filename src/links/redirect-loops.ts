// Which redirects lead round in a circle? (D44)
import { writtenSample } from "./redirect-source.ts";
import { firstHop, followHops, type FindRedirect, type Hop, type SiteRedirect } from "./follow-redirects.ts";

/** Redirects that lead round, the first in docs.json first, and the addresses a reader comes by. */
export interface RedirectLoop {
  readonly members: readonly SiteRedirect[];
  readonly chain: readonly [string, ...(readonly string[])];
}

/** Every circle once; a redirect that only leads into one is no part of it. */
export function redirectLoops(redirects: readonly SiteRedirect[], find: FindRedirect): readonly RedirectLoop[] {
  const passed = new Set<string>();
  const known = new Set<SiteRedirect>();
  const orders = new Map(redirects.map((redirect, index) => [redirect, index]));
  return redirects.flatMap((redirect) => {
    const { hops, loop } = followHops(firstHop(redirect), find, (address) => passed.has(address));
    for (const { to } of hops) passed.add(to);
    if (loop.length === 0 || loop.some((hop) => known.has(hop.redirect))) return [];
    for (const hop of loop) known.add(hop.redirect);
    return [loopOf(loop, orders)];
  });
}

function loopOf(loop: readonly Hop[], orders: ReadonlyMap<SiteRedirect, number>): RedirectLoop {
  const order = loop.map(({ redirect }) => orders.get(redirect)!);
  const at = order.indexOf(order.reduce((least, each) => Math.min(least, each)));
  const hops = [...loop.slice(at), ...loop.slice(0, at)];
  const members = [...new Set(hops.map(({ redirect }) => redirect))];
  const passed = members.length === 1 ? [firstHop(members[0]!)] : hops;
  return { members, chain: [members[0]!.source, ...passed.map(({ to }) => writtenSample(to))] };
}
