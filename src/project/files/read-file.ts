// Reads the bytes of regular files, and never waits for one.
import { closeSync, constants, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import { lookUp } from "./folders.ts";
import { KnownTexts } from "./known-texts.ts";

// O_NONBLOCK: opening a FIFO returns at once. O_NOFOLLOW: a link put in place of the file meanwhile is refused.
// Windows has neither flag, and neither problem.
const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);

/** Whether the file that was opened at a real path, with this number, may be read. */
export type IsMeant = (real: string, file: number) => boolean;

// A file may be replaced while it is opened, as editors do when they save.
const mostTries = 3;

/** The whole file as text; undefined if it can't be read, is not a regular file, or is not the expected file. */
export function readWhole(real: string, isMeant: IsMeant = () => true): string | undefined {
  return withFile(real, isMeant, (file) => (fstatSync(file).isFile() ? readFileSync(file, "utf8") : undefined));
}

// Nearly all pages are smaller.
const smallBytes = 2 ** 16;

/** A reader of whole files with a buffer of its own; small files with the same bytes are one string. */
export function wholeReader(isMeant: IsMeant, texts: KnownTexts): (real: string) => string | undefined {
  const buffer = Buffer.allocUnsafeSlow(smallBytes);
  return (real) =>
    withFile(real, isMeant, (file) => {
      const stat = fstatSync(file);
      if (!stat.isFile()) return undefined;
      const length = stat.size < smallBytes ? fill(file, buffer, smallBytes) : smallBytes;
      return length < smallBytes ? texts.textOf(buffer.subarray(0, length)) : readFileSync(file, "utf8");
    });
}

const pieceBytes = 2 ** 20;

/** The bytes of the file in pieces, all in one buffer. Throws if it no longer exists, is not a regular file, or is not the expected file. */
export function* filePieces(real: string, isMeant: IsMeant): Generator<Uint8Array, void> {
  const file = openSync(real, flags);
  try {
    if (!isMeant(real, file) || !fstatSync(file).isFile()) throw new Error("it is no longer the file it was");
    const buffer = Buffer.allocUnsafeSlow(pieceBytes);
    for (let read = readSync(file, buffer); read > 0; read = readSync(file, buffer)) yield buffer.subarray(0, read);
  } finally {
    closeSync(file);
  }
}

/** A reader of heads (see `Host.readHead`) with a buffer of its own; small files with the same bytes are one string. */
export function headReader(
  isMeant: IsMeant,
  texts: KnownTexts = new KnownTexts(),
): (real: string, bytes: number) => string | undefined {
  let buffer = Buffer.allocUnsafeSlow(4096);
  return (real, bytes) => {
    // A character may reach three bytes beyond the limit.
    if (buffer.length < bytes + 3) buffer = Buffer.allocUnsafeSlow(bytes + 3);
    const length = withFile(real, isMeant, (file) => fill(file, buffer, bytes + 3));
    return length === undefined ? undefined : texts.textOf(buffer.subarray(0, characterEnd(buffer, bytes, length)));
  };
}

function withFile<Result>(real: string, isMeant: IsMeant, use: (file: number) => Result): Result | undefined {
  for (let tries = 0; tries < mostTries; tries++) {
    const found = lookUp(() => {
      const file = openSync(real, flags);
      try {
        return isMeant(real, file) ? { result: use(file) } : "not meant";
      } finally {
        closeSync(file);
      }
    });
    if (found !== "not meant") return found?.result;
  }
  return undefined;
}

/**
 * Reads until `most` bytes or the end of the file; some file systems return less at a time. Throws if it is not a file, because
 * only a file can be read from a position. Finding out its kind first would take as long as reading it.
 */
function fill(file: number, buffer: Buffer, most: number): number {
  let length = 0;
  while (length < most) {
    const got = readSync(file, buffer, length, most - length, length);
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
