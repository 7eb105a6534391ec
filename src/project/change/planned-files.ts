// Makes the steps of a plan of its moves, new and removed files, and texts.
import type { Host } from "../../compiler/host/host.ts";
import { compareText } from "../../compiler/text/compare-text.ts";
import type { PlannedFile } from "./edit-plan.ts";
import type { NewText } from "./new-texts.ts";
import type { ResolvedChange } from "./resolved-change.ts";

/** What is done with each file, in the order of their names. */
export function plannedFiles(
  texts: ReadonlyMap<string, NewText>,
  { moves, removed, created }: Pick<ResolvedChange, "moves" | "removed" | "created">,
  host: Pick<Host, "readText">,
): readonly PlannedFile[] {
  const moved = [...moves].map(([from, to]): PlannedFile => ({ kind: "move", from, to, ...texts.get(from) }));
  const edited = [...texts].flatMap(([file, text]): PlannedFile[] =>
    moves.has(file) ? [] : [{ kind: "edit", file, ...text }],
  );
  const gone = [...removed.keys()].map((file): PlannedFile => ({
    kind: "remove",
    file,
    before: host.readText(file) ?? "",
  }));
  const made = [...created].map(([file, after]): PlannedFile => ({ kind: "create", file, after }));
  return [...moved, ...edited, ...gone, ...made].toSorted((a, b) => compareText(nameOf(a), nameOf(b)));
}

function nameOf(file: PlannedFile): string {
  return file.kind === "move" ? file.from : file.file;
}
