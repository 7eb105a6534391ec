// Which operation did the writer of an endpoint entry mean?
import { entryText } from "../contract/endpoint-entry.ts";
import { nearest } from "../text/nearest.ts";
import { entryMethod, withoutSlash } from "./find-operation.ts";
import type { Operation, SpecDocument } from "./spec-catalog.ts";

// A hint is a favour: many wrong entries against a large spec, or endless ones, get none.
const mostComparisons = 2_000_000;
const longest = 300;
const compared = new WeakMap<SpecDocument, number>();

/** `GET /users`, as an entry names it: the same path in other case or with another method, else the nearest path of the method, else a path of another method but for one letter. */
export function nearestOperation(document: SpecDocument, method: string, target: string): string | undefined {
  const work = (compared.get(document) ?? 0) + document.operations.length;
  compared.set(document, work);
  if (work > mostComparisons || target.length > longest) return undefined;
  const offered = document.operations.filter(({ excluded }) => !excluded);
  const samePath = offered.filter((operation) => folded(operation.target) === folded(target));
  const likely = [method, alike.get(method)].map((one) => samePath.find((operation) => entryMethod(operation) === one));
  const likeliest = likely.find((operation) => operation !== undefined) ?? samePath[0];
  if (likeliest !== undefined) return entryOf(likeliest);
  const path = nearest(
    target,
    offered.filter((operation) => entryMethod(operation) === method).map((operation) => operation.target),
  );
  if (path !== undefined) return entryText(method, path);
  // With another method it takes less to be another operation.
  const other = nearest(
    target,
    offered.map((operation) => operation.target),
    1,
  );
  const holder = offered.find((operation) => operation.target === other);
  return holder && entryOf(holder);
}

// Both change what is there.
const alike: ReadonlyMap<string, string> = new Map(Object.entries({ PUT: "PATCH", PATCH: "PUT" }));

/** A path as far as it is told apart from others at a glance. */
function folded(target: string): string {
  return withoutSlash(target).toLowerCase();
}

function entryOf(operation: Operation): string {
  return entryText(entryMethod(operation), operation.target);
}
