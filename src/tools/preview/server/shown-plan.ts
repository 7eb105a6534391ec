// Makes of a plan what the page shows before it is written.
import { visible } from "../../../compiler/text/visible.ts";
import type { EditionChoices } from "../../../project/change/edition-choices.ts";
import type { EditPlan, PlannedFile } from "../../../project/change/edit-plan.ts";
import { planLines } from "../../../project/change/plan-lines.ts";
import type { ChangeOperation } from "../../../project/change/site-change.ts";
import { loadHunks, type HunksOf } from "../../../project/fix/text-hunks.ts";
import { editionsNote } from "./editions-note.ts";
import { patchWords } from "./patch-words.ts";
import type { ShownFile, ShownPlan, ShownRefusal } from "../model/wanted-change.ts";

/** More is no help for a person, who can count it. */
const most = { files: 200, linesOfFile: 400, refusals: 50 };

/** A plan of these operations, without its id; `editions`: what is known about other languages and versions. */
export async function shownPlan(
  plan: EditPlan,
  operations: readonly ChangeOperation[],
  editions?: EditionChoices,
): Promise<ShownPlan> {
  const { files, refusals, counts } = plan;
  const hunksOf = await loadHunks({ context: 2 });
  const note = files.length === 0 ? undefined : editionsNote(editions?.shared ?? []);
  return {
    lines: [...(note === undefined ? [] : [note]), ...linesOf(plan)],
    editions: editions?.more ?? { languages: false, versions: false },
    addresses: changedAddresses(plan, operations),
    redirectsAdded: counts.redirectsAdded,
    refusals: refusals.slice(0, most.refusals).map((refusal): ShownRefusal => {
      const proposal = refusal.kind === "address" ? refusal.proposal : undefined;
      const message = visible(refusal.message);
      return proposal === undefined ? { message } : { message, to: proposal.to };
    }),
    files: files.slice(0, most.files).map((file) => shownFile(file, hunksOf)),
    more: Math.max(0, files.length - most.files),
  };
}

/** Those that have a page until now: a redirect, or the removal of an entry without a file, is for one that is gone already. */
function changedAddresses({ addresses, files }: EditPlan, operations: readonly ChangeOperation[]): number {
  const isForGone = operations.length > 0 && operations.every(({ kind }) => kind === "redirect" || kind === "remove");
  return isForGone && files.every(({ kind }) => kind === "edit") ? 0 : addresses.length;
}

/** Without the commands that would be right instead: nobody types them here. If nothing changes, only with what was left. */
function linesOf(plan: EditPlan): readonly string[] {
  const left = plan.left.map(({ next: _next, ...rest }) => rest);
  const nothing = plan.files.length === 0 ? { counts: none, placed: [], addresses: [] } : {};
  return planLines({ ...plan, ...nothing, left }, false).map((line) => line.trim());
}

const none: EditPlan["counts"] = {
  entries: 0,
  links: 0,
  linkFiles: 0,
  redirectsAdded: 0,
  redirectsChanged: 0,
  redirectsRemoved: 0,
};

function shownFile(file: PlannedFile, hunksOf: HunksOf): ShownFile {
  const before = "before" in file ? (file.before ?? "") : "";
  const after = "after" in file ? (file.after ?? "") : "";
  const hunks = before === after ? [] : hunksOf(before, after).split("\n").slice(0, -1).map(visible);
  // What is removed as a whole has the lines that it had.
  const all = file.kind === "remove" ? hunks.map((line) => line.replace(/^@@ -(\S+) \+0,0/, "@@ -$1 +$1")) : hunks;
  const count = (sign: string): number => all.filter((line) => line.startsWith(sign)).length;
  return {
    kind: file.kind,
    ...(file.kind === "move" ? { file: file.from, to: file.to } : { file: file.file }),
    added: count("+"),
    removed: count("-"),
    lines: patchWords(all.slice(0, most.linesOfFile)),
    more: Math.max(0, all.length - most.linesOfFile),
  };
}
