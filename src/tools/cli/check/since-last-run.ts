// Says in words which problems are new and which are fixed since the last run.
import { count } from "../../../compiler/diagnostics/codes.ts";
import type { Diagnostic } from "../../../compiler/diagnostics/diagnostic.ts";
import { grownProblems } from "../../../project/baseline/grown-problems.ts";

/** `1 new problem, 2 fixed since the last run`. */
export function sinceLastRun(before: readonly Diagnostic[], after: readonly Diagnostic[]): string {
  const fresh = countOfNew(before, after);
  const fixed = countOfNew(after, before);
  if (fresh === 0 && fixed === 0) return "the same problems as in the last run";
  const parts = [fresh === 0 ? [] : [count(fresh, "new problem")], fixed === 0 ? [] : [`${fixed} fixed`]];
  return `${parts.flat().join(", ")} since the last run`;
}

function countOfNew(before: readonly Diagnostic[], after: readonly Diagnostic[]): number {
  return grownProblems(before, after).reduce((sum, { more }) => sum + more, 0);
}
