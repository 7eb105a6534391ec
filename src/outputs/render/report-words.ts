// Words that reports of findings share: counts of each severity, and what to write instead.
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

/** The words of a line of counts beside the numbers. */
export interface CountsOptions {
  /** What the line ends with, such as how many more were accepted. */
  readonly also?: readonly string[];
  /** The least severity that was asked for; less was left out before. "info" when absent. */
  readonly least?: Severity;
  /** The codes that were asked for; all when absent or empty. */
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

/** The text that `--fix` writes (D47), else the suggestion if the message does not have it; undefined without either. */
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
