// Finds specs whose pages do not fit into the limit of nodes. (D22)
import { placeOf } from "../diagnostics/place.ts";
import type { Check } from "./check.ts";

/** Reports each place where pages of a spec were not generated. */
export const generatedPagesLimit: Check = {
  code: "limit-exceeded",
  needs: [],
  run: ({ uses, site: { limits } }, report) => {
    for (const { document, at } of uses.beyondLimit) {
      const what = `The number of pages made from ${document.source} here`;
      const args = { what, limit: `${limits.nodes} nodes`, option: "nodes" };
      report("limit-exceeded", placeOf(at), args);
    }
  },
};
