// The text that is printed when navc itself fails.
import { visibleLines } from "../text/visible.ts";

/** For stderr: whose fault it is, what to do, and where it happened. */
export function bugReport(error: unknown): string {
  const lines = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  return `navc: this is a bug in navc. Please report it with these lines:\n${visibleLines(lines)}\n`;
}
