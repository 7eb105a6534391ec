// Which operation does a page with front matter `openapi:` or `asyncapi:` describe? (D10)
import type { Inherited } from "../bind/bound-tree.ts";
import { entryText } from "../contract/endpoint-entry.ts";
import { valueAt } from "../diagnostics/place.ts";
import { operationEntry, type OperationEntry } from "../pages/operation-entry.ts";
import type { PageFile } from "../pages/page-catalog.ts";
import type { Operation, SpecDocument } from "../specs/spec-catalog.ts";
import { nearestOf, unknownSpec, type EndpointLookup } from "./find-endpoint.ts";
import { usesInForce } from "./spec-uses.ts";

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
  for (const document of [
    ...usesInForce(inForce?.[field], lookup.specs).map((use) => use.document),
    ...lookup.specs.named,
  ])
    lookup.doubtful.add(document);
  const details = nearest === undefined ? {} : { suggestion: written.trim().replace(word, nearest) };
  lookup.report("endpoint-method", valueAt(page.file, `/${field}`), { word, nearest }, details);
  return undefined;
}

function namedOperation(
  page: PageFile,
  entry: NamedOperation,
  word: string,
  { specs, standIn, report, doubtful }: EndpointLookup,
): Operation | undefined {
  const { field, method, target } = entry;
  const state = specs.resolve({ word, file: page.file, kind: field });
  // A spec that can't be read was told where its word is first written.
  if (state.kind !== "read") return standIn(state.source, method, target).operation;
  const operation = specs.operation(state.document, method, target);
  if (operation === undefined) tellUnknown(page, entry, [state.document], { report, doubtful });
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
  const here = usesInForce(inForce?.[field], specs).map((use) => use.document);
  for (const documents of [here, specs.named, specs.found]) {
    const holders = documents.filter((document) => specs.operation(document, method, target) !== undefined);
    const [used] = documents === here ? holders : holders.toSorted((a, b) => (a.source < b.source ? -1 : 1));
    if (used === undefined) continue;
    if (documents !== here && holders.length > 1) tellAmbiguous(page, entry, holders, used, repeated);
    return specs.operation(used, method, target);
  }
  // It may well be in a spec that was not read.
  const [unread] = [...specs.remote, ...specs.unread];
  const isUnknown = unread !== undefined || inForce?.[field]?.isDamaged === true;
  if (isUnknown) return standIn(unread ?? unknownSpec, method, target).operation;
  const nearby = [here, specs.named, specs.found]
    .map((documents) => documents.filter((document) => document.kind === field))
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

function tellAmbiguous(
  page: PageFile,
  entry: NamedOperation,
  holders: readonly SpecDocument[],
  used: SpecDocument,
  repeated: EndpointLookup["repeated"],
): void {
  const names = holders.map((holder) => holder.source).toSorted();
  repeated.add(
    "operation-ambiguous",
    names.join("\n"),
    valueAt(page.file, `/${entry.field}`),
    { entry: nameOf(entry), specs: names, used: used.source },
    `${used.source} ${nameOf(entry)}`,
  );
}

function tellUnknown(
  page: PageFile,
  entry: NamedOperation,
  documents: readonly SpecDocument[],
  { report, doubtful }: Pick<EndpointLookup, "report" | "doubtful">,
): void {
  for (const document of documents) doubtful.add(document);
  const nearest = nearestOf(documents, entry.method, entry.target);
  const words = [entry.spec, nearest].filter((word) => word !== undefined);
  report(
    "endpoint-unknown",
    valueAt(page.file, `/${entry.field}`),
    { entry: nameOf(entry), specs: documents.map((document) => document.source), nearest },
    nearest === undefined ? {} : { suggestion: words.join(" ") },
  );
}

function nameOf({ method, target }: NamedOperation): string {
  return entryText(method, target);
}
