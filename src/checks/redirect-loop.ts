// Finds redirects that form a loop, so that readers never arrive. (D44)
import { valueAt, type Place, otherPlaces } from "../diagnostics/place.ts";
import type { ConfigRedirect } from "../syntax/config-tree.ts";
import type { Check } from "./check.ts";
import { redirectGraph } from "./redirect-graph.ts";

/** Reports each loop once, at the first of its redirects. */
export const redirectLoop: Check = {
  code: "redirect-loop",
  needs: [],
  run: (site, report) => {
    for (const { members, chain } of redirectGraph(site).loops) {
      const [first, ...others] = members;
      const related = otherPlaces(others.map(sourcePlace), "also in this loop");
      report("redirect-loop", sourcePlace(first), { chain }, { related });
    }
  },
};

function sourcePlace({ sourceAt: { file, pointer } }: ConfigRedirect): Place {
  return valueAt(file, pointer);
}
