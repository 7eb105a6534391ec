// Finds specs whose operations have no page because their division lists its own. (D6)
import { divisionTitle } from "../contract/divisions.ts";
import { placeOf } from "../diagnostics/place.ts";
import type { Check } from "./check.ts";
import { stoppedSpecs, unknownOperationsOf } from "./operations-without-page.ts";

/** Reports each such spec of each division, with the number of operations. */
export const generationStopped: Check = {
  code: "generation-stopped",
  needs: [],
  run: (site, report, leave) => {
    for (const { owner, document, at, left } of stoppedSpecs(site)) {
      const unknown = unknownOperationsOf(document, site);
      const { source: spec, kind } = document;
      if (unknown !== undefined) {
        leave(unknown, { at: [{ file: placeOf(at).file, subject: [spec, kind] }] });
        continue;
      }
      const args = { spec, kind, left, owner: divisionTitle(owner.kind, owner.label) };
      report("generation-stopped", placeOf(at), args);
    }
  },
};
