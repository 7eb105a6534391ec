// The paths that the operations of one spec get among themselves. (D8)
import { routeOf } from "../contract/page-path.ts";
import type { UrlScheme } from "../contract/dialect.ts";
import type { Operation, SpecDocument } from "../specs/spec-catalog.ts";
import { ownPath, operationPath, pathBelow, pathFolder, joined } from "./operation-path.ts";

/** The paths of one document's operations. */
export interface DocumentPaths {
  readonly pathOf: (operation: Operation, directory: string | undefined) => string;
  /** The number that an operation got; undefined for one that has its path alone. */
  readonly numberOf: (operation: Operation) => PathNumber | undefined;
}

/** What makes the path of an operation differ from that of an earlier one of its document. */
export interface PathNumber {
  /** As it is written: `-1`. */
  readonly number: string;
  /** The operation that has the path without a number. */
  readonly earlier: Operation;
}

/** How paths are made, and which operations need none because a lock has one for them. */
export interface DocumentPathRules {
  readonly urls: UrlScheme;
  readonly isLocked: (operation: Operation) => boolean;
}

/**
 * Numbers the operations of a document that want one path: all of them, listed or not, so that listing one more moves no
 * other. Once per document: a large one may be used below a thousand directories.
 */
export function documentPaths({ operations }: SpecDocument, { urls, isLocked }: DocumentPathRules): DocumentPaths {
  const numbers = new Map<Operation, PathNumber>();
  const open = operations.filter((operation) => !operation.excluded && !isLocked(operation));
  const own = distinctPaths(open, ownPath, numbers);
  const below = distinctPaths(
    open.filter((operation) => !own.has(operation)),
    (operation) => pathBelow(operation, urls),
    numbers,
  );
  return {
    pathOf: (operation, directory) => {
      const path = below.get(operation);
      if (path !== undefined) return joined(pathFolder(directory), path);
      return own.get(operation) ?? operationPath(operation, directory, urls);
    },
    numberOf: (operation) => numbers.get(operation),
  };
}

function distinctPaths(
  operations: readonly Operation[],
  plainPath: (operation: Operation) => string | undefined,
  numbers: Map<Operation, PathNumber>,
): ReadonlyMap<Operation, string> {
  const taken = new Map<string, Operation>();
  const paths = new Map<Operation, string>();
  const freePath = numberedPaths();
  for (const operation of operations) {
    const plain = plainPath(operation);
    if (plain === undefined) continue;
    const path = freePath(plain, (candidate) => taken.has(routeOf(candidate)));
    if (path !== plain)
      numbers.set(operation, { number: path.slice(plain.length), earlier: taken.get(routeOf(plain))! });
    taken.set(routeOf(path), operation);
    paths.set(operation, path);
  }
  return paths;
}

/** Finds free paths: the wanted one, else with `-1`, `-2`… behind it. Remembers the last number, so many equal ones stay cheap. */
export function numberedPaths(): (wanted: string, isTaken: (path: string) => boolean) => string {
  const last = new Map<string, number>();
  return (wanted, isTaken) => {
    if (!isTaken(wanted)) return wanted;
    let number = last.get(wanted) ?? 0;
    do number += 1;
    while (isTaken(`${wanted}-${number}`));
    last.set(wanted, number);
    return `${wanted}-${number}`;
  };
}
