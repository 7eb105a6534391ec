// What is done to a file of a real site, and what has navc to say?
import type { DiagnosticCode, Severity } from "../../../src/index.ts";

/** One fault put into a site. A caret in what is written, or a pair of them, is where the message has to stand. */
export interface Mutation {
  /** The fault, in words. */
  readonly fault: string;
  readonly site: string;
  /** The file that is changed; docs.json when absent. */
  readonly file?: string;
  /** A string that is in the file once, behind `after` if that is given, and what is written in its place. */
  readonly after?: string;
  readonly find: string;
  readonly write: string;
  /** A page file that is moved away, and where to. */
  readonly moved?: readonly [from: string, to: string];
  /** Where the message is when that is not in what was written: a text of that file with carets. */
  readonly at?: { readonly file?: string; readonly text: string };
  readonly says: DiagnosticCode;
  /** An error when absent. */
  readonly severity?: Severity;
  readonly suggestion?: string;
  /** A piece of the message without which it would not help. */
  readonly words?: string;
}
