// Which operation of a document has this method and path? (D7)
import type { Operation, SpecDocument } from "./spec-catalog.ts";

interface OperationIndex {
  readonly exact: ReadonlyMap<string, Operation>;
  /** By address (channels), then without the trailing slash; asked when nothing fits exactly. */
  readonly loose: ReadonlyMap<string, Operation>;
}

const indexes = new WeakMap<SpecDocument, OperationIndex>();

/** The operation, its path compared exactly, else without one trailing slash; `WEBHOOK` and a name for a webhook, `""` and a key or address for a channel. */
export function findOperation(document: SpecDocument, method: string, target: string): Operation | undefined {
  const index = indexOf(document);
  return index.exact.get(`${method} ${target}`) ?? index.loose.get(`${method} ${withoutSlash(target)}`);
}

/** The method an entry names an operation with: its own, `WEBHOOK`, or `""` for a channel. */
export function entryMethod({ kind, method }: Operation): string {
  return kind === "webhook" ? "WEBHOOK" : method;
}

function indexOf(document: SpecDocument): OperationIndex {
  const known = indexes.get(document);
  if (known !== undefined) return known;
  const exact = new Map<string, Operation>();
  const loose = new Map<string, Operation>();
  for (const operation of document.operations) {
    addFirst(exact, `${entryMethod(operation)} ${operation.target}`, operation);
    if (operation.address !== undefined)
      addFirst(loose, `${entryMethod(operation)} ${withoutSlash(operation.address)}`, operation);
  }
  for (const operation of document.operations)
    addFirst(loose, `${entryMethod(operation)} ${withoutSlash(operation.target)}`, operation);
  const index = { exact, loose };
  indexes.set(document, index);
  return index;
}

function addFirst(map: Map<string, Operation>, key: string, operation: Operation): void {
  if (!map.has(key)) map.set(key, operation);
}

/** A path without one trailing slash; "/" stays. */
export function withoutSlash(target: string): string {
  return target.length > 1 && target.endsWith("/") ? target.slice(0, -1) : target;
}
