// Finds redirects that lead to another redirect. (D44)
import { placeOf } from "../diagnostics/place.ts";
import { writtenSample } from "../links/redirect-source.ts";
import type { Check, CheckedSite } from "./check.ts";
import { pagesByRoute } from "./link-targets.ts";
import { isMissingDestination, redirectGraph, routeOfAddress, tailOf } from "./redirect-graph.ts";

/** Reports each redirect that leads to another one, with the end of the chain. */
export const redirectChain: Check = {
  code: "redirect-chain",
  needs: ["all pages", "all endpoints"],
  run: (site, report) => {
    for (const { redirect, end } of redirectGraph(site).plain) {
      const { source, destination, destinationAt } = redirect;
      if (end === undefined) continue;
      // A missing page is reported where it is listed, a missing end where the last redirect leads to it.
      if (isNamedPage(destination, site) || isMissingDestination(writtenSample(end.to), site)) continue;
      const place = placeOf(destinationAt);
      const tail = tailOf(destination);
      const written = writtenSample(end.to) + (tailOf(end.to) === "" ? tail : "");
      const edits = end.plain && tail === "" ? [{ place, written }] : [];
      report("redirect-chain", place, { source, destination, end: written }, { suggestion: written, edits });
    }
  },
};

function isNamedPage(address: string, site: CheckedSite): boolean {
  const route = routeOfAddress(address);
  return route !== undefined && pagesByRoute(site).has(route);
}
