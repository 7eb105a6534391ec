// Which operation did the writer of an endpoint entry mean?
import { nearest } from "../text/nearest.ts";
import { entryMethod, withoutSlash } from "./find-operation.ts";
import type { Operation, SpecDocument } from "./spec-catalog.ts";

// A hint is a favour: many wrong entries against a large spec, or endless ones, get none.
const mostComparisons = 2_000_000;
const longest = 300;
const compared = new WeakMap<SpecDocument, number>();

/** `GET /users`, as an entry names it: another method of the same path, else the nearest path of the method, else the nearest of all. */
export function nearestOperation(document: SpecDocument, method: string, target: string): string | undefined {
  const work = (compared.get(document) ?? 0) + document.operations.length;
  compared.set(document, work);
  if (work > mostComparisons || target.length > longest) return undefined;
  const offered = document.operations.filter(({ excluded }) => !excluded);
  const samePath = offered.find((operation) => withoutSlash(operation.target) === withoutSlash(target));
  if (samePath !== undefined) return entryOf(samePath);
  const path = nearest(
    target,
    offered.filter((operation) => entryMethod(operation) === method).map((operation) => operation.target),
  );
  if (path !== undefined) return `${method} ${path}`.trim();
  return nearest(`${method} ${target}`, offered.map(entryOf));
}

function entryOf(operation: Operation): string {
  return `${entryMethod(operation)} ${operation.target}`.trim();
}
