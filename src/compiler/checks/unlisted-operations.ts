// Finds the addresses that unlisted operations would have. (D8, D41)
import { routeOf } from "../contract/page-path.ts";
import { documentPaths } from "../routes/operation-path.ts";
import type { Operation } from "../specs/spec-catalog.ts";
import { groupBy } from "../text/group-by.ts";
import { perObject } from "../text/per-object.ts";
import type { CheckedSite } from "./check.ts";
import { operationsWithoutPage } from "./operations-without-page.ts";

/** An operation that no page shows, and its spec. */
export interface UnlistedOperation {
  readonly operation: Operation;
  readonly spec: string;
}

/** The operations without a page, by the route that each would have where the site shows others of its spec. */
export const unlistedOperations: (site: CheckedSite) => ReadonlyMap<string, UnlistedOperation> = perObject((site) => {
  const found = new Map<string, UnlistedOperation>();
  // A lock may have other addresses for them.
  if (site.routes.isLocked) return found;
  const slots = site.routes.planned.map(({ slot }) => slot);
  for (const [document, ofDocument] of groupBy(slots, (slot) => slot.document)) {
    if (document === undefined) continue;
    const left = operationsWithoutPage(document, site);
    if (left.length === 0) continue;
    const uses = groupBy(ofDocument, ({ directory, urls }) => JSON.stringify([directory, urls]));
    for (const [first] of uses.values()) {
      const { directory, urls } = first!;
      const { pathOf } = documentPaths(document, { urls, isLocked: () => false });
      for (const operation of left) {
        const route = routeOf(pathOf(operation, directory));
        if (!found.has(route)) found.set(route, { operation, spec: document.source });
      }
    }
  }
  return found;
});
