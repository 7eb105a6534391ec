// The streams that a command writes to, and their properties.
import { fstatSync, readSync, statSync, writeSync } from "node:fs";
import { devNull } from "node:os";
import { noteOf } from "../../../project/settings/usage-error.ts";
import { printableJson, withoutCommands } from "../../../compiler/text/visible.ts";

type DrainEvent = "drain" | "error" | "close";

/** A place to write text to, as `process.stdout` is. */
export interface TextStream {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  /** Its number in the process. */
  readonly fd?: number | undefined;
  /** Width of the terminal. */
  readonly columns?: number | undefined;
  /** False if it accepts no more data, for example because its reader has ended. */
  readonly writable?: boolean | undefined;
  once?(event: DrainEvent, listener: () => void): unknown;
  off?(event: DrainEvent, listener: () => void): unknown;
}

/** The outside of the command line: tests give their own. */
export interface Streams {
  /** Results, and nothing else. */
  readonly stdout: TextStream;
  /** stdout for workflow commands of navc's own, where `stdout` lets none pass. */
  readonly commands?: TextStream;
  /** Everything else. */
  readonly stderr: TextStream;
  /** Where answers come from; absent where nobody can be asked. */
  readonly stdin?: NodeJS.ReadableStream & { readonly isTTY?: boolean | undefined };
  /** Calls a function once, when the user interrupts a command that would go on. */
  readonly onInterrupt?: (end: () => void) => void;
  /** Calls a function when the user interrupts, and ends the process as without it. Returns a function that takes it back. */
  readonly beforeInterrupt?: (prepare: () => void) => () => void;
  /** The clock that progress is shown by, in milliseconds; `Date.now` when absent. */
  readonly now?: () => number;
  /** Where what was read of pages is kept for the next run; absent where nothing is kept. */
  readonly cacheFolder?: string | undefined;
  /** Environment variables. */
  readonly env: { readonly [name: string]: string | undefined };
}

/** The width of a terminal; undefined for a stream that is none, or does not know. */
export function columnsOf({ isTTY, columns }: Pick<TextStream, "isTTY" | "columns">): number | undefined {
  return isTTY === true ? columns || undefined : undefined;
}

/** The same streams; in the log of a job no line on them is a command to its runner but those written to `commands`. */
export function guardedStreams(streams: Streams): Streams {
  const { stdout, stderr, env } = streams;
  const isJob = ["GITHUB_ACTIONS", "TF_BUILD"].some((name) => Boolean(env[name]));
  if (!isJob) return streams;
  return { ...streams, stdout: withoutCommandsOn(stdout), stderr: withoutCommandsOn(stderr), commands: stdout };
}

function withoutCommandsOn(stream: TextStream): TextStream {
  return {
    write: (text) => stream.write(withoutCommands(text)),
    get isTTY() {
      return stream.isTTY;
    },
    get fd() {
      return stream.fd;
    },
    get columns() {
      return stream.columns;
    },
    get writable() {
      return stream.writable;
    },
    once: (event, listener) => stream.once?.(event, listener),
    off: (event, listener) => stream.off?.(event, listener),
  };
}

/** Writes a line to stderr, which is not a result. */
export function writeNote({ stderr }: Streams, line: string): void {
  stderr.write(noteOf(line));
}

/** Writes JSON, as its own data, so that no terminal and no runner obeys a text in it. */
export function writeJson(stream: TextStream, json: string): void {
  stream.write(printableJson(json));
}

/** Writes JSON chunk after chunk, as `writeJson` does, no faster than the reader reads them; stops when the reader has ended. */
export async function writeJsonChunks(stream: TextStream, chunks: Iterable<string>): Promise<void> {
  for (const chunk of chunks) {
    if (stream.writable === false) return;
    if (stream.write(printableJson(chunk)) === false) await drained(stream);
  }
}

/**
 * Writes a result that programs read, chunk after chunk, to stdout. Where stdout was closed (`>&-`), it says on stderr that
 * the result is lost. That is no failure: the same happens to stdout if navc is started with its output ignored.
 */
export async function writeToStdout({ stdout, stderr }: Streams, chunks: Iterable<string>): Promise<void> {
  if (stdout.fd !== undefined && leadsNowhere(stdout.fd))
    stderr.write("navc: stdout is closed or ignored, so the result is lost. Write it to a file with -o.\n");
  await writeJsonChunks(stdout, chunks);
}

/** Node opens the null device in place of a closed stdout, for reading, too; a shell's `>/dev/null` can't be read. */
function leadsNowhere(descriptor: number): boolean {
  try {
    if (fstatSync(descriptor).rdev !== statSync(devNull).rdev) return false;
    readSync(descriptor, Buffer.alloc(1));
    writeSync(descriptor, "");
    return true;
  } catch {
    return false;
  }
}

async function drained(stream: TextStream): Promise<void> {
  if (stream.once === undefined || stream.writable === false) return;
  const events: readonly DrainEvent[] = ["drain", "error", "close"];
  await new Promise<void>((resolve) => {
    const end = (): void => {
      for (const event of events) stream.off?.(event, end);
      resolve();
    };
    for (const event of events) stream.once?.(event, end);
  });
}
