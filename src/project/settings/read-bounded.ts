// Reads the files that the user names, up to a limit.
import { closeSync, constants, fstatSync, openSync, readSync, statSync, type Stats } from "node:fs";
import { fileError, UsageError } from "./usage-error.ts";

/** The most bytes of a configuration, a baseline or a lock: more than any real file has. */
const mostBytes = 32 * 1024 * 1024;

/** The text of a file, a device or a pipe. Throws `UsageError` if it can't be read, or has more than `most` bytes: a device can be endless. */
export function readBounded(file: string, most: number): string {
  return withOpen(file, constants.O_RDONLY, (descriptor) => textOf(descriptor, file, most));
}

/** The text of a file, a device or a pipe; undefined if there is none. Throws like `readBounded`. */
export function readIfThere(file: string): string | undefined {
  return statOf(file) === undefined ? undefined : readBounded(file, mostBytes);
}

/** The text of a regular file; undefined for anything else, without waiting for it. Throws like `readBounded`. */
export function readIfFile(file: string): string | undefined {
  // O_NONBLOCK: a pipe that took the place of the file opens at once.
  const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
  if (statOf(file)?.isFile() !== true) return undefined;
  return withOpen(file, flags, (descriptor) =>
    fstatSync(descriptor).isFile() ? textOf(descriptor, file, mostBytes) : undefined,
  );
}

function statOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    throw fileError(file, error);
  }
}

function withOpen<Result>(file: string, flags: number, use: (descriptor: number) => Result): Result {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, flags);
    return use(descriptor);
  } catch (error) {
    throw error instanceof UsageError ? error : fileError(file, error);
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

function textOf(descriptor: number, file: string, most: number): string {
  const chunks: Buffer[] = [];
  for (let length = 0; length <= most;) {
    const chunk = Buffer.allocUnsafe(1024 * 1024);
    const read = readSync(descriptor, chunk);
    if (read === 0) return Buffer.concat(chunks).toString("utf8");
    length += read;
    chunks.push(chunk.subarray(0, read));
  }
  throw new UsageError(`${file} is larger than ${most / 1024 / 1024} MiB, and a file of that size is not read.`);
}
