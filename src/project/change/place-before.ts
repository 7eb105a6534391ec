// Finds where a line of a planned text is in the files as they are, because a refused plan is not written. (D263)
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { loadHunks } from "../fix/text-hunks.ts";
import type { PlannedFile } from "./edit-plan.ts";

/** A line of a file, from 1. */
export interface LineBefore {
  readonly file: string;
  readonly line: number;
}

/** Finds the place of a finding about the planned site before the plan is written; of a line that the plan adds, where it would be added. */
export type PlaceBefore = (finding: Pick<Diagnostic, "file" | "range">) => LineBefore;

/** Where findings about a planned site are in the files as they are. */
export async function placesBefore(files: readonly PlannedFile[]): Promise<PlaceBefore> {
  const hunksOf = await loadHunks({ context: 0 });
  const planned = new Map(files.map((each) => [each.kind === "move" ? each.to : each.file, each]));
  return ({ file, range: { start } }) => {
    const of = planned.get(file);
    const before = of?.kind === "move" ? of.from : file;
    if (of === undefined || !("before" in of) || !("after" in of)) return { file: before, line: start.line };
    return { file: before, line: lineBefore(start.line, hunksOf(of.before ?? "", of.after ?? "")) };
  };
}

/** The old number of a line, by hunks without context. */
function lineBefore(line: number, hunks: string): number {
  let shift = 0;
  for (const [, ...numbers] of hunks.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@$/gm)) {
    const [from = 0, removed = 1, to = 0, added = 1] = numbers.map((each) =>
      each === undefined ? undefined : Number(each),
    );
    // A range without lines is named by the line before it.
    const first = added === 0 ? to + 1 : to;
    if (line < first) break;
    if (line < first + added) return Math.max(1, from + Math.min(line - first, Math.max(removed - 1, 0)));
    shift = removed - added + shift;
  }
  return line + shift;
}
