// Which operation did the writer of an endpoint entry mean?
import { entryText } from "../contract/endpoint-entry.ts";
import { groupBy } from "../text/group-by.ts";
import { nearest } from "../text/nearest.ts";
import { perObject } from "../text/per-object.ts";
import { entryMethod, withoutSlash } from "./find-operation.ts";
import type { Operation, SpecDocument } from "./spec-catalog.ts";

// Each search compares a path with all of the document: who misses more has made one mistake, not a hundred slips.
const searchesAtMost = 100;
const longest = 300;

interface Offer {
  readonly operations: readonly Operation[];
  readonly byFolded: ReadonlyMap<string, readonly Operation[]>;
  searches: number;
}

const offerOf = perObject((document: SpecDocument): Offer => {
  const operations = document.operations.filter(({ excluded }) => !excluded);
  return { operations, byFolded: groupBy(operations, ({ target }) => folded(target)), searches: 0 };
});

/** `GET /users`, as an entry names it: the same path in other case or with another method, else (for the first hundred) the nearest path of the method, else a path of another method but for one letter. */
export function nearestOperation(document: SpecDocument, method: string, target: string): string | undefined {
  if (target.length > longest) return undefined;
  const offer = offerOf(document);
  const samePath = offer.byFolded.get(folded(target));
  if (samePath !== undefined) {
    const likely = [method, alike.get(method)].map((one) => samePath.find((other) => entryMethod(other) === one));
    return entryOf(likely.find((operation) => operation !== undefined) ?? samePath[0]!);
  }
  offer.searches += 1;
  return offer.searches > searchesAtMost ? undefined : nearestIn(offer.operations, method, target);
}

function nearestIn(offered: readonly Operation[], method: string, target: string): string | undefined {
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
