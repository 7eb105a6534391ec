// Finds entries and pages that name an operation which no spec has. (D7, D10)
import { entryText } from "../contract/endpoint-entry.ts";
import { placeOf, valueAt, type Place } from "../diagnostics/place.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { nearestOperation, type SpecOperations } from "../hints/nearest-operation.ts";
import { entryMethod } from "../specs/find-operation.ts";
import type { SpecDocument } from "../specs/spec-catalog.ts";
import { perObject } from "../text/per-object.ts";
import type { Check, CheckedSite } from "./check.ts";
import { pageOperations } from "./page-entries.ts";

interface UnknownOperation {
  readonly place: Place;
  /** The spec as written; undefined where only method and path are. */
  readonly spec: string | undefined;
  readonly method: string;
  readonly target: string;
  readonly documents: readonly SpecDocument[];
}

/** Reports each such entry and page, with the operation that it most likely means. */
export const endpointUnknown: Check = {
  code: "endpoint-unknown",
  needs: [],
  run: (site, report) => {
    for (const unknown of [...unknownEntries(site), ...unknownPages(site)]) reportUnknown(unknown, site, report);
  },
};

function unknownEntries({ uses }: CheckedSite): readonly UnknownOperation[] {
  return [...uses.endpoints].flatMap(([{ source, spec, method, target }, resolution]) => {
    if (resolution.kind !== "unknown") return [];
    const place = placeOf(source);
    return [{ place, spec, method, target, documents: resolution.documents }];
  });
}

function unknownPages(site: CheckedSite): readonly UnknownOperation[] {
  return pageOperations(site).flatMap(({ page, named }) => {
    if (named.kind !== "unknown") return [];
    const { field, spec, method, target } = named.entry;
    return [{ place: valueAt(page.file, `/${field}`), spec, method, target, documents: named.documents }];
  });
}

function reportUnknown(unknown: UnknownOperation, site: CheckedSite, report: Report): void {
  const { place, spec, method, target, documents } = unknown;
  const nearest = nearestIn(unknown, site);
  const words = [spec, nearest].filter((word) => word !== undefined);
  const suggestion = nearest === undefined ? undefined : words.join(" ");
  // A message names five, and a baseline knows a problem by these.
  const specs = documents.slice(0, 100).map(({ source }) => source);
  report("endpoint-unknown", place, { entry: entryText(method, target), specs, nearest }, { suggestion });
}

/** The operation that an entry most likely means, from the first document that has a similar one. */
function nearestIn(unknown: UnknownOperation, site: CheckedSite): string | undefined {
  const { budget } = site.hints;
  for (const document of unknown.documents) {
    if (!budget.take("operation")) return undefined;
    const nearest = nearestOperation(namedOperations(site)(document), unknown, budget);
    if (nearest !== undefined) return nearest;
  }
  return undefined;
}

const namedOperations = perObject(({ expanded: { shownOperations } }: CheckedSite) =>
  perObject(({ operations }: SpecDocument): SpecOperations => {
    const named = operations
      .filter(({ excluded }) => !excluded)
      .map((operation) => ({
        isShown: shownOperations.has(operation),
        method: entryMethod(operation),
        target: operation.target,
      }));
    return { free: named.filter(({ isShown }) => !isShown), all: named };
  }),
);
