// Finds the operation that a wrong endpoint entry most likely means.
import { entryText } from "../contract/endpoint-entry.ts";
import { groupBy } from "../text/group-by.ts";
import { isSubsequence } from "../text/is-subsequence.ts";
import { perObject } from "../text/per-object.ts";
import type { HintBudget } from "./hint-budget.ts";
import { areSwapped, isSlip } from "./is-slip.ts";
import { nearest } from "../text/nearest.ts";

/** An operation as an entry names it: `method` in upper case, `WEBHOOK`, or `""` for a channel. */
export interface OperationWords {
  readonly method: string;
  readonly target: string;
}

/** The operations of one spec. */
export interface SpecOperations {
  /** The operations that no page shows: an entry hardly means one that already has a page. */
  readonly free: readonly OperationWords[];
  readonly all: readonly OperationWords[];
}

const longest = 300;

/**
 * `GET /users`, as an entry names it: the path in other case or with other parameter names; else a free operation with a method
 * that does the same; else the nearest free path of the method, whose segments all have to be similar, above all the last; else an
 * operation with one slip that has a page or such a method. What reads is never taken for what writes: it was removed.
 */
export function nearestOperation(
  operations: SpecOperations,
  { method, target }: OperationWords,
  budget: HintBudget,
): string | undefined {
  if (target.length > longest) return undefined;
  const samePath = byFoldedPath(operations.all).get(folded(target)) ?? [];
  const same = samePath.find((other) => other.method === method);
  if (same !== undefined) return nameOf(same);
  const free = byFoldedPath(operations.free).get(folded(target)) ?? [];
  const samePurpose = free.find((other) => areAlike(other.method, method));
  if (samePurpose !== undefined) return nameOf(samePurpose);
  // The path has other methods, so this one is gone: another path is no better answer.
  if (samePath.length > 0) return undefined;
  return budget.takeIn(operations.all) ? nearestIn(operations, method, target) : undefined;
}

function nearestIn({ free, all }: SpecOperations, method: string, target: string): string | undefined {
  const path = folded(target);
  const near = nearestAmong(
    path,
    free.filter((each) => each.method === method),
  );
  if (near !== undefined) return nameOf(near);
  const shown = nearestAmong(
    path,
    all.filter((each) => each.method === method),
    2,
  );
  if (shown !== undefined && isSlip(path, folded(shown.target))) return nameOf(shown);
  // Another method and more than one letter are two mistakes, and may well mean another operation.
  const samePurpose = free.filter((each) => areAlike(each.method, method));
  const other = nearestAmong(path, samePurpose, 1);
  return other && nameOf(other);
}

function nearestAmong(path: string, operations: readonly OperationWords[], most?: number): OperationWords | undefined {
  const likely = operations.filter((each) => isAlike(path, folded(each.target)));
  const found = nearest(
    path,
    likely.map(({ target }) => folded(target)),
    most,
  );
  return likely.find(({ target }) => folded(target) === found);
}

/** True if each segment differs in a few letters at most, or if one path has more folders and the same end. */
function isAlike(path: string, other: string): boolean {
  const [segments, others] = [path.split("/"), other.split("/")];
  if (segments.length === others.length)
    return segments.every((segment, index) => isSegmentAlike(segment, others[index]!));
  const [short, long] = segments.length < others.length ? [segments, others] : [others, segments];
  return short.at(-1) === long.at(-1) && isSubsequence(short, long);
}

function isSegmentAlike(segment: string, other: string): boolean {
  if (segment === other) return true;
  if (segment === parameter || other === parameter) return false;
  return nearest(segment, [other]) !== undefined || areSwapped(segment, other);
}

const byFoldedPath = perObject((operations: readonly OperationWords[]) =>
  groupBy(operations, ({ target }) => folded(target)),
);

/** Methods that do the same in other ways: they read a resource, or change one that is there. */
const alike: readonly ReadonlySet<string>[] = [new Set(["GET", "HEAD", "QUERY"]), new Set(["PUT", "PATCH"])];

function areAlike(one: string, other: string): boolean {
  return alike.some((methods) => methods.has(one) && methods.has(other));
}

const parameter = "{}";

/** A path without differences that are easily overlooked: its case, the names of its parameters, and a slash at its end. */
function folded(target: string): string {
  const path = target.length > 1 && target.endsWith("/") ? target.slice(0, -1) : target;
  return path.toLowerCase().replace(/\{[^{}/]*\}/g, parameter);
}

function nameOf({ method, target }: OperationWords): string {
  return entryText(method, target);
}
