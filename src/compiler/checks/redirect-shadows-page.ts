// Finds redirects that match pages of the site, so that readers can't open the pages. (D44)
import { pageHref } from "../contract/page-path.ts";
import { fileAt, placeOf } from "../diagnostics/place.ts";
import type { Check } from "./check.ts";
import { redirectGraph, unknownDestination } from "./redirect-graph.ts";

/** Reports each redirect that matches pages once, with the number of the pages. */
export const redirectShadowsPage: Check = {
  code: "redirect-shadows-page",
  needs: [],
  run: (site, report, leave) => {
    const { shadowed, swapped } = redirectGraph(site);
    for (const [redirect, pages] of shadowed) {
      const { source, destination, sourceAt } = redirect;
      // Where nothing is at the destination, the two addresses are swapped, and the message is another.
      const unknown = unknownDestination(destination, site);
      if (unknown !== undefined) {
        leave(unknown, { at: [{ file: placeOf(sourceAt).file, subject: [source, destination] }] });
        continue;
      }
      const first = pages[0]!;
      const args = {
        source,
        destination,
        example: pageHref(first.path, ""),
        pages: pages.length,
        swapped: swapped.has(redirect),
      };
      const related = first.file === null ? [] : [{ message: "the page", place: fileAt(first.file) }];
      report("redirect-shadows-page", placeOf(sourceAt), args, { related });
    }
  },
};
