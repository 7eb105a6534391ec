// The error for a file that can't be written or removed.
import { reasonOf } from "../../compiler/text/reason-of.ts";
import { visible } from "../../compiler/text/visible.ts";

/** A file was not written, and nothing was changed. The message has no characters that control a terminal. */
export class WriteFailure extends Error {
  override readonly name = "WriteFailure";
  /** Why, as the end of a sentence. */
  readonly reason: string;

  constructor(file: string, reason: string, options: ErrorOptions = {}) {
    super(visible(`${file} can't be written: ${reason}`), options);
    this.reason = reason;
  }
}

/** The failure for anything that was thrown while a file was written. */
export function writeFailure(file: string, error: unknown): WriteFailure {
  return error instanceof WriteFailure ? error : new WriteFailure(file, systemReason(error), { cause: error });
}

/** The reason of a system error, without the path, which may contain the number of an open folder. */
function systemReason(error: unknown): string {
  const reason = reasonOf(error);
  if (!(error instanceof Error) || !("syscall" in error)) return reason;
  const [start = reason] = reason.split(`, ${String(error.syscall)}`, 1);
  return start;
}

/** The code of an error of the system, such as ENOENT; undefined for any other error. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
