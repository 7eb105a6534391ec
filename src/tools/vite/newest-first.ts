// Sorts the problems of an edited site by their age.
import { baselineKey } from "../../project/baseline/baseline.ts";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";

/** The problems with those first that are new, then in the order that they had in `before`; `fresh` are some of `problems`. */
export function newestFirst(
  problems: readonly Diagnostic[],
  fresh: readonly Diagnostic[],
  before: readonly Diagnostic[],
): readonly Diagnostic[] {
  const places = new Map(before.map((problem, index) => [baselineKey(problem), index]));
  const isFresh = new Set(fresh);
  const placeOf = (problem: Diagnostic): number =>
    isFresh.has(problem) ? -1 : (places.get(baselineKey(problem)) ?? before.length);
  return problems.toSorted((one, other) => placeOf(one) - placeOf(other));
}
