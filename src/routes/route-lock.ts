// Which path does a lock keep for an operation, and which for others? (D42)
import type { Operation } from "../specs/spec-catalog.ts";
import type { Slot } from "./gather-slots.ts";
import { lockKey } from "./lock-key.ts";
import { pathFolder } from "./operation-path.ts";
import type { LockedPaths } from "./read-lock.ts";
import { routeOf } from "./route-of.ts";

/** Names an operation, there or gone. */
export interface LockedOperation {
  readonly spec: string;
  /** As in the lock: `GET /users`. */
  readonly key: string;
}

/** A lock as planning asks it. */
export interface RouteLock {
  /** The path that an operation keeps; undefined for one that is new. */
  readonly pathOf: (slot: Slot) => string | undefined;
  /** Whether an operation has a path of its own in the lock, below whatever directory. */
  readonly has: (operation: Operation) => boolean;
  /** The other operation that a path is kept for. */
  readonly keeperOf: (path: string, slot: Slot) => LockedOperation | undefined;
}

/** A lock that keeps nothing. */
export const openLock: RouteLock = { pathOf: () => undefined, has: () => false, keeperOf: () => undefined };

/**
 * A lock for planning. Paths of operations that are gone are kept for their return; those of specs that the site does not
 * name any more are not, so that renaming a spec does not move its pages.
 */
export function routeLock(paths: LockedPaths, isOnSite: (spec: string) => boolean): RouteLock {
  const keepers = new Map<string, LockedOperation[]>();
  for (const [spec, operations] of paths) {
    if (!isOnSite(spec)) continue;
    for (const [key, byDirectory] of operations)
      for (const path of byDirectory.values()) {
        const known = keepers.get(routeOf(path));
        if (known === undefined) keepers.set(routeOf(path), [{ spec, key }]);
        else known.push({ spec, key });
      }
  }
  const entryOf = (operation: Operation): ReadonlyMap<string, string> | undefined =>
    paths.get(operation.spec)?.get(lockKey(operation));
  return {
    pathOf: ({ operation, directory }) => entryOf(operation)?.get(pathFolder(directory)),
    has: (operation) => entryOf(operation) !== undefined,
    keeperOf: (path, { operation }) => {
      const known = keepers.get(routeOf(path)) ?? [];
      const key = lockKey(operation);
      return known.some((keeper) => keeper.spec === operation.spec && keeper.key === key) ? undefined : known[0];
    },
  };
}
