// Makes words that several reports of findings share: counts of each severity, and what to write instead.
import { count, type Severity } from "../../compiler/diagnostics/codes.ts";
import { problemsIn, type Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";

/** The worst first. */
export const severities: readonly Severity[] = ["error", "warning", "info"];

/** The errors, then the warnings, then the infos, each in their order. */
export function worstFirst(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return severities.flatMap((severity) => diagnostics.filter((diagnostic) => diagnostic.severity === severity));
}

/** The diagnostics of this severity and of worse ones. */
export function atLeast(least: Severity, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const shown = severities.slice(0, severities.indexOf(least) + 1);
  return diagnostics.filter(({ severity }) => shown.includes(severity));
}

/** `3 errors`, `1 warning`: one for each severity that occurs, the worst first. */
export function severityCounts(
  diagnostics: readonly Diagnostic[],
): readonly { readonly severity: Severity; readonly words: string }[] {
  return severities.flatMap((severity) => {
    const number = problemsIn(diagnostics.filter((diagnostic) => diagnostic.severity === severity));
    return number === 0 ? [] : [{ severity, words: count(number, severity) }];
  });
}

/** The words in a line of counts. */
export interface CountsOptions {
  /** What the line ends with, such as the number of accepted problems. */
  readonly also?: readonly string[];
  /** The least requested severity; less severe problems were left out before. "info" if absent. */
  readonly least?: Severity;
  /** The requested codes; all if absent or empty. */
  readonly only?: readonly string[];
}

const none: { readonly [S in Severity]: string } = {
  error: "no errors",
  warning: "no errors or warnings",
  info: "no problems",
};

/** `3 errors, 1 warning`, or `no problems`, with `also` after it. */
export function countsLine(
  diagnostics: readonly Diagnostic[],
  { also = [], least = "info", only = [] }: CountsOptions,
): string {
  const counts = severityCounts(diagnostics).map(({ words }) => words);
  return [...(counts.length === 0 ? [none[least] + ofCodes(only)] : counts), ...also].join(", ");
}

function ofCodes(codes: readonly string[]): string {
  return codes.length === 0 ? "" : ` of the ${codes.length === 1 ? "code" : "codes"} ${codes.join(", ")}`;
}

/** The string to write, and the words that introduce it. */
interface Advice {
  readonly words: string;
  readonly written: string;
}

/** The text that `--fix` writes (D47), otherwise the suggestion, if the message does not contain it; undefined if there is neither. */
export function adviceOf({ message, suggestion, edits }: Diagnostic): Advice | undefined {
  if (suggestion === undefined) return undefined;
  if (edits !== undefined) return { words: "--fix writes", written: suggestion };
  return message.includes(`"${suggestion}"`) ? undefined : { words: "write instead", written: suggestion };
}

/** The same as a sentence: `Write instead: guides/auth`. */
export function adviceSentence(diagnostic: Diagnostic): string | undefined {
  const advice = adviceOf(diagnostic);
  return advice && `${advice.words.slice(0, 1).toUpperCase()}${advice.words.slice(1)}: ${advice.written}`;
}
