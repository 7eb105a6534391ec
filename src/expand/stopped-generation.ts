// How many operations have no page because their division lists its own? (D6)
import { divisionTitle } from "../contract/divisions.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { valueAt } from "../diagnostics/place.ts";
import type { Operation, SpecDocument } from "../specs/spec-catalog.ts";
import { isGenerated } from "./generated-groups.ts";
import type { UsesByDivision } from "./spec-uses.ts";

/** Tells each division's specs that have operations without a page, and returns those; `hasPage` knows every page of the site. */
export function tellStopped(
  stopped: UsesByDivision,
  hasPage: (operation: Operation) => boolean,
  report: Report,
): ReadonlySet<SpecDocument> {
  const told = new Set<SpecDocument>();
  for (const [owner, uses] of stopped) {
    for (const { document, at } of uses) {
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
