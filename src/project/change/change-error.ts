// Defines the errors of changes for which another change would be right. (D312)
import { UsageError } from "../settings/usage-error.ts";
import { commandFor, type NextStep } from "./next-step.ts";

/** A change that can't be made. Its message names the command that would be right; each tool may name it in its own words. */
export class ChangeError extends UsageError {
  readonly reason: string;
  readonly next: NextStep;

  /** `reason` is a sentence. */
  constructor(reason: string, next: NextStep) {
    super(`${reason} ${commandFor(next)}`);
    this.reason = reason;
    this.next = next;
  }
}
