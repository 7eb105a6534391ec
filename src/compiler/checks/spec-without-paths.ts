// Finds specs without a path or channel, with which the platform builds no site. (D230)
import { placeOf } from "../diagnostics/place.ts";
import type { Check } from "./check.ts";

/** Reports each such spec, in the platform's dialect, at every division that is to show all of its operations. */
export const specWithoutPaths: Check = {
  code: "spec-refused",
  needs: [],
  run: ({ uses: { generates }, dialect }, report) => {
    if (dialect !== "mintlify") return;
    for (const [first] of generates.values()) {
      // Of a list of specs, the platform reads the first.
      if (first?.document.isEmpty !== true) continue;
      const { source: spec, kind } = first.document;
      const fault = { kind: kind === "openapi" ? "no paths" : "no channels" } as const;
      report("spec-refused", placeOf(first.at), { spec, fault });
    }
  },
};
