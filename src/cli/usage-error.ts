// What did the writer of a command get wrong?

/** A command that can't be run as it was written; the message says why and what to write. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
