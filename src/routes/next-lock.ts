// What does the lock say after a compile? (D42)
import { toPagePath, type PagePath } from "../contract/page-path.ts";
import type { LockedAddress, LockFile } from "./lock-file.ts";
import { lockKey } from "./lock-key.ts";
import { pathFolder } from "./operation-path.ts";
import type { PlannedSlot } from "./plan-routes.ts";
import type { LockedPaths } from "./read-lock.ts";

/** The lock with the paths of this compile. What is gone stays in it; what was not read does not come in. Keys are sorted. */
export function nextLock(before: LockedPaths, planned: readonly PlannedSlot[]): LockFile {
  const paths = copyOf(before);
  for (const { slot, path } of planned) {
    const { operation, directory } = slot;
    // Nothing is known of an operation whose spec was not read, so its path is a guess (D9).
    if (operation.standIn === true || !isPagePath(path)) continue;
    const operations = madeIn(paths, operation.spec, () => new Map<string, Map<string, PagePath>>());
    madeIn(operations, lockKey(operation), () => new Map<string, PagePath>()).set(pathFolder(directory), path);
  }
  return { lockVersion: 1, operations: sorted(paths, (operations) => sorted(operations, addressOf)) };
}

// A path from `x-mint.href` can be anything; one that is no page path would be refused when the lock is read.
function isPagePath(path: string): path is PagePath {
  const result = toPagePath(path);
  return result.ok && result.path === path;
}

function copyOf(paths: LockedPaths): Map<string, Map<string, Map<string, PagePath>>> {
  const copy = new Map<string, Map<string, Map<string, PagePath>>>();
  for (const [spec, operations] of paths)
    copy.set(spec, new Map([...operations].map(([key, byDirectory]) => [key, new Map(byDirectory)])));
  return copy;
}

function madeIn<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

function addressOf(byDirectory: ReadonlyMap<string, PagePath>): LockedAddress {
  const usual = byDirectory.get(pathFolder(undefined));
  return usual !== undefined && byDirectory.size === 1 ? `/${usual}` : sorted(byDirectory, (path) => `/${path}`);
}

function sorted<Value, Text>(
  map: ReadonlyMap<string, Value>,
  valueFor: (value: Value) => Text,
): { readonly [key: string]: Text } {
  const entries = [...map].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, value]) => [key, valueFor(value)]));
}
