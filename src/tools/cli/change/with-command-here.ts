// Gives the advice of an error the docs folder and the options with which the command works that is advised.
import { ChangeError } from "../../../project/change/change-error.ts";
import { commandFor } from "../../../project/change/next-step.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";

/** The error, with a command that can be pasted in the current folder if its message advises one. */
export function withCommandHere(error: unknown, root: string, config: string | undefined): unknown {
  if (!(error instanceof ChangeError)) return error;
  return new UsageError(`${error.reason} ${commandFor(error.next, { root, config })}`);
}
