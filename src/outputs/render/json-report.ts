// Writes findings as JSON for programs.
import { indentedJson } from "../../compiler/text/json-value.ts";
import type { NotJudged } from "../../compiler/diagnostics/not-judged.ts";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";

/** What a run found; `error` says why it could not run. */
export interface ReportedRun {
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly error?: string;
  /** What checks could not judge, because a part of the site is not known. */
  readonly notJudged?: readonly NotJudged[];
  /** With a baseline: the number of problems it accepts, which are not among the diagnostics. */
  readonly accepted?: number;
  /** How complete each edition is, if that was requested. */
  readonly parity?: object;
  /** With a baseline: its entries that accept more problems than exist. */
  readonly stale?: readonly StaleAcceptance[];
}

/** An entry of a baseline that accepts `count` problems, of which `found` exist. */
interface StaleAcceptance {
  readonly code: string;
  readonly file: string;
  readonly subject: string;
  readonly count: number;
  readonly found: number;
}

/**
 * `{ "ok", "diagnostics" }` as indented JSON with a line break at the end; `error`, `notJudged`, `accepted`,
 * `stale` and `parity` only if they have contents.
 */
export function jsonReport({ ok, diagnostics, notJudged, accepted, stale, parity, error }: ReportedRun): string {
  return indentedJson({ ok, diagnostics, notJudged, accepted, stale, parity, error });
}
