// Finds pages whose `openapi` field begins with a word that is not an HTTP method. (D10)
import { valueAt } from "../diagnostics/place.ts";
import type { Check } from "./check.ts";
import { pageOperations } from "./page-entries.ts";

/** Reports each such page. */
export const endpointMethod: Check = {
  code: "endpoint-method",
  needs: [],
  run: (site, report) => {
    for (const { page, named } of pageOperations(site)) {
      if (named.kind !== "unknown-method") continue;
      const { field, written, word, nearest } = named.entry;
      const suggestion = nearest === undefined ? undefined : written.trim().replace(word, nearest);
      report("endpoint-method", valueAt(page.file, `/${field}`), { word, nearest }, { suggestion });
    }
  },
};
