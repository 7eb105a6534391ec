// Finds redirects that lead to another redirect. (D44)
import { routeOf } from "../contract/page-path.ts";
import { isExternalHref } from "../contract/href.ts";
import { placeOf } from "../diagnostics/place.ts";
import { decoded, segmentsOf, writtenSample } from "../links/redirect-source.ts";
import type { Check } from "./check.ts";
import { pagesByRoute } from "./link-targets.ts";
import { isMissingDestination, redirectGraph, tailOf } from "./redirect-graph.ts";

/** Reports each redirect that leads to another one, with the end of the chain. */
export const redirectChain: Check = {
  code: "redirect-chain",
  needs: ["all pages", "all endpoints"],
  run: (site, report) => {
    for (const { redirect, end } of redirectGraph(site).plain) {
      const { source, destination, destinationAt } = redirect;
      if (end === undefined) continue;
      // A page on the way is reported as shadowed, a missing end where the last redirect leads to it.
      if (pagesByRoute(site).has(pathOf(destination)) || isMissingDestination(writtenSample(end.to), site)) continue;
      const place = placeOf(destinationAt);
      const tail = tailOf(destination);
      const written = writtenSample(end.to) + (tailOf(end.to) === "" ? tail : "");
      const edits = end.plain && tail === "" ? [{ place, written }] : [];
      report("redirect-chain", place, { source, destination, end: written }, { suggestion: written, edits });
    }
  },
};

/** The route a destination names, `basePath` and slashes aside. */
function pathOf(destination: string): string {
  return isExternalHref(destination) ? destination : routeOf(decoded(segmentsOf(destination)));
}
