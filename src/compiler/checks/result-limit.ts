// Reports the limits at which the result was cut (D22, D61).
import { placeOf } from "../diagnostics/place.ts";
import type { Check } from "./check.ts";

/** Reports the number of nodes and the length of the result, where they are over their limits. */
export const resultLimit: Check = {
  code: "limit-exceeded",
  needs: [],
  run: ({ site: { tree, limits, cutFor } }, report) => {
    const place = placeOf(tree.root.source);
    if (cutFor.has("nodes")) {
      const what = "The number of nodes in the trees of all editions";
      report("limit-exceeded", place, { what, limit: String(limits.nodes), option: "nodes" });
    }
    if (cutFor.has("outputBytes")) {
      const what = "The result, written as JSON,";
      report("limit-exceeded", place, { what, limit: `${limits.outputBytes} bytes`, option: "outputBytes" });
    }
  },
};
