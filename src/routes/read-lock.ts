// Reads a lock and refuses one that is broken. (D42)
import { toPagePath, type PagePath } from "../contract/page-path.ts";
import { isJsonObject, kindOfJson, type JsonObject, type JsonValue } from "../text/json-value.ts";
import { parseJson } from "../text/json-text.ts";
import { pathFolder } from "./operation-path.ts";

/** The paths of one spec's operations: by operation, then by directory. */
export type LockedOperations = ReadonlyMap<string, ReadonlyMap<string, PagePath>>;

/** All paths of a lock, by spec. */
export type LockedPaths = ReadonlyMap<string, LockedOperations>;

/** A lock, or what is wrong with it in words. */
export type LockReading =
  | { readonly kind: "read"; readonly paths: LockedPaths }
  | { readonly kind: "broken"; readonly problem: string };

// A lock has four levels; what nests deeper is cut there, and is a wrong value.
const depth = 6;

/** Reads a lock, as a string or as the object; the first thing wrong with it makes the whole unusable. Never throws. */
export function readLock(lock: string | JsonObject): LockReading {
  try {
    return { kind: "read", paths: pathsOf(typeof lock === "string" ? valueOf(lock) : lock) };
  } catch (error) {
    if (error instanceof LockProblem) return { kind: "broken", problem: error.message };
    throw error;
  }
}

/** Ends a reading at the first fault; never thrown out of this file. */
class LockProblem extends Error {}

function valueOf(text: string): JsonValue | undefined {
  const { value, problems } = parseJson(text, { depth });
  if (text.trim() === "") throw new LockProblem("it is empty");
  if (problems.length > 0) throw new LockProblem(`it is not JSON (${problems[0]!.problem})`);
  return value;
}

function pathsOf(value: JsonValue | undefined): LockedPaths {
  const lock = objectAt(value, "it");
  const { lockVersion, operations } = lock;
  if (lockVersion !== 1) throw new LockProblem(`its "lockVersion" is not 1`);
  const unknown = Object.keys(lock).find((name) => !["lockVersion", "operations"].includes(name));
  if (unknown !== undefined) throw new LockProblem(`it has a field "${unknown}", which navc does not know`);
  return mapOf(objectAt(operations, `"operations"`), (spec, byOperation) =>
    mapOf(objectAt(byOperation, `"${spec}"`), (operation, address) =>
      addresses(address, `"${operation}" of "${spec}"`),
    ),
  );
}

function addresses(address: JsonValue, what: string): ReadonlyMap<string, PagePath> {
  if (typeof address === "string") return new Map([[pathFolder(undefined), pathAt(address, what)]]);
  if (!isJsonObject(address)) throw new LockProblem(`${what} is ${kindOfJson(address)}, and not an address`);
  return mapOf(address, (directory, path) => {
    if (pathFolder(directory) !== directory)
      throw new LockProblem(`${what} has the directory "${directory}", which is not a folder in lowercase`);
    return pathAt(path, `${what} below "${directory}"`);
  });
}

function pathAt(address: JsonValue, what: string): PagePath {
  if (typeof address !== "string") throw new LockProblem(`${what} is ${kindOfJson(address)}, and not an address`);
  const result = toPagePath(address);
  if (!result.ok) throw new LockProblem(`${what} is "${address}", which can't be an address: ${result.reason}`);
  if (`/${result.path}` !== address) throw new LockProblem(`${what} is "${address}"; write "/${result.path}"`);
  return result.path;
}

function objectAt(value: JsonValue | undefined, what: string): JsonObject {
  if (!isJsonObject(value)) throw new LockProblem(`${what} is ${kindOfJson(value)}, and not an object`);
  return value;
}

function mapOf<Value>(
  object: JsonObject,
  valueFor: (key: string, value: JsonValue) => Value,
): ReadonlyMap<string, Value> {
  return new Map(Object.entries(object).map(([key, value]) => [key, valueFor(key, value)]));
}
