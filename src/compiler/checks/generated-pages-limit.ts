// Finds specs and GraphQL schemas whose pages do not fit into the limit of nodes. (D22)
import { placeOf } from "../diagnostics/place.ts";
import type { Check } from "./check.ts";

/** Reports each place where pages of a spec were not generated. */
export const generatedPagesLimit: Check = {
  code: "limit-exceeded",
  needs: [],
  run: ({ uses, references, site: { limits } }, report) => {
    const ofSpecs = uses.beyondLimit.map(({ document, at }) => ({ source: document.source, at }));
    const ofReferences = references.beyondLimit.map((at) => ({ source: at.source, at }));
    for (const { source, at } of [...ofSpecs, ...ofReferences]) {
      const what = `The number of pages made from ${source} here`;
      const args = { what, limit: `${limits.nodes} nodes`, option: "nodes" };
      report("limit-exceeded", placeOf(at), args);
    }
  },
};
