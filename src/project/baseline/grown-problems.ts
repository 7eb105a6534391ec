// Finds problems that one compile reports in addition to those of another one.
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { acceptedParts, baselineKey, isOfEachFile, totalCount } from "./baseline.ts";

/** Equal problems, without regard to lines, of which there are more than before. */
export interface GrownProblem {
  readonly now: readonly Diagnostic[];
  readonly before: readonly Diagnostic[];
  /** How many more places or operations they cover. */
  readonly more: number;
}

/** The problems that are more frequent in `now` than in `before`. */
export function grownProblems(before: readonly Diagnostic[], now: readonly Diagnostic[]): readonly GrownProblem[] {
  const known = groupBy(before, baselineKey);
  const files = new Set(before.flatMap(filesOf));
  const compared = [...groupBy(now, baselineKey)].map(([key, same]): GrownProblem => {
    const earlier = known.get(key) ?? [];
    return { now: same, before: earlier, more: totalCount(same) - totalCount(earlier) };
  });
  return compared.filter(({ more, now: same }) => more > 0 && !same.every((each) => areKnown(filesOf(each), files)));
}

/** The files of a problem of which each could be reported by itself; which others it is joined with does not matter. (D485) */
function filesOf(problem: Diagnostic): readonly string[] {
  return isOfEachFile(problem)
    ? acceptedParts(problem).map(({ subject }) => JSON.stringify([problem.code, subject]))
    : [];
}

function areKnown(own: readonly string[], files: ReadonlySet<string>): boolean {
  return own.length > 0 && own.every((file) => files.has(file));
}

/** The problems that are not among those of an earlier compile, without regard to lines. */
export function newProblems(before: readonly Diagnostic[], now: readonly Diagnostic[]): readonly Diagnostic[] {
  return grownProblems(before, now).flatMap((grown) => grown.now.slice(grown.before.length));
}
