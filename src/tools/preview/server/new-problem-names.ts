// Finds the problems that the other site of a comparison does not have. (D383)
import { newProblems } from "../../../project/baseline/grown-problems.ts";
import type { SidesCompared } from "../../../project/comparison/compare-sides.ts";
import { neededFor } from "../../../project/judging/unjudged-entries.ts";
import { problemName } from "../model/problem-name.ts";

/** The names of the problems that are new; null if one side is a result, which has no problems. Links of the other site are not read. */
export function newProblemNames({ before, after }: Pick<SidesCompared, "before" | "after">): readonly string[] | null {
  if (before.result === undefined || after.result === undefined) return null;
  const compared = after.result.diagnostics.filter(({ code }) => !neededFor(code).includes("links"));
  return newProblems(before.result.diagnostics, compared).map(problemName);
}
