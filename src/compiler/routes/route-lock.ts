// Uses a lock: which paths it keeps for a compile, and what it contains afterwards. (D42)
import { routeOf, type PagePath } from "../contract/page-path.ts";
import { operationKey } from "../specs/find-operation.ts";
import { type SpecCatalog, isUnresolvedOperation, type NamedOperation } from "../specs/spec-catalog.ts";
import type { LockedAddress, LockFile, LockedPaths } from "./read-lock.ts";
import { isPagePath, pathFolder } from "./operation-path.ts";

/** Names an operation, whether its spec still has it or not. */
export interface LockedOperation {
  readonly spec: string;
  /** As in the lock: `GET /users`. */
  readonly key: string;
}

/** An operation, and the directory of its page. */
interface OperationBelow {
  readonly operation: NamedOperation;
  readonly directory: string | undefined;
}

/** The look-ups in a lock that planning needs. */
export interface RouteLock {
  /** The path that the lock keeps for an operation; undefined for a new one. */
  readonly pathOf: (slot: OperationBelow) => string | undefined;
  /** Whether an operation has a path of its own in the lock, below any directory. */
  readonly has: (operation: NamedOperation) => boolean;
  /** The other operation for which a path is kept. */
  readonly keeperOf: (path: string, slot: OperationBelow) => LockedOperation | undefined;
}

/** A lock that keeps nothing. */
export const openLock: RouteLock = { pathOf: () => undefined, has: () => false, keeperOf: () => undefined };

/**
 * The lock for planning. Paths of removed operations are kept in case they return. Paths of specs that the site no longer names
 * are not kept, so that renaming a spec does not move its pages.
 */
export function routeLock(paths: LockedPaths, specs: SpecCatalog): RouteLock {
  const read = [...specs.named, ...specs.found].map(({ source }) => source);
  const onSite = new Set([...read, ...specs.remote, ...specs.unread]);
  const keepers = new Map<string, LockedOperation[]>();
  for (const [spec, operations] of paths) {
    if (!onSite.has(spec)) continue;
    for (const [key, byDirectory] of operations)
      for (const path of byDirectory.values()) {
        const known = keepers.get(routeOf(path));
        if (known === undefined) keepers.set(routeOf(path), [{ spec, key }]);
        else known.push({ spec, key });
      }
  }
  const entryOf = (operation: NamedOperation): ReadonlyMap<string, string> | undefined =>
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

/** The name of an operation in a lock. It depends only on the operation, so that no other one can get it. */
export function lockKey(operation: NamedOperation): string {
  const { kind, method } = operation;
  const key = operationKey(operation);
  // Two webhooks can have one name when they are sent with different methods; nearly all are sent with POST.
  return kind === "webhook" && method !== "POST" && !isUnresolvedOperation(operation) ? `${key} (${method})` : key;
}

/** A path of the plan, and its operation. */
interface PlannedPath {
  readonly slot: OperationBelow;
  readonly path: string;
}

/** The lock with the paths of a compile. Removed operations stay in it; operations of unread specs are not added. Keys are sorted. */
export function nextLock(before: LockedPaths, planned: readonly PlannedPath[]): LockFile {
  const paths = copyOf(before);
  for (const { slot, path } of planned) {
    const { operation, directory } = slot;
    // Nothing is known of an operation whose spec was not read, so its path is a guess (D9).
    if (isUnresolvedOperation(operation) || !isPagePath(path)) continue;
    const operations = entryIn(paths, operation.spec, () => new Map<string, Map<string, PagePath>>());
    entryIn(operations, lockKey(operation), () => new Map<string, PagePath>()).set(pathFolder(directory), path);
  }
  return { lockVersion: 1, operations: sorted(paths, (operations) => sorted(operations, addressOf)) };
}

function copyOf(paths: LockedPaths): Map<string, Map<string, Map<string, PagePath>>> {
  const copy = new Map<string, Map<string, Map<string, PagePath>>>();
  for (const [spec, operations] of paths)
    copy.set(spec, new Map([...operations].map(([key, byDirectory]) => [key, new Map(byDirectory)])));
  return copy;
}

function entryIn<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

function addressOf(byDirectory: ReadonlyMap<string, PagePath>): LockedAddress {
  const path = byDirectory.get(pathFolder(undefined));
  return path !== undefined && byDirectory.size === 1 ? `/${path}` : sorted(byDirectory, (other) => `/${other}`);
}

function sorted<Value, Sorted>(
  map: ReadonlyMap<string, Value>,
  valueFor: (value: Value) => Sorted,
): { readonly [key: string]: Sorted } {
  const entries = [...map].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, value]) => [key, valueFor(value)]));
}
