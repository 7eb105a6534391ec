// Finds redirects that lead to another redirect. (D44)
import type { StringEdit } from "../diagnostics/diagnostic.ts";
import { placeOf } from "../diagnostics/place.ts";
import { writtenSample } from "../links/redirect-source.ts";
import type { ConfigRedirect } from "../syntax/config-tree.ts";
import { groupBy } from "../text/group-by.ts";
import type { Check, CheckedSite } from "./check.ts";
import { pagesByRoute } from "./link-targets.ts";
import { isMissingDestination, redirectGraph, routeOfAddress, tailOf } from "./redirect-graph.ts";

/** A redirect to another one, and the address at the end of the chain. */
interface Chained {
  readonly redirect: ConfigRedirect;
  readonly end: string;
  readonly edits: readonly StringEdit[];
}

/** Reports all redirects whose chains have one end once: the same change ends them. */
export const redirectChain: Check = {
  code: "redirect-chain",
  needs: ["all pages", "all endpoints"],
  run: (site, report) => {
    for (const [end, chained] of groupBy(chainedRedirects(site), (each) => each.end)) {
      const { source, destination } = chained[0]!.redirect;
      const [place, ...others] = chained.map(({ redirect }) => placeOf(redirect.destinationAt));
      const edits = chained.flatMap((each) => each.edits);
      const alsoAt = others.map((other) => ({ message: "leads there, too", place: other }));
      const args = { source, destination, end, redirects: chained.length };
      report("redirect-chain", place!, args, { suggestion: end, edits, alsoAt });
    }
  },
};

function chainedRedirects(site: CheckedSite): readonly Chained[] {
  return redirectGraph(site).plain.flatMap(({ redirect, end }): readonly Chained[] => {
    const { destination, destinationAt } = redirect;
    if (end === undefined) return [];
    // A missing page is reported where it is listed, a missing end where the last redirect leads to it.
    if (isNamedPage(destination, site) || isMissingDestination(writtenSample(end.to), site)) return [];
    const tail = tailOf(destination);
    const written = writtenSample(end.to) + (tailOf(end.to) === "" ? tail : "");
    const edits = end.plain && tail === "" ? [{ place: placeOf(destinationAt), written }] : [];
    return [{ redirect, end: written, edits }];
  });
}

function isNamedPage(address: string, site: CheckedSite): boolean {
  const route = routeOfAddress(address);
  return route !== undefined && pagesByRoute(site).has(route);
}
