// Which bytes does a file of the disk hold? Reads regular files only, and never waits for one.
import { closeSync, constants, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import { lookUp } from "./folders.ts";

// O_NONBLOCK: opening a FIFO returns at once. O_NOFOLLOW: a link put in place of the file meanwhile is refused.
// Windows has neither, and neither danger.
const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);

/** The whole file as text; undefined when it can't be read or is no regular file. */
export function readWhole(real: string): string | undefined {
  return withFile(real, (file) => (fstatSync(file).isFile() ? readFileSync(file, "utf8") : undefined));
}

/** A reader of heads (see `Host.readHead`) with a buffer of its own, for paths known to be regular files. */
export function headReader(): (real: string, bytes: number) => string | undefined {
  let buffer = Buffer.allocUnsafeSlow(4096);
  return (real, bytes) => {
    // A character may reach three bytes beyond the limit.
    if (buffer.length < bytes + 3) buffer = Buffer.allocUnsafeSlow(bytes + 3);
    const length = withFile(real, (file) => fill(file, buffer, bytes + 3));
    return length === undefined ? undefined : buffer.toString("utf8", 0, characterEnd(buffer, bytes, length));
  };
}

function withFile<Result>(real: string, use: (file: number) => Result): Result | undefined {
  return lookUp(() => {
    const file = openSync(real, flags);
    try {
      return use(file);
    } finally {
      closeSync(file);
    }
  });
}

/** Reads until `most` bytes or the end of the file; some file systems give less at a time. */
function fill(file: number, buffer: Buffer, most: number): number {
  let length = 0;
  while (length < most) {
    const got = readSync(file, buffer, length, most - length, null);
    if (got === 0) break;
    length += got;
  }
  return length;
}

/** The first end of a character at or after `from`. */
export function characterEnd(buffer: Buffer, from: number, length: number): number {
  let end = Math.min(from, length);
  while (end < length && (buffer[end]! & 0xc0) === 0x80) end += 1;
  return end;
}
