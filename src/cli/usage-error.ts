// The error for a command that was given something it can't use.
import { visible } from "../text/visible.ts";

/** A command that can't be run as it was written; the message says why and what to write. */
export class UsageError extends Error {
  override readonly name = "UsageError";

  /** `sentence` may hold what the user wrote, and names of files: in the message no character of it steers a terminal. */
  constructor(sentence: string) {
    super(visible(sentence));
  }
}
