// Says in one sentence what was written.
import { count } from "../../../compiler/diagnostics/codes.ts";
import { visible } from "../../../compiler/text/visible.ts";
import type { EditPlan, RepairPlan } from "../../../project/change/edit-plan.ts";
import { planLines } from "../../../project/change/plan-lines.ts";

/** More names are not read in a notice. */
const mostNamed = 3;

/** What a plan has done: the number of files or entries, if there are several, and the first of them by their names. */
export function doneText(plan: EditPlan | RepairPlan): string {
  const lines = planLines({ ...plan, left: [] }, true, { all: true }).map((line) => line.trim());
  const [first = "the last change"] = lines;
  const end = lines.findIndex((line) => !/^(?:found|moved|added|removed) /.test(line));
  const files = lines.slice(0, end === -1 ? lines.length : end);
  const moved = "moved" in plan ? plan.moved.length : 0;
  // A folder that moves as a whole has one line.
  if (files.length > 1)
    return `${count(moved + plan.files.filter(({ kind }) => kind !== "edit").length, "file")}: ${named(files)}`;
  const { placed = [] } = plan;
  if (files.length === 1 || placed.length === 0) return first;
  // The page of a new title is the file that is named before.
  const isFile = (name: string): boolean => plan.files.some((each) => each.kind === "edit" && each.file === name);
  return `${first}: ${named(placed.map(({ name, label }) => (label !== undefined && isFile(name) ? `now "${visible(label)}"` : visible(name))))}`;
}

function named(all: readonly string[]): string {
  const left = all.length - mostNamed;
  return left > 0 ? `${all.slice(0, mostNamed).join(", ")}, and ${left} more` : all.join(", ");
}
