// Which paths do the operations of one spec get among themselves? (D8)
import type { Operation, SpecDocument } from "../specs/spec-catalog.ts";
import { numberedPaths } from "./numbered-paths.ts";
import { operationPath } from "./operation-path.ts";
import type { SpecUse } from "./spec-uses.ts";

/** The paths of one document's operations below one directory. */
export interface PathsWithin {
  readonly paths: ReadonlyMap<Operation, string>;
  /** Operations whose plain path an earlier one of the same document has. */
  readonly moved: ReadonlySet<Operation>;
}

/** Gives a path to every operation with a page, listed or not: so listing one more moves no other. */
export function pathsWithin({ document, directory }: SpecUse): PathsWithin {
  const taken = new Set<string>();
  const paths = new Map<Operation, string>();
  const moved = new Set<Operation>();
  const free = numberedPaths();
  for (const operation of document.operations) {
    if (operation.excluded) continue;
    const plain = operationPath(operation, directory);
    const path = free(plain, (candidate) => taken.has(candidate));
    if (path !== plain) moved.add(operation);
    taken.add(path);
    paths.set(operation, path);
  }
  return { paths, moved };
}

/** Identifies a document below a directory. */
export function useName({
  document,
  directory,
}: {
  readonly document: SpecDocument;
  readonly directory: string | undefined;
}): string {
  return `${document.kind} ${document.source}\n${directory ?? ""}`;
}
