// Finds the problems that a site has after a change and did not have before.
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { grownProblems } from "../../project/baseline/grown-problems.ts";
import type { EditPlan } from "../../project/change/edit-plan.ts";
import { renamedWords } from "../../project/change/renamed-words.ts";

/** The new problems. One in a file that moved, or about it, is not new. */
export function problemsOfChange(
  { files }: Pick<EditPlan, "files">,
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
): readonly Diagnostic[] {
  const moves = new Map(files.flatMap((file) => (file.kind === "move" ? [[file.from, file.to] as const] : [])));
  const rename = renamedWords(moves);
  const renamed = before.map((each) => anywhere({ ...each, subject: rename(each.subject) }));
  const grown = grownProblems(renamed, after.map(anywhere)).map(({ now }) => nameOf(now[0]!));
  const names = new Set(grown);
  const found = after.filter((each) => names.has(nameOf(each)));
  return [...new Map(found.map((each) => [nameOf(each), each])).values()];
}

function anywhere(problem: Diagnostic): Diagnostic {
  return { ...problem, file: "" };
}

function nameOf({ code, subject }: Diagnostic): string {
  return JSON.stringify([code, subject]);
}
