// Filters problems by severity and by words.
import { count, type Severity } from "../../../compiler/diagnostics/codes.ts";
import { severities } from "../../../outputs/render/report-words.ts";
import type { ShownProblem } from "./preview-data.ts";

/** What problems are filtered by. */
export interface ProblemFilter {
  readonly severity: Severity | "all";
  /** Words that the code, the message or the file has. */
  readonly words: string;
  /** If given, only problems that it is true for. */
  readonly isNew?: ((problem: ShownProblem) => boolean) | undefined;
}

/** The problems that a filter leaves, in their order. */
export function filterProblems(
  problems: readonly ShownProblem[],
  { severity, words, isNew = () => true }: ProblemFilter,
): readonly ShownProblem[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return problems.filter((problem) => {
    if (severity !== "all" && problem.severity !== severity) return false;
    if (!isNew(problem)) return false;
    const text = `${problem.code} ${problem.message} ${problem.file}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** How many problems there are of each severity. */
export function countProblems(problems: readonly ShownProblem[]): { readonly [severity in Severity]: number } {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of problems) counts[severity] += 1;
  return counts;
}

/** How many problems there are of each severity, in words: "1 error, 2 warnings". */
export function countsWords(problems: readonly ShownProblem[]): string {
  const counts = countProblems(problems);
  const found = severities.filter((severity) => counts[severity] > 0);
  return found.map((severity) => count(counts[severity], severity)).join(", ");
}

/** The problems at or below a place. */
export function problemsAt(problems: readonly ShownProblem[], file: string, pointer: string): readonly ShownProblem[] {
  return problems.filter(
    (each) => each.file === file && (each.pointer === pointer || each.pointer.startsWith(`${pointer}/`)),
  );
}
