// Finds the operation that a wrong endpoint entry most likely means.
import { entryText } from "../contract/endpoint-entry.ts";
import { groupBy } from "../text/group-by.ts";
import { perObject } from "../text/per-object.ts";
import type { HintBudget } from "./hint-budget.ts";
import { nearest } from "../text/nearest.ts";

/** An operation as an entry names it: `method` in upper case, `WEBHOOK`, or `""` for a channel. */
export interface NamedOperation {
  readonly method: string;
  readonly target: string;
}

const longest = 300;

/**
 * `GET /users`, as an entry names it: the same path in other case or with another method, else the nearest path of the
 * method, else a path of another method that differs in one letter. `operations` are those of one spec.
 */
export function nearestOperation(
  operations: readonly NamedOperation[],
  { method, target }: NamedOperation,
  budget: HintBudget,
): string | undefined {
  if (target.length > longest) return undefined;
  const samePath = byFoldedPath(operations).get(folded(target));
  if (samePath !== undefined) {
    const likely = [method, alike.get(method)].map((one) => samePath.find((other) => other.method === one));
    return nameOf(likely.find((operation) => operation !== undefined) ?? samePath[0]!);
  }
  return budget.takeIn(operations) ? nearestIn(operations, method, target) : undefined;
}

function nearestIn(operations: readonly NamedOperation[], method: string, target: string): string | undefined {
  const path = nearest(
    target,
    operations.filter((operation) => operation.method === method).map((operation) => operation.target),
  );
  if (path !== undefined) return entryText(method, path);
  // Another method and more than one letter are two mistakes, and may well mean another operation.
  const other = nearest(
    target,
    operations.map((operation) => operation.target),
    1,
  );
  const holder = operations.find((operation) => operation.target === other);
  return holder && nameOf(holder);
}

const byFoldedPath = perObject((operations: readonly NamedOperation[]) =>
  groupBy(operations, ({ target }) => folded(target)),
);

// Both change an existing resource.
const alike: ReadonlyMap<string, string> = new Map(Object.entries({ PUT: "PATCH", PATCH: "PUT" }));

/** A path without what is easily overlooked: its case, and a slash at its end. */
function folded(target: string): string {
  return (target.length > 1 && target.endsWith("/") ? target.slice(0, -1) : target).toLowerCase();
}

function nameOf({ method, target }: NamedOperation): string {
  return entryText(method, target);
}
