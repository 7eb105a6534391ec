// Reads a lock and refuses one that is broken. (D42)
import { toPagePath, type PagePath } from "../contract/page-path.ts";
import { isJsonObject, kindOfJson, type JsonObject, type JsonValue } from "../text/json-value.ts";
import { checkJson, JsonFault, objectAt } from "../text/checked-json.ts";
import { childPointer } from "../text/json-pointer.ts";
import { pathFolder } from "./operation-path.ts";

/** The paths of one spec's operations: by operation, then by directory. */
export type LockedOperations = ReadonlyMap<string, ReadonlyMap<string, PagePath>>;

/** All paths of a lock, by spec. */
export type LockedPaths = ReadonlyMap<string, LockedOperations>;

/** A lock, or what is wrong with it, in words. */
export type LockReading =
  | { readonly kind: "read"; readonly paths: LockedPaths }
  | { readonly kind: "broken"; readonly problem: string };

/** Reads a lock, as a string or as the object; if anything is wrong with it, the whole lock is not used. Never throws. */
export function readLock(lock: string | JsonObject): LockReading {
  if (typeof lock === "string" && lock.trim() === "") return { kind: "broken", problem: "it is empty" };
  const read = checkJson(typeof lock === "string" ? lock : JSON.stringify(lock), pathsOf);
  if (read.ok) return { kind: "read", paths: read.value };
  const where = typeof lock === "string" ? `in line ${read.line}, ` : "";
  return { kind: "broken", problem: where + read.problem };
}

function pathsOf(value: JsonValue | undefined): LockedPaths {
  const lock = objectAt(value, "", "a lock");
  if (lock["lockVersion"] !== 1) throw new JsonFault(`"lockVersion" is not 1`, "/lockVersion");
  const unknown = Object.keys(lock).find((name) => !["lockVersion", "operations"].includes(name));
  if (unknown !== undefined)
    throw new JsonFault(`there is a field "${unknown}", which navc does not know`, childPointer("", unknown), "key");
  return mapAt(lock["operations"], "/operations", `"operations"`, (spec, byOperation, pointer) =>
    mapAt(byOperation, pointer, `"${spec}"`, (operation, address, at) =>
      addresses(address, at, `"${operation}" of "${spec}"`),
    ),
  );
}

function addresses(address: JsonValue, pointer: string, what: string): ReadonlyMap<string, PagePath> {
  if (!isJsonObject(address)) return new Map([[pathFolder(undefined), pathAt(address, pointer, what)]]);
  return mapAt(address, pointer, what, (directory, path, at) => {
    if (pathFolder(directory) === directory) return pathAt(path, at, `${what} below "${directory}"`);
    throw new JsonFault(`${what} has the directory "${directory}", which is not a folder in lowercase`, at, "key");
  });
}

function pathAt(address: JsonValue, pointer: string, what: string): PagePath {
  if (typeof address !== "string")
    throw new JsonFault(`${what} must be an address, not ${kindOfJson(address)}`, pointer);
  const result = toPagePath(address);
  if (!result.ok) throw new JsonFault(`${what} is "${address}", which can't be an address: ${result.reason}`, pointer);
  if (`/${result.path}` !== address) throw new JsonFault(`${what} is "${address}"; write "/${result.path}"`, pointer);
  return result.path;
}

function mapAt<Value>(
  value: JsonValue | undefined,
  pointer: string,
  what: string,
  valueFor: (key: string, value: JsonValue, pointer: string) => Value,
): ReadonlyMap<string, Value> {
  const entries = Object.entries(objectAt(value, pointer, what));
  return new Map(entries.map(([key, held]) => [key, valueFor(key, held, childPointer(pointer, key))]));
}

/** The file that `navc compile --lock` keeps between two runs. */
export interface LockFile {
  /** The version of this format. */
  readonly lockVersion: 1;
  /** By spec, then by operation (`GET /users`). */
  readonly operations: { readonly [spec: string]: { readonly [operation: string]: LockedAddress } };
}

/** The address without `basePath`, if it is below the default directory; otherwise one address for each directory. */
export type LockedAddress = string | { readonly [directory: string]: string };

/** A lock to start with. */
export const emptyLock: LockFile = { lockVersion: 1, operations: {} };

/** The name of a lock in messages: its path is not known if it is given as a string. */
export const lockName = "navc.lock.json";
