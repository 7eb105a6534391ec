// How many operations have no page because their division lists its own? (D6)
import { divisionTitle } from "../contract/divisions.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { valueAt } from "../diagnostics/place.ts";
import type { Operation, SpecDocument } from "../specs/spec-catalog.ts";
import { isGenerated } from "./generated-groups.ts";
import type { UsesByDivision } from "../routes/spec-uses.ts";

/** Tells each division's specs that have operations without a page, and returns those; `hasPage` knows every page of the site. Of `doubtful` ones nothing is said. */
export function tellStopped(
  stopped: UsesByDivision,
  hasPage: (operation: Operation) => boolean,
  doubtful: ReadonlySet<SpecDocument>,
  report: Report,
): ReadonlySet<SpecDocument> {
  // A wrong entry has taken the page from one of its operations: which others have none shows when that is mended.
  const told = new Set(doubtful);
  for (const [owner, uses] of stopped) {
    for (const { document, at } of uses) {
      if (doubtful.has(document)) continue;
      const left = document.operations.filter((operation) => isGenerated(operation) && !hasPage(operation)).length;
      if (left === 0) continue;
      told.add(document);
      report("generation-stopped", valueAt(at.file, at.pointer), {
        spec: document.source,
        kind: document.kind,
        left,
        owner: divisionTitle(owner.kind, owner.label),
      });
    }
  }
  return told;
}
