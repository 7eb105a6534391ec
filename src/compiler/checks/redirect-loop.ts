// Finds redirects that form a loop, so that readers never reach a page. (D44)
import { placeOf, otherPlaces } from "../diagnostics/place.ts";
import type { Check } from "./check.ts";
import { redirectGraph } from "./redirect-graph.ts";

/** Reports each loop once, at the first of its redirects. */
export const redirectLoop: Check = {
  code: "redirect-loop",
  needs: [],
  run: (site, report) => {
    for (const { members, chain } of redirectGraph(site).loops) {
      const [first, ...others] = members;
      const related = otherPlaces(
        others.map(({ sourceAt }) => placeOf(sourceAt)),
        "also in this loop",
      );
      report("redirect-loop", placeOf(first.sourceAt), { chain }, { related });
    }
  },
};
