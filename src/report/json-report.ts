// How do programs read what was found?
import type { Diagnostic } from "../diagnostics/diagnostic.ts";

/** What a run found; `error` says why it could not run. */
export interface ReportedRun {
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly error?: string;
}

/** `{ "ok", "diagnostics" }` as indented JSON with a line break at the end (DESIGN section 5). */
export function jsonReport({ ok, diagnostics, error }: ReportedRun): string {
  return `${JSON.stringify({ ok, diagnostics, ...(error === undefined ? {} : { error }) }, null, 2)}\n`;
}
