// Defines the streams that a command writes to, and writes to them.
import { fstatSync, readSync, statSync, writeSync } from "node:fs";
import { devNull } from "node:os";
import { noteOf } from "../../../project/settings/usage-error.ts";
import { printableJson, printableText } from "../../../compiler/text/visible.ts";

type DrainEvent = "drain" | "error" | "close";

/** A place to write text to, such as `process.stdout`. */
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

/** Where a command writes. */
export interface OutputStreams {
  /** Results, and nothing else. */
  readonly stdout: TextStream;
  /** Everything else. */
  readonly stderr: TextStream;
}

/** The width of a terminal; undefined for a stream that is not a terminal, or does not know its width. */
export function columnsOf({ isTTY, columns }: Pick<TextStream, "isTTY" | "columns">): number | undefined {
  return isTTY === true ? columns || undefined : undefined;
}

/** Writes a line to stderr, which is not a result. */
export function writeNote({ stderr }: Pick<OutputStreams, "stderr">, line: string): void {
  stderr.write(noteOf(line));
}

/** Writes JSON as data, so that no terminal or runner interprets a text in it. */
export function writeJson(stream: TextStream, json: string): void {
  stream.write(printableJson(json));
}

/** Writes JSON chunk after chunk, like `writeJson`, at the speed of the reader; stops when the reader has ended. */
export function writeJsonChunks(stream: TextStream, chunks: Iterable<string>): Promise<void> {
  return writeChunks(stream, chunks, printableJson);
}

async function writeChunks(
  stream: TextStream,
  chunks: Iterable<string>,
  printable: (chunk: string) => string,
): Promise<void> {
  for (const chunk of chunks) {
    if (stream.writable === false) return;
    if (stream.write(printable(chunk)) === false) await drained(stream);
  }
}

/**
 * Writes a result that programs read, JSON or another text, chunk after chunk, to stdout. If stdout is closed (`>&-`), it says on stderr that the
 * result is lost. That is not a failure, because the same happens if navc is started with its output ignored.
 */
export async function writeToStdout(
  { stdout, stderr }: OutputStreams,
  chunks: Iterable<string>,
  kind: "json" | "text" = "json",
): Promise<void> {
  if (stdout.fd !== undefined && leadsNowhere(stdout.fd))
    stderr.write("navc: stdout is closed or ignored, so the result is lost. Write it to a file with -o.\n");
  await writeChunks(stdout, chunks, kind === "json" ? printableJson : printableText);
}

/** True if stdout was closed: then Node opens the null device for reading and writing, while `>/dev/null` of a shell can't be read. */
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
