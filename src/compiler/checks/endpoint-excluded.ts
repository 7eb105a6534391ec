// Finds entries of operations that their spec excludes from the docs. (D8)
import { entryText } from "../contract/endpoint-entry.ts";
import { placeOf } from "../diagnostics/place.ts";
import type { Check } from "./check.ts";

/** Reports each such entry. */
export const endpointExcluded: Check = {
  code: "endpoint-excluded",
  needs: [],
  run: ({ uses }, report) => {
    for (const [{ source, method, target }, resolution] of uses.endpoints) {
      if (resolution.kind !== "excluded") continue;
      const args = { entry: entryText(method, target), spec: resolution.document.source };
      report("endpoint-excluded", placeOf(source), args);
    }
  },
};
