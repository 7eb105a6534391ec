// Finds out what is at a path, without following links.
import { lstatSync, type BigIntStats } from "node:fs";
import { systemCode } from "./write-failure.ts";

/** The state of the file, folder or link at a path; undefined if there is nothing. */
export function entryAt(path: string): BigIntStats | undefined {
  try {
    return lstatSync(path, { bigint: true });
  } catch (error) {
    if (systemCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** The kind of an entry in messages: `a link`. */
export function kindOf(entry: BigIntStats): string {
  if (entry.isSymbolicLink()) return "a link";
  if (entry.isDirectory()) return "a folder";
  if (entry.isFIFO()) return "a pipe";
  if (entry.isSocket()) return "a socket";
  return entry.isFile() ? "a file" : "a device";
}

/** True for the same file or folder, even with another name. */
export function isSameEntry(one: BigIntStats, other: BigIntStats): boolean {
  return one.dev === other.dev && one.ino === other.ino;
}

/** True for the same file, if it has not been written between the two states. */
export function isUntouched(one: BigIntStats | undefined, other: BigIntStats | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return isSameEntry(one, other) && one.size === other.size && one.mtimeNs === other.mtimeNs;
}
