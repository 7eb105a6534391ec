// Finds redirects that have the same source as an earlier one. (D44)
import { placeOf, otherPlaces } from "../diagnostics/place.ts";
import type { ConfigRedirect } from "../syntax/config-tree.ts";
import type { Check } from "./check.ts";
import { redirectGraph } from "./redirect-graph.ts";

/** Reports the repeated redirects of each source once, at the second. */
export const redirectDuplicate: Check = {
  code: "redirect-duplicate",
  needs: [],
  run: (site, report) => {
    for (const [first, ...same] of redirectGraph(site).bySource) {
      const [second, ...others] = same.filter((each) => !isOtherSpelling(each, first));
      if (second === undefined) continue;
      const args = { source: second.source, used: first.destination, redirects: others.length + 2 };
      const related = [
        { message: "first redirected here", place: placeOf(first.sourceAt) },
        ...otherPlaces(
          others.map(({ sourceAt }) => placeOf(sourceAt)),
          "also redirected here",
        ),
      ];
      const causedBy = same.map(({ sourceAt }) => ({ code: "repeated-value", at: placeOf(sourceAt) }) as const);
      report("redirect-duplicate", placeOf(second.sourceAt), args, { related, causedBy });
    }
  },
};

/** True for `/a` and `/a/` with one destination. They are not reported, because tools treat a slash differently. */
function isOtherSpelling(redirect: ConfigRedirect, first: ConfigRedirect): boolean {
  return redirect.source !== first.source && redirect.destination === first.destination;
}
