// What does a row of the table of faults say?
import type { DiagnosticCode, Severity } from "../../../src/index.ts";

/** A site and the one message it gives: the carets in one of its files are the place. */
export interface Row {
  readonly input: string;
  readonly navigation: string;
  readonly says: DiagnosticCode;
  readonly severity?: Severity;
  readonly suggestion?: string;
  /** Words of the message without which it would not help. */
  readonly words?: string;
  readonly files?: Readonly<Record<string, string>>;
  /** What is in docs.json beside `navigation`. */
  readonly beside?: string;
}
