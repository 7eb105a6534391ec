// Defines the errors that end a command, and their messages.
import { HostFailure } from "../../compiler/host/host.ts";
import { reasonOf } from "../../compiler/text/reason-of.ts";
import { visible } from "../../compiler/text/visible.ts";
import { WriteFailure } from "../writer/write-failure.ts";

/** A command that can't be run; the message says why, and what to write instead. */
export class UsageError extends Error {
  override readonly name = "UsageError";

  /** What a terminal shows instead of the message, such as lines of a file; safe to print. */
  readonly shown: string | undefined;

  /** `sentence` may contain texts of the user and file names: in the message, characters that control a terminal are replaced. */
  constructor(sentence: string, shown?: string) {
    super(visible(sentence));
    this.shown = shown;
  }
}

/** The error for a file that the system refuses to read. */
export function fileError(file: string, error: unknown): UsageError {
  return new UsageError(`${file} can't be read: ${reasonOf(error)}`);
}

/** The message for an error that is not a bug: wrong usage, or files that the machine could not read, for example because too many are open. */
export function knownFailure(error: unknown): string | undefined {
  if (error instanceof UsageError || error instanceof WriteFailure) return error.message;
  if (error instanceof Error && "syscall" in error && error.syscall === "uv_cwd")
    return "The folder that navc runs in is no longer there. Change to a folder that is.";
  return error instanceof HostFailure ? visible(error.message) : undefined;
}

/** A sentence about output that the system refused, such as on a full disk; undefined for any other error. */
export function outputFailure(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("syscall" in error) || error.syscall !== "write") return undefined;
  return `navc: the output can't be written: ${visible(error.message)}\n`;
}

/** A line for stderr, which is not a result. */
export function noteOf(line: string): string {
  return `navc: ${line}\n`;
}
