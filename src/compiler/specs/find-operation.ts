// Finds the operation of a document by its method and path (D7).
import { httpMethodOf } from "../contract/http-methods.ts";
import { madeOnce, perObject } from "../text/per-object.ts";
import type { Operation, SpecDocument } from "./spec-catalog.ts";

interface OperationIndex {
  readonly exact: ReadonlyMap<string, Operation>;
  /** By address (channels), then without the trailing slash; used if nothing matches exactly. */
  readonly loose: ReadonlyMap<string, Operation>;
}

/** The operation whose path is the same, else the same without one trailing slash; `WEBHOOK` and a name for a webhook, `""` and a key or address for a channel. */
export function findOperation(document: SpecDocument, method: string, target: string): Operation | undefined {
  const index = indexOf(document);
  return index.exact.get(`${method} ${target}`) ?? index.loose.get(`${method} ${withoutSlash(target)}`);
}

/** Finds the holders whose document has an operation, in their order. */
export type FindHolders<Holder> = (method: string, target: string) => readonly Holder[];

// Most lists are short, and there may be many of them that name one large document.
const fewHolders = 8;

/** A look-up of the holders whose document has an operation, as `findOperation` finds it. */
export function holdersOf<Holder>(
  holders: readonly Holder[],
  documentOf: (holder: Holder) => SpecDocument,
): FindHolders<Holder> {
  if (holders.length <= fewHolders)
    return (method, target) =>
      holders.filter((holder) => findOperation(documentOf(holder), method, target) !== undefined);
  const byName = new Map<string, Holder[]>();
  for (const holder of holders) {
    // Whatever a document has exactly, it has without a slash at the end, too.
    for (const name of indexOf(documentOf(holder)).loose.keys())
      madeOnce(byName, name, (): Holder[] => []).push(holder);
  }
  return (method, target) => byName.get(`${method} ${withoutSlash(target)}`) ?? [];
}

/** The documents that have an operation, in their order. */
export function documentsWith(
  documents: readonly SpecDocument[],
  method: string,
  target: string,
): readonly SpecDocument[] {
  return documentsByName(documents)(method, target);
}

const documentsByName = perObject((documents: readonly SpecDocument[]) => holdersOf(documents, (document) => document));

/** The methods of some documents that no path item has a field for, as written; the same documents get the same set. */
export function ownMethods(documents: readonly SpecDocument[]): ReadonlySet<string> {
  const [only] = documents;
  return only !== undefined && documents.length === 1 ? ownMethodsOf(only) : ownMethodsOfAll(documents);
}

const ownMethodsOfAll = perObject(
  (documents: readonly SpecDocument[]): ReadonlySet<string> =>
    new Set(documents.flatMap((document) => [...ownMethodsOf(document)])),
);

const ownMethodsOf = perObject(({ operations }: SpecDocument): ReadonlySet<string> => {
  const methods = new Set<string>();
  for (const { kind, method } of operations)
    if (kind === "path" && httpMethodOf(method) === undefined) methods.add(method);
  return methods;
});

/** The method by which an entry names an operation: its own, `WEBHOOK`, or `""` for a channel. */
export function entryMethod({ kind, method }: Pick<Operation, "kind" | "method">): string {
  return kind === "webhook" ? "WEBHOOK" : method;
}

const indexOf = perObject((document: SpecDocument): OperationIndex => {
  const exact = new Map<string, Operation>();
  const loose = new Map<string, Operation>();
  for (const operation of document.operations) {
    addFirst(exact, `${entryMethod(operation)} ${operation.target}`, operation);
    if (operation.address !== undefined)
      addFirst(loose, `${entryMethod(operation)} ${withoutSlash(operation.address)}`, operation);
  }
  for (const operation of document.operations)
    addFirst(loose, `${entryMethod(operation)} ${withoutSlash(operation.target)}`, operation);
  return { exact, loose };
});

function addFirst(map: Map<string, Operation>, key: string, operation: Operation): void {
  if (!map.has(key)) map.set(key, operation);
}

/** A path without one trailing slash; "/" stays. */
export function withoutSlash(target: string): string {
  return target.length > 1 && target.endsWith("/") ? target.slice(0, -1) : target;
}

/** `GET /users`, `WEBHOOK name`, `CHANNEL name`: the same for one endpoint in all editions (D26 b). */
export function operationKey({ kind, method, target }: Pick<Operation, "kind" | "method" | "target">): string {
  if (kind === "path") return `${method} ${target}`;
  return `${kind.toUpperCase()} ${target}`;
}
