// Which operation does a page with front matter `openapi:` or `asyncapi:` describe? (D10)
import type { Inherited } from "../bind/bound-tree.ts";
import { entryText } from "../contract/endpoint-entry.ts";
import { valueAt } from "../diagnostics/place.ts";
import { operationEntry, type OperationEntry } from "../pages/operation-entry.ts";
import type { PageFile } from "../pages/page-catalog.ts";
import type { Operation, SpecDocument } from "../specs/spec-catalog.ts";
import { perObject } from "../text/per-object.ts";
import { firstSources, nearestOf, unknownSpec, type EndpointLookup } from "./find-endpoint.ts";
import { documentsOfUses, usesInForce } from "./spec-uses.ts";

type NamedOperation = Extract<OperationEntry, { readonly kind: "operation" }>;

/** The operation a page names; undefined when it names none, or (reported) when no spec has it. */
export function pageOperation(
  page: PageFile,
  inForce: Inherited | undefined,
  lookup: EndpointLookup,
): Operation | undefined {
  const entry = operationEntry(page.frontMatter);
  if (entry === undefined) return undefined;
  if (entry.kind === "operation") {
    return entry.spec === undefined
      ? bareOperation(page, entry, inForce, lookup)
      : namedOperation(page, entry, entry.spec, lookup);
  }
  const { field, written, word, nearest } = entry;
  lookup.doubtful.add(documentsOfUses(usesInForce(inForce?.[field], lookup.specs)));
  lookup.doubtful.add(lookup.specs.named);
  const details = nearest === undefined ? {} : { suggestion: written.trim().replace(word, nearest) };
  lookup.report("endpoint-method", valueAt(page.file, `/${field}`), { word, nearest }, details);
  return undefined;
}

function namedOperation(
  page: PageFile,
  entry: NamedOperation,
  word: string,
  { specs, standIn, hints, report, doubtful }: EndpointLookup,
): Operation | undefined {
  const { field, method, target } = entry;
  const state = specs.resolve({ word, file: page.file, kind: field });
  // A spec that can't be read was told where its word is first written.
  if (state.kind !== "read") return standIn(state.source, method, target).operation;
  const operation = specs.operation(state.document, method, target);
  if (operation === undefined) tellUnknown(page, entry, [state.document], { hints, report, doubtful });
  return operation;
}

function bareOperation(
  page: PageFile,
  entry: NamedOperation,
  inForce: Inherited | undefined,
  lookup: EndpointLookup,
): Operation | undefined {
  const { specs, standIn, repeated } = lookup;
  const { field, method, target } = entry;
  const here = documentsOfUses(usesInForce(inForce?.[field], specs));
  for (const documents of [here, specs.named, specs.found]) {
    const holders = specs.holders(documents, method, target);
    const [used] = documents === here ? holders : bySource(holders);
    if (used === undefined) continue;
    if (documents !== here && holders.length > 1) tellAmbiguous(page, entry, bySource(holders), repeated);
    return specs.operation(used, method, target);
  }
  // It may well be in a spec that was not read.
  const unread = specs.remote[0] ?? specs.unread[0];
  const isUnknown = unread !== undefined || inForce?.[field]?.isDamaged === true;
  if (isUnknown) return standIn(unread ?? unknownSpec, method, target).operation;
  const nearby = [here, specs.named, specs.found]
    .map((documents) => documentsOfKind(documents)[field])
    .find((documents) => documents.length > 0);
  if (nearby !== undefined) tellUnknown(page, entry, nearby, lookup);
  else
    // One missing document makes all pages endpoints without a spec.
    repeated.add("endpoint-without-spec", field, valueAt(page.file, `/${field}`), {
      entry: nameOf(entry),
      page: field,
    });
  return undefined;
}

// Many pages ask for the same lists.
const bySource = perObject((documents: readonly SpecDocument[]) =>
  documents.toSorted((a, b) => (a.source < b.source ? -1 : 1)),
);

const documentsOfKind = perObject((documents: readonly SpecDocument[]) => ({
  openapi: documents.filter(({ kind }) => kind === "openapi"),
  asyncapi: documents.filter(({ kind }) => kind === "asyncapi"),
}));

const sourcesOf = perObject((documents: readonly SpecDocument[]) => {
  const names = documents.map(({ source }) => source).toSorted();
  return { names, joined: names.join("\n") };
});

function tellAmbiguous(
  page: PageFile,
  entry: NamedOperation,
  holders: readonly SpecDocument[],
  repeated: EndpointLookup["repeated"],
): void {
  const { names, joined } = sourcesOf(holders);
  const used = holders[0]!;
  repeated.add(
    "operation-ambiguous",
    joined,
    valueAt(page.file, `/${entry.field}`),
    { entry: nameOf(entry), specs: names, used: used.source },
    `${used.source} ${nameOf(entry)}`,
  );
}

function tellUnknown(
  page: PageFile,
  entry: NamedOperation,
  documents: readonly SpecDocument[],
  { hints, report, doubtful }: Pick<EndpointLookup, "hints" | "report" | "doubtful">,
): void {
  doubtful.add(documents);
  const nearest = nearestOf(documents, entry, hints);
  const words = [entry.spec, nearest].filter((word) => word !== undefined);
  report(
    "endpoint-unknown",
    valueAt(page.file, `/${entry.field}`),
    { entry: nameOf(entry), specs: firstSources(documents), nearest },
    nearest === undefined ? {} : { suggestion: words.join(" ") },
  );
}

function nameOf({ method, target }: NamedOperation): string {
  return entryText(method, target);
}
