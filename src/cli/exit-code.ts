// The exit codes of the commands.
import type { CompileResult } from "./compiler.ts";

/** Done, and no error found. */
export const noErrors = 0;
/** Done, and errors found. */
export const errorsFound = 1;
/** Nothing could be done: bad arguments, no docs.json, or a bug. */
export const couldNotRun = 2;

/** The exit code after a compile. */
export function exitCodeOf({ navigation, diagnostics, ok }: CompileResult): number {
  const isAbsent = diagnostics.some(({ code }) => code === "config-not-found");
  if (navigation === null && (isAbsent || ok)) return couldNotRun;
  return ok ? noErrors : errorsFound;
}
