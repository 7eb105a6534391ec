// The lock file that a command reads and writes.
import { readFileSync } from "node:fs";
import { emptyLock, type LockFile } from "../routes/lock-file.ts";
import type { GivenLock } from "./run-compile.ts";
import { UsageError } from "./usage-error.ts";
import { writeResult } from "./write-result.ts";

/** The text of a lock file; undefined when there is none. Throws `UsageError` where it can't be read. */
export function readLockFile(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw new UsageError(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The lock of a command that only reads it; one that is not there yet keeps nothing. */
export function givenLock(file: string | undefined): GivenLock | undefined {
  return file === undefined ? undefined : { file, content: readLockFile(file) ?? emptyLock };
}

/** What a command that only reads a lock says of its option. */
export const lockOption = ["--lock <file>", "the addresses that generated pages keep; the file is only read"] as const;

/** Writes a lock whole or not at all. A file that says the same is left alone, so that nobody who watches it starts over. */
export async function writeLockFile(file: string, lock: LockFile, before: string | undefined): Promise<void> {
  const text = `${JSON.stringify(lock, null, 2)}\n`;
  if (text !== before) await writeResult(file, text);
}
