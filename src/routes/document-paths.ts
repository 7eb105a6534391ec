// The paths that the operations of one spec get among themselves. (D8)
import type { UrlScheme } from "../contract/dialect.ts";
import type { Operation, SpecDocument } from "../specs/spec-catalog.ts";
import { ownPath, operationPath, pathBelow, pathFolder, joined, routeOf } from "./operation-path.ts";

/** The paths of one document's operations. */
export interface DocumentPaths {
  readonly pathOf: (operation: Operation, directory: string | undefined) => string;
  /** Whether an earlier operation of the document has the path that this one would have without a number. */
  readonly isNumbered: (operation: Operation) => boolean;
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
  const numbered = new Set<Operation>();
  const open = operations.filter((operation) => !operation.excluded && !isLocked(operation));
  const own = distinctPaths(open, ownPath, numbered);
  const below = distinctPaths(
    open.filter((operation) => !own.has(operation)),
    (operation) => pathBelow(operation, urls),
    numbered,
  );
  return {
    pathOf: (operation, directory) => {
      const path = below.get(operation);
      if (path !== undefined) return joined(pathFolder(directory), path);
      return own.get(operation) ?? operationPath(operation, directory, urls);
    },
    isNumbered: (operation) => numbered.has(operation),
  };
}

function distinctPaths(
  operations: readonly Operation[],
  plainPath: (operation: Operation) => string | undefined,
  numbered: Set<Operation>,
): ReadonlyMap<Operation, string> {
  const taken = new Set<string>();
  const paths = new Map<Operation, string>();
  const freePath = numberedPaths();
  for (const operation of operations) {
    const plain = plainPath(operation);
    if (plain === undefined) continue;
    const path = freePath(plain, (candidate) => taken.has(routeOf(candidate)));
    taken.add(routeOf(path));
    if (path !== plain) numbered.add(operation);
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
