// Finds entries and pages that name an operation which no spec has. (D7, D10)
import { entryText } from "../contract/endpoint-entry.ts";
import { fileAt, placeOf, valueAt, type Place } from "../diagnostics/place.ts";
import type { Cause, Report } from "../diagnostics/diagnostic.ts";
import { nearestOperation, type SpecOperations } from "../hints/nearest-operation.ts";
import type { PageFile } from "../pages/page-catalog.ts";
import { entryMethod } from "../specs/find-operation.ts";
import { unknownSpec, type SpecDocument, type UnreadOperation } from "../specs/spec-catalog.ts";
import { groupBy } from "../text/group-by.ts";
import { perObject } from "../text/per-object.ts";
import type { Check, CheckedSite } from "./check.ts";
import { pageOperations } from "./page-entries.ts";

interface UnknownOperation {
  readonly place: Place;
  /** The spec as written; undefined if only method and path are written. */
  readonly spec: string | undefined;
  readonly method: string;
  readonly target: string;
  readonly documents: readonly SpecDocument[];
  /** Its language and version, as one text. */
  readonly edition: string;
}

/** An unknown operation in each edition that names it. */
type Fault = UnknownOperation[];

/** Reports each such operation once for all editions that name it, with the operation that is most likely meant. */
export const endpointUnknown: Check = {
  code: "endpoint-unknown",
  needs: [],
  run: (site, report, leave) => {
    for (const operation of unresolvedOperations(site)) {
      // One message has the same entry of all languages, whatever file the first one is in.
      const entry = entryText(entryMethod(operation), operation.target);
      leave(whyUnread(operation.spec, site), { at: [{ subject: [entry] }] });
    }
    for (const fault of faultsOf([...unknownEntries(site), ...unknownPages(site)])) reportFault(fault, site, report);
  },
};

/** The operations that entries and pages name, and that may be in a spec that was not read. */
function unresolvedOperations(site: CheckedSite): readonly UnreadOperation[] {
  const all = [...site.uses.endpoints.values(), ...pageOperations(site).map(({ named }) => named)];
  return all.flatMap((each) => (each.kind === "unresolved" ? [each.operation] : []));
}

function whyUnread(spec: string, { specs }: CheckedSite): string {
  if (spec === unknownSpec) return "a spec could not be read";
  return `${spec} ${specs.unfetched.some(({ url }) => url === spec) ? "was not fetched" : "could not be read"}`;
}

/** The same operation in several editions is one fault, and twice in one edition two faults. */
function faultsOf(all: readonly UnknownOperation[]): readonly Fault[] {
  const same = groupBy(all, ({ method, target }) => entryText(method, target));
  return [...same.values()].flatMap((named) => {
    const faults: Fault[] = [];
    const numbers = new Map<string, number>();
    for (const unknown of named) {
      const number = numbers.get(unknown.edition) ?? 0;
      numbers.set(unknown.edition, number + 1);
      if (faults[number] === undefined) faults.push([unknown]);
      else faults[number].push(unknown);
    }
    return faults;
  });
}

function unknownEntries({ uses }: CheckedSite): readonly UnknownOperation[] {
  return [...uses.endpoints].flatMap(([{ source, spec, method, target, inForce }, resolution]) => {
    if (resolution.kind !== "unknown") return [];
    const edition = JSON.stringify([[inForce.language], [inForce.version]]);
    return [{ place: placeOf(source), spec, method, target, documents: resolution.documents, edition }];
  });
}

function unknownPages(site: CheckedSite): readonly UnknownOperation[] {
  const unknown = pageOperations(site).flatMap(({ page, named }) =>
    named.kind === "unknown" ? [{ page, named }] : [],
  );
  if (unknown.length === 0) return [];
  const { listings, defaultEdition } = site.site;
  const listed = new Map([...listings.listed].map(([page, listing]) => [page.file, listing]));
  const isDefault = (page: PageFile): boolean => listed.get(page.file)?.languages.has(defaultEdition.language) === true;
  const ordered = [...unknown.filter(({ page }) => isDefault(page)), ...unknown.filter(({ page }) => !isDefault(page))];
  return ordered.map(({ page, named: { entry, documents } }) => {
    const { field, spec, method, target } = entry;
    const { languages = [], versions = [] } = listed.get(page.file) ?? {};
    const edition = JSON.stringify([[...languages], [...versions]]);
    return { place: valueAt(page.file, `/${field}`), spec, method, target, documents, edition };
  });
}

function reportFault([first, ...others]: Fault, site: CheckedSite, report: Report): void {
  const { place, spec, method, target, documents } = first!;
  const nearest = nearestIn(first!, site);
  const words = [spec, nearest].filter((word) => word !== undefined);
  const suggestion = nearest === undefined ? undefined : words.join(" ");
  // A message names five, and a baseline knows a problem by these.
  const specs = documents.slice(0, 100).map(({ source }) => source);
  const removedBy = removedOperations(documents).get(entryText(method, target));
  const args = { entry: entryText(method, target), specs, nearest, others: others.length, removedBy };
  const alsoAt = others.map((other) => ({ message: "also named here", place: other.place }));
  const causedBy = lostOverlayFaults(documents);
  report("endpoint-unknown", place, args, { suggestion, alsoAt, causedBy });
}

/** The faults of overlays that can't be applied, because these may have the operation. Many entries name the same list of specs. */
const lostOverlayFaults = perObject((documents: readonly SpecDocument[]) =>
  documents.flatMap(({ lostOverlays = [] }) => lostOverlays.flatMap(faultsOfOverlay)),
);

function faultsOfOverlay(file: string): readonly Cause[] {
  const codes = ["overlay-invalid", "spec-syntax", "spec-remote", "spec-unreachable", "limit-exceeded"] as const;
  return codes.map((code) => ({ code, at: fileAt(file) }));
}

/** The overlay that removed each operation of these specs, by the text of its entry. */
const removedOperations = perObject((documents: readonly SpecDocument[]): ReadonlyMap<string, string> => {
  const removed = documents.flatMap(({ overlays }) => overlays?.removed ?? []);
  return new Map(removed.toReversed().map((each) => [entryText(entryMethod(each), each.target), each.by.source]));
});

/** The operation that an entry most likely means, in the first document that has a similar one. */
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
