// Finds bodies that are not valid MDX. (D114)
import { textAt } from "../diagnostics/place.ts";
import { sortedBodies } from "./sorted-bodies.ts";
import type { Check } from "./check.ts";

/** Reports the first part of each body that can't be parsed, or the first tag without its counterpart. */
export const bodySyntax: Check = {
  code: "body-syntax",
  needs: ["bodies"],
  run: (site, report) => {
    for (const { file, isPage, problem } of sortedBodies(site)) {
      if (problem === undefined) continue;
      const { kind, reason, start, end } = problem;
      report("body-syntax", textAt(file, start, end), { problem: reason, kind, isPage });
    }
  },
};
