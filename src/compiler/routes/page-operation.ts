// Finds the operation that a page names with `openapi` or `asyncapi` in its front matter. (D10)
import type { Inherited } from "../bind/bound-tree.ts";
import { ownMethods } from "../specs/find-operation.ts";
import { operationEntry, type OperationEntry } from "../pages/operation-entry.ts";
import type { PageFile } from "../pages/page-catalog.ts";
import {
  type Operation,
  type SpecCatalog,
  type SpecDocument,
  unknownSpec,
  unresolvedOperation,
  type NamedOperation,
  type UnreadOperation,
} from "../specs/spec-catalog.ts";
import { perObject } from "../text/per-object.ts";
import { documentsOfUses, usesInForce } from "./spec-uses.ts";

/** What was found for the operation in the front matter of a page. */
export type RoutedOperation =
  /** `among`: all specs that have it, by path, if it is not clear which one is meant. */
  | {
      readonly kind: "found";
      readonly entry: OperationEntry;
      readonly operation: Operation;
      readonly among: readonly SpecDocument[];
    }
  /** Its spec could not be read, or it may be in an unread spec. */
  | { readonly kind: "unresolved"; readonly entry: OperationEntry; readonly operation: UnreadOperation }
  /** None of the documents has it. */
  | { readonly kind: "unknown"; readonly entry: OperationEntry; readonly documents: readonly SpecDocument[] }
  /** The docs folder has no document of this kind. */
  | { readonly kind: "without-spec"; readonly entry: OperationEntry }
  /** Its method is not valid. It may mean an operation of these documents in force, or of any other named document. */
  | {
      readonly kind: "unknown-method";
      readonly entry: OperationEntry;
      readonly documents: readonly SpecDocument[];
    };

/** What was found for the operation in the front matter of a page; undefined if it names none. */
export function pageOperation(
  page: PageFile,
  inForce: Inherited | undefined,
  specs: SpecCatalog,
): RoutedOperation | undefined {
  const entry = operationEntry(page.frontMatter);
  if (entry === undefined) return undefined;
  if (entry.methodKind === "none") {
    const documents = documentsOfUses(usesInForce(inForce?.[entry.field], specs));
    return { kind: "unknown-method", entry, documents };
  }
  if (entry.spec === undefined) return operationInAnySpec(entry, inForce, specs);
  const { method, target } = entry;
  const state = specs.resolve({ word: entry.spec, file: page.file, kind: entry.field });
  // A spec that can't be read was reported where its word is first written.
  if (state.kind !== "read")
    return { kind: "unresolved", entry, operation: unresolvedOperation(state.source, method, target) };
  const operation = specs.operation(state.document, method, target);
  if (operation === undefined) return unknown(entry, [state.document]);
  return { kind: "found", entry, operation, among: [] };
}

/** The result for front matter that names an operation which the page shows. */
export type ShownOperation = Extract<RoutedOperation, { readonly operation: NamedOperation }>;

/** The operation that a page shows; undefined if it shows none. */
export function shownOperation(named: RoutedOperation | undefined): ShownOperation | undefined {
  return named !== undefined && "operation" in named ? named : undefined;
}

/** Specs in force come first, then specs that docs.json or front matter names, then all others. */
function operationInAnySpec(
  entry: OperationEntry,
  inForce: Inherited | undefined,
  specs: SpecCatalog,
): RoutedOperation {
  const { field, method, target } = entry;
  const documentsInForce = documentsOfUses(usesInForce(inForce?.[field], specs));
  for (const documents of [documentsInForce, specs.named, specs.found]) {
    const holders = specs.holders(documents, method, target);
    const [used] = documents === documentsInForce ? holders : bySource(holders);
    const operation = used && specs.operation(used, method, target);
    if (operation === undefined) continue;
    const isAmbiguous = documents !== documentsInForce && holders.length > 1;
    return { kind: "found", entry, operation, among: isAmbiguous ? bySource(holders) : [] };
  }
  // It may well be in a spec that was not read.
  const unread = specs.remote[0] ?? specs.unread[0];
  if (unread !== undefined || inForce?.[field]?.isDamaged === true)
    return { kind: "unresolved", entry, operation: unresolvedOperation(unread ?? unknownSpec, method, target) };
  const nearby = [documentsInForce, specs.named, specs.found]
    .map((documents) => documentsOfKind(documents)[field])
    .find((documents) => documents.length > 0);
  if (nearby === undefined && entry.methodKind === "fixed") return { kind: "without-spec", entry };
  return unknown(entry, nearby ?? []);
}

/** A custom method that no document has is not a method. */
function unknown(entry: OperationEntry, documents: readonly SpecDocument[]): RoutedOperation {
  const isMethod = entry.methodKind === "fixed" || ownMethods(documents).has(entry.method);
  return { kind: isMethod ? "unknown" : "unknown-method", entry, documents };
}

// Many pages ask for the same lists.
const bySource = perObject((documents: readonly SpecDocument[]) =>
  documents.toSorted((a, b) => (a.source < b.source ? -1 : 1)),
);

const documentsOfKind = perObject((documents: readonly SpecDocument[]) => ({
  openapi: documents.filter(({ kind }) => kind === "openapi"),
  asyncapi: documents.filter(({ kind }) => kind === "asyncapi"),
}));
