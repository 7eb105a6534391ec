// Finds pages that name an operation of several specs without saying which spec they mean. (D10)
import { entryText } from "../contract/endpoint-entry.ts";
import { valueAt, otherPlaces } from "../diagnostics/place.ts";
import type { SpecDocument } from "../specs/spec-catalog.ts";
import { groupBy } from "../text/group-by.ts";
import { perObject } from "../text/per-object.ts";
import type { Check } from "./check.ts";
import { pageOperations } from "./page-entries.ts";

/** Reports all pages that may mean the same specs in one message. */
export const operationAmbiguous: Check = {
  code: "operation-ambiguous",
  needs: [],
  run: (site, report) => {
    const ambiguous = pageOperations(site).flatMap(({ page, named }) => {
      if (named.kind !== "found" || named.among.length === 0) return [];
      const { field, method, target } = named.entry;
      return [{ place: valueAt(page.file, `/${field}`), entry: entryText(method, target), among: named.among }];
    });
    for (const [first, ...others] of groupBy(ambiguous, ({ among }) => sourcesOf(among).joined).values()) {
      const { place, entry, among } = first!;
      const used = among[0]!.source;
      const entries = new Set([first!, ...others].map((each) => each.entry)).size;
      const args = { entry, specs: sourcesOf(among).names, used, entries, uses: others.length + 1 };
      const related = otherPlaces(
        others.map((other) => other.place),
        "also here",
      );
      report("operation-ambiguous", place, args, { related, suggestion: `${used} ${entry}` });
    }
  },
};

// Many pages ask for the same lists.
const sourcesOf = perObject((documents: readonly SpecDocument[]) => {
  const names = documents.map(({ source }) => source).toSorted();
  return { names, joined: names.join("\n") };
});
