// Compares new content with a file piece by piece, and writes a draft as soon as they differ.
import { createHash } from "node:crypto";
import { closeSync, constants, openSync, readSync, type BigIntStats } from "node:fs";
import { DraftFile } from "./draft-file.ts";
import { systemCode } from "./write-failure.ts";

const bufferBytes = 524_288;

/** The content of one file that is being written. Methods throw errors of the system. */
export class ComparedWriting {
  readonly #folder: string;
  readonly #before: BigIntStats | undefined;
  /** The existing file; undefined if there is none to compare with. */
  readonly #existing: number | undefined;
  readonly #hash = createHash("sha256");
  #length = 0;
  #draft: DraftFile | undefined;

  /** `folder` and `file` are paths for the system; `before` is what exists. */
  constructor(folder: string, file: string, before: BigIntStats | undefined, isCompared: boolean) {
    this.#folder = folder;
    this.#before = before;
    this.#existing = before === undefined || !isCompared ? undefined : openIfReadable(file);
  }

  /** Takes the next piece, and returns whether all pieces so far are equal to the existing file. If not, `write` has to follow. */
  isSame(piece: Uint8Array): boolean {
    if (this.#draft !== undefined || this.#existing === undefined) return false;
    if (!bytesAt(this.#existing, this.#length, piece.length).equals(piece)) return false;
    this.#hash.update(piece);
    this.#length += piece.length;
    return true;
  }

  /** True if nothing has to be written: the file has exactly the content. */
  isWhole(): boolean {
    return this.#draft === undefined && this.#existing !== undefined && this.#before?.size === BigInt(this.#length);
  }

  get hasDraft(): boolean {
    return this.#draft !== undefined;
  }

  write(piece: Uint8Array): void {
    const draft = this.draft();
    this.#hash.update(piece);
    draft.write(piece);
  }

  /** The draft, with all pieces so far. */
  draft(): DraftFile {
    if (this.#draft === undefined) {
      this.#draft = new DraftFile(this.#folder, this.#before ?? 0o666);
      this.#copySame(this.#draft);
    }
    return this.#draft;
  }

  /** The part that file and content share is not requested again. */
  #copySame(draft: DraftFile): void {
    const copied = createHash("sha256");
    for (const bytes of this.#existing === undefined ? [] : bytesOf(this.#existing, this.#length)) {
      copied.update(bytes);
      draft.write(bytes);
    }
    if (copied.digest("hex") !== this.sha256()) throw new Error("it has been changed meanwhile");
  }

  /** Of the pieces so far. */
  sha256(): string {
    return this.#hash.copy().digest("hex");
  }

  /** The hash of the existing file; undefined if it can't be read. */
  sha256Before(): string | undefined {
    return this.#existing === undefined ? undefined : sha256Of(this.#existing);
  }

  /** Removes a draft that did not become the file. */
  discard(): void {
    this.#draft?.discard();
    if (this.#existing !== undefined) closeSync(this.#existing);
  }

  release(): void {
    this.#draft?.release();
  }
}

/** The number of a regular file that is opened for reading, without following links or waiting for pipes. Undefined if it may not be read. */
export function openIfReadable(file: string): number | undefined {
  try {
    return openSync(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    if (systemCode(error) === "EACCES") return undefined;
    throw error;
  }
}

/** The SHA-256 of an open file. */
export function sha256Of(descriptor: number): string {
  const hash = createHash("sha256");
  for (const bytes of bytesOf(descriptor, Infinity)) hash.update(bytes);
  return hash.digest("hex");
}

/** The SHA-256 of a text as UTF-8. */
export function sha256OfText(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** The first bytes of an open file, all in one buffer. */
function* bytesOf(descriptor: number, length: number): Generator<Uint8Array, void> {
  const buffer = Buffer.allocUnsafeSlow(bufferBytes);
  for (let done = 0; done < length;) {
    const read = readSync(descriptor, buffer, 0, Math.min(bufferBytes, length - done), done);
    if (read === 0) return;
    yield buffer.subarray(0, read);
    done += read;
  }
}

function bytesAt(descriptor: number, from: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  let done = 0;
  for (let read = -1; done < length && read !== 0; done += read)
    read = readSync(descriptor, bytes, done, length - done, from + done);
  return bytes.subarray(0, done);
}
