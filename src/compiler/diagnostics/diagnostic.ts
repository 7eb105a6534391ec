// A problem as data, from its report until it is printed.
import type { DiagnosticArgs, DiagnosticCode } from "./catalog.ts";
import type { Place, RelatedPlace } from "./place.ts";
import type { Severity } from "./codes.ts";
import type { ProblemCause } from "./problem-cause.ts";
import type { ProblemTarget } from "./problem-target.ts";

/** What to write at a place: the string of a key or a value of a JSON file, or a piece of a text, such as the address of a link. */
export interface StringEdit {
  readonly place: Place;
  readonly written: string;
  /** What is at a piece of a text now; without it nothing is replaced there. */
  readonly replaces?: string;
}

/** Findings of a code: at a place (a file stands for all places in it), or with a suggestion. */
export type Cause =
  | { readonly code: DiagnosticCode; readonly at: Place }
  | { readonly code: DiagnosticCode; readonly suggests: string };

/** What is reported about a problem apart from its arguments; `suggestion` is the text to write instead. */
export interface ReportDetails {
  readonly related?: readonly RelatedPlace[];
  /** The other places of the same fault, all of them: a cause at one of these is this finding. */
  readonly alsoAt?: readonly RelatedPlace[];
  readonly suggestion?: string | undefined;
  /** The edits that fix it; only there if there is one right fix. */
  readonly edits?: readonly StringEdit[];
  /** Findings that explain this one: it is dropped if one of them, or all of one group, were reported. */
  readonly causedBy?: readonly (Cause | { readonly all: readonly Cause[] })[] | undefined;
}

/** Reports a problem. Arguments of another code don't compile; the sentence is made when it is printed. */
export type Report = <Code extends DiagnosticCode>(
  code: Code,
  place: Place,
  args: DiagnosticArgs[Code],
  details?: ReportDetails,
) => void;

/** A problem as it was reported: with a place, but without lines and columns. */
export interface Finding {
  readonly code: DiagnosticCode;
  readonly place: Place;
  readonly args: unknown;
  readonly details: ReportDetails;
}

/** A line and a column from 1 (UTF-16 units), and the offset from 0 in the file's text. */
export interface Position {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  /** From 0, in UTF-16 units of the text of the file. */
  readonly offset: number;
}

/** From `start` to `end`, the end exclusive. */
export interface Range {
  /** The first character. */
  readonly start: Position;
  /** The first character after it. */
  readonly end: Position;
}

/** A piece of a file to replace. */
export interface TextEdit {
  /** Path from the docs root. */
  readonly file: string;
  /** What is replaced. */
  readonly range: Range;
  /** What it is replaced with. */
  readonly text: string;
}

/** A problem ready to print. */
export interface Diagnostic {
  /** The kind of problem. */
  readonly code: DiagnosticCode;
  /** How serious it is, as the option `rules` sets it. */
  readonly severity: Severity;
  /** What is wrong, why, and how to fix it. */
  readonly message: string;
  /** Path from the docs root. */
  readonly file: string;
  /** JSON pointer into that file; "" for the file as a whole. */
  readonly pointer: string;
  /** The lines and columns of the place in `file`. */
  readonly range: Range;
  /** Other places that belong to the problem. */
  readonly related: readonly { readonly message: string; readonly file: string; readonly range: Range }[];
  /** The files that it is about, if there are several. */
  readonly files?: readonly string[];
  /** The text to write instead, if it is certain. */
  readonly suggestion?: string;
  /** The text at the place that `suggestion` replaces; absent if that is not known. */
  readonly replaces?: string;
  /** The edits that fix it, only there if there is one right fix: each replaces its range with `text`. */
  readonly edits?: readonly TextEdit[];
  /** What it is about, in words that do not change when lines move. It identifies the problem in a baseline, and is no path or address. */
  readonly subject: string;
  /** What it has in common with other problems of its code, if one change can fix them all. */
  readonly cause?: ProblemCause;
  /** What it is about, as data, if something can be done for that: an address without a page, or a page. */
  readonly target?: ProblemTarget;
  /** The number of places or operations that the message is about; 1 for most. */
  readonly count: number;
  /** The page that explains the code. */
  readonly url: string;
}

/** The number of problems, including those that are only counted by one of them (D60). */
export function problemsIn(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.reduce((sum, { code, count }) => sum + (code === "more-problems" ? count : 1), 0);
}
