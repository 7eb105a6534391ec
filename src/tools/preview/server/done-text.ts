// Says in one sentence what was written.
import { withoutPageExtension } from "../../../compiler/contract/page-path.ts";
import { count } from "../../../compiler/diagnostics/codes.ts";
import { visible } from "../../../compiler/text/visible.ts";
import type { EditPlan, RepairPlan } from "../../../project/change/edit-plan.ts";
import type { ChangeOperation } from "../../../project/change/site-change.ts";
import { planLines } from "../../../project/change/plan-lines.ts";

/** More names are not read in a notice. */
const mostNamed = 3;

/** What a plan of these operations has done: the number of files or entries, if there are several, and the first of them by their names. */
export function doneText(plan: EditPlan | RepairPlan, operations: readonly ChangeOperation[] = []): string {
  const hidden = operations.flatMap(hiddenName);
  // Only the file that has it would be named.
  if (hidden.length > 0 && hidden.length === operations.length) {
    const isHidden = hidden[0]!.hidden;
    const more = plan.files.length > hidden.length ? ` · ${count(plan.files.length, "file")}` : "";
    return `${isHidden ? "hidden" : "shown to readers again"}: ${named(hidden.map(({ name }) => visible(name)))}${more}`;
  }
  const lines = planLines({ ...plan, left: [], unportable: [] }, true, { all: true }).map((line) => line.trim());
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
  const names = placed.map(({ name, label }) => {
    if (label === undefined) return visible(name);
    // As it is said when it is undone, too, when the name is no longer so.
    return isFile(name) ? `new title "${visible(label)}"` : `new label "${visible(label)}" of ${visible(name)}`;
  });
  return `${first}: ${named(names, plan.counts.entries)}`;
}

function hiddenName(operation: ChangeOperation): readonly { readonly name: string; readonly hidden: boolean }[] {
  if (operation.kind === "hide") return [{ name: withoutPageExtension(operation.page), hidden: operation.hidden }];
  if (operation.kind === "hide-division") return [{ name: operation.labels.at(-1) ?? "", hidden: operation.hidden }];
  return [];
}

/** The first of them, and how many more there are, of `most` in all if not all have a name. */
function named(all: readonly string[], most = all.length): string {
  const left = Math.max(all.length, most) - Math.min(all.length, mostNamed);
  return left > 0 ? `${all.slice(0, mostNamed).join(", ")}, and ${left} more` : all.join(", ");
}
