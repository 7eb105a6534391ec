// Finds bodies that are not valid MDX. (D114)
import { placeInBody } from "./place-in-body.ts";
import { sortedBodies } from "./sorted-bodies.ts";
import type { Check } from "./check.ts";

/** Reports the first part of each body that can't be parsed, or the first tag without its counterpart. */
export const bodySyntax: Check = {
  code: "body-syntax",
  needs: ["bodies"],
  run: (site, report) => {
    for (const body of sortedBodies(site)) {
      const { isPage, problem } = body;
      if (problem === undefined) continue;
      const { kind, reason } = problem;
      report("body-syntax", placeInBody(body, problem), { problem: reason, kind, isPage });
    }
  },
};
