// The interface of the outside world: the only door to files and the network (D23).

/** What `Host.list` looks for: file name extensions without the dot, and patterns of paths to leave out. */
export interface ListPattern {
  /** File name extensions without the dot. */
  readonly extensions: readonly string[];
  /** Paths to leave out. `**` before a path or name stands for any folders above it, and after it for all that is below. */
  readonly ignore: readonly string[];
}

/** What is at a path: its kind, its size in bytes, and when it last changed (milliseconds since 1970). */
export interface HostStat {
  readonly kind: "file" | "folder";
  /** In bytes. */
  readonly size: number;
  /** When it was changed, in milliseconds since 1970. */
  readonly modified: number;
  /** A name that all paths to the same file share, if links make several paths. Such a file is read once. Absent: the path. */
  readonly real?: string;
}

/**
 * Thrown by a method of `Host` when the machine fails: too many open files, no memory, a broken disk. Then nothing is known
 * about the path, so a compile rejects with this error. `message` is a sentence without a full stop.
 */
export class HostFailure extends Error {
  /** The name of the class. */
  override readonly name = "HostFailure";
}

/**
 * The outside world. Paths are relative to the docs root, with "/" between segments, compared with case.
 * `undefined` means: not there, or not allowed. No method throws for a path that a user wrote; one that can't answer
 * because the machine fails throws a `HostFailure`.
 */
export interface Host {
  /** The whole file as text, with its byte order mark. */
  readText(path: string): string | undefined;
  /** At least the first `bytes` bytes of the file (fewer only if the file is shorter), cut between two characters. */
  readHead(path: string, bytes: number): string | undefined;
  /**
   * The bytes of a file in pieces, each valid until the next one is requested; undefined if there is no file that may be read.
   * Throws between pieces if the rest of the file can't be read. Absent: the host has only texts.
   */
  readBytes?(path: string): Iterable<Uint8Array> | undefined;
  /** What is at a path; undefined if there is nothing that may be read. */
  stat(path: string): HostStat | undefined;
  /** Why something at a path is not a file that may be read, as a clause such as "is a folder". Of the path "", why there is no docs folder. */
  refusal?(path: string): string | undefined;
  /**
   * All files below the root with one of the extensions, in any order. What `ignore` leaves out, names that begin with a dot and
   * `node_modules` may be in it: a compile leaves them out in any case.
   */
  list(pattern: ListPattern): readonly string[];
  /** The body at an http(s) address; rejects if it can't be fetched. Absent: no network. */
  fetch?(url: string): Promise<string>;
}
