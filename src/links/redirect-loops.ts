// Finds the redirects that form a loop. (D44)
import { firstHop, followRedirects, type Hop, type NextHop } from "./follow-redirects.ts";
import { writtenSample } from "./redirect-source.ts";
import type { Redirect } from "./redirects.ts";

/** Redirects that form a loop, the first in docs.json first, and the addresses a reader passes. */
export interface RedirectLoop<Kind extends Redirect> {
  readonly members: readonly [Kind, ...(readonly Kind[])];
  readonly chain: readonly [string, ...(readonly string[])];
}

/** Every loop once; a redirect that only leads into one is no part of it. */
export function redirectLoops<Kind extends Redirect>(
  redirects: readonly Kind[],
  next: NextHop<Kind>,
): readonly RedirectLoop<Kind>[] {
  const passed = new Set<string>();
  const known = new Set<Kind>();
  const orders = new Map(redirects.map((redirect, index) => [redirect, index]));
  return redirects.flatMap((redirect) => {
    const { hops, end } = followRedirects(firstHop(redirect), next, (address) => passed.has(address));
    for (const { to } of hops) passed.add(to);
    if (end.kind !== "loop" || end.loop.some((hop) => known.has(hop.redirect))) return [];
    for (const hop of end.loop) known.add(hop.redirect);
    return [loopOf(end.loop, orders)];
  });
}

function loopOf<Kind extends Redirect>(
  loop: readonly Hop<Kind>[],
  orders: ReadonlyMap<Kind, number>,
): RedirectLoop<Kind> {
  const order = loop.map(({ redirect }) => orders.get(redirect)!);
  const at = order.indexOf(order.reduce((least, each) => Math.min(least, each)));
  const hops = [...loop.slice(at), ...loop.slice(0, at)];
  const [first, ...others] = new Set(hops.map(({ redirect }) => redirect));
  const passed = others.length === 0 ? [firstHop(first!)] : hops;
  return { members: [first!, ...others], chain: [first!.source, ...passed.map(({ to }) => writtenSample(to))] };
}
