// Which paths do the operations of one spec get among themselves? (D8)
import type { UrlScheme } from "../contract/url-scheme.ts";
import type { Operation, SpecDocument } from "../specs/spec-catalog.ts";
import { numberedPaths } from "./numbered-paths.ts";
import { joined, ownPath, pathBelow, pathFolder } from "./operation-path.ts";
import { routeOf } from "./route-of.ts";

/** The paths of one document's operations. */
export interface PathsWithin {
  readonly pathOf: (operation: Operation, directory: string | undefined) => string;
  /** The same without a number. */
  readonly plainPathOf: (operation: Operation, directory: string | undefined) => string;
  /** Whether an earlier operation of the document has the plain path of this one. */
  readonly isMoved: (operation: Operation) => boolean;
}

/** How paths are made, and which operations want none of their own because a lock keeps them another. */
export interface WithinRules {
  readonly urls: UrlScheme;
  readonly isKept: (operation: Operation) => boolean;
}

/**
 * Numbers the operations of a document that want one path: all of them, listed or not, so that listing one more moves no
 * other. Once a document: a large one may be used below a thousand directories.
 */
export function pathsWithin({ operations }: SpecDocument, { urls, isKept }: WithinRules): PathsWithin {
  const moved = new Set<Operation>();
  const unkept = operations.filter((operation) => !isKept(operation));
  const own = distinctPaths(unkept, ownPath, moved);
  const belowDirectory = (operation: Operation): string | undefined =>
    own.has(operation) ? undefined : pathBelow(operation, urls);
  const below = distinctPaths(unkept, belowDirectory, moved);
  const plainPathOf: PathsWithin["plainPathOf"] = (operation, directory) =>
    ownPath(operation) ?? joined(pathFolder(directory), pathBelow(operation, urls));
  return {
    plainPathOf,
    pathOf: (operation, directory) => {
      const numbered = below.get(operation);
      const path = numbered === undefined ? undefined : joined(pathFolder(directory), numbered);
      return own.get(operation) ?? path ?? plainPathOf(operation, directory);
    },
    isMoved: (operation) => moved.has(operation),
  };
}

function distinctPaths(
  operations: readonly Operation[],
  plainPath: (operation: Operation) => string | undefined,
  moved: Set<Operation>,
): ReadonlyMap<Operation, string> {
  const taken = new Set<string>();
  const paths = new Map<Operation, string>();
  const free = numberedPaths();
  for (const operation of operations) {
    const plain = operation.excluded ? undefined : plainPath(operation);
    if (plain === undefined) continue;
    const path = free(plain, (candidate) => taken.has(routeOf(candidate)));
    taken.add(routeOf(path));
    if (path !== plain) moved.add(operation);
    paths.set(operation, path);
  }
  return paths;
}
