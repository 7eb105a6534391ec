// Finds redirects that form a loop: a host would redirect without end (D141).
import { isExternalHref } from "../../compiler/contract/href.ts";
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import { certainHops, firstHop, followRedirects, hopOf, type Hop } from "../../compiler/links/follow-redirects.ts";
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";
import { segmentsOf } from "../../compiler/links/redirect-source.ts";

type Loop = ReadonlySet<Redirect>;

/** Those redirects that lead all their paths back to themselves, each with the redirects of its loop. */
export function redirectLoops(redirects: readonly Redirect[]): ReadonlyMap<Redirect, Loop> {
  const next = hopsOnHost(redirects);
  const loops = new Map<Redirect, Loop>();
  // Each address is passed once, however long the chains are.
  const loopAfter = new Map<string, Loop>();
  for (const redirect of redirects) {
    const { hops, end } = followRedirects(firstHop(redirect), next, (address) => loopAfter.has(address));
    const loop =
      end.kind === "loop" ? new Set(end.loop.map((hop) => hop.redirect)) : loopAfter.get(hops.at(-1)?.to ?? "");
    for (const { to } of hops) loopAfter.set(to, loop ?? none);
    if (loop?.has(redirect)) loops.set(redirect, loop);
  }
  return loops;
}

const none: Loop = new Set();

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
