// Finds the problems that the texts of pages had before a change lists these pages. (D415)
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { baselineKey } from "../baseline/baseline.ts";
import type { LeftName, PlannedFile } from "./edit-plan.ts";
import type { OpenedSite } from "./opened-site.ts";
import { placesBefore } from "./place-before.ts";
import { renamedWords } from "./renamed-words.ts";

/** Those that `navc check` reports from now on. They were not made by the change, and readers may get to them now. */
export async function textProblems(
  before: Pick<OpenedSite, "diagnostics" | "ofUnlisted">,
  after: Pick<OpenedSite, "diagnostics">,
  { moves, files }: { readonly moves: ReadonlyMap<string, string>; readonly files: readonly PlannedFile[] },
): Promise<readonly LeftName[]> {
  const rename = renamedWords(moves);
  const keyAfter = ({ code, file, subject }: Diagnostic): string =>
    baselineKey({ code, file: rename(file), subject: rename(subject) });
  const reported = new Set(before.diagnostics.map(keyAfter));
  const had = new Set(before.ofUnlisted.map(keyAfter).filter((key) => !reported.has(key)));
  const found = after.diagnostics.filter((each) => each.severity !== "info" && had.has(baselineKey(each)));
  if (found.length === 0) return [];
  const placeBefore = await placesBefore(files);
  return found.map((problem): LeftName => {
    const { code, message: reason } = problem;
    return { ...placeBefore(problem), written: code, reason, isInText: true };
  });
}
