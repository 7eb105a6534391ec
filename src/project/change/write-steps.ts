// Defines the steps that write a plan, and how each is done and undone.
import { join } from "node:path";
import { sha256OfText } from "../writer/compared-writing.ts";
import type { OutputFolder } from "../writer/output-folder.ts";
import { WriteFailure } from "../writer/write-failure.ts";
import { unlessSame } from "../writer/replace-file.ts";
import type { PlannedFile } from "./edit-plan.ts";

/** One step. A text is null where there is no file. */
export type WriteStep =
  | { readonly kind: "move"; readonly from: string; readonly to: string }
  | { readonly kind: "text"; readonly path: string; readonly before: string | null; readonly after: string | null };

/** The steps of a plan in an order in which no step needs a path that another one has not left yet. */
export function writeSteps(files: readonly PlannedFile[]): readonly WriteStep[] {
  const removals: WriteStep[] = [];
  const texts: WriteStep[] = [];
  const moves: (readonly [from: string, to: string])[] = [];
  for (const file of files) {
    switch (file.kind) {
      case "remove":
        removals.push({ kind: "text", path: file.file, before: file.before, after: null });
        break;
      case "create":
        texts.push({ kind: "text", path: file.file, before: null, after: file.after });
        break;
      case "edit":
        texts.push({ kind: "text", path: file.file, before: file.before, after: file.after });
        break;
      case "move":
        moves.push([file.from, file.to]);
        if (file.before !== undefined && file.before !== file.after)
          texts.push({ kind: "text", path: file.to, before: file.before, after: file.after ?? null });
    }
  }
  return [...removals, ...orderedMoves(moves), ...texts];
}

/** Files that change places go through a name that nothing else has. */
function orderedMoves(moves: readonly (readonly [from: string, to: string])[]): readonly WriteStep[] {
  const sources = new Set(moves.map(([from]) => from));
  const [taken, free] = [moves.filter(([, to]) => sources.has(to)), moves.filter(([, to]) => !sources.has(to))];
  return [
    ...taken.map(([from, to]): WriteStep => ({ kind: "move", from, to: passingPath(to) })),
    ...free.map(([from, to]): WriteStep => ({ kind: "move", from, to })),
    ...taken.map(([, to]): WriteStep => ({ kind: "move", from: passingPath(to), to })),
  ];
}

/** A name that nothing else has, on the way to a path. */
function passingPath(path: string): string {
  return `${path}.navc-moving`;
}

/** Does a step. Rejects with `WriteFailure`; then it has changed nothing. */
export async function doStep(step: WriteStep, folder: OutputFolder): Promise<void> {
  if (step.kind === "move") return folder.move(step.from, step.to);
  await writeText(step.path, step.before, step.after, folder);
}

/** Undoes a step that was done, or was about to be done. What somebody else has changed since stays. Rejects with `WriteFailure`. */
export async function undoStep(step: WriteStep, folder: OutputFolder): Promise<void> {
  if (step.kind === "move") {
    // What was not done yet, and what somebody has moved since, stays.
    if (!folder.has(step.from) && folder.has(step.to)) folder.move(step.to, step.from);
    return;
  }
  const { path, before, after } = step;
  if (after !== null && !folder.has(path)) return;
  if (before === null) folder.remove(path, (found) => after !== null && found === sha256OfText(after));
  else await folder.write(path, before, { refusal: unlessSame(after ?? undefined) });
}

/** Replaces one text with another one; does nothing if it is there already. */
async function writeText(
  path: string,
  before: string | null,
  after: string | null,
  folder: OutputFolder,
): Promise<void> {
  if (after === null) {
    const hash = sha256OfText(before ?? "");
    if (folder.remove(path, (found) => found === hash) === "left")
      throw failure(path, "it has changed meanwhile", folder);
    return;
  }
  const outcome = await folder.write(path, after, { refusal: unlessSame(before ?? undefined) });
  if (outcome.kind === "refused") throw failure(path, outcome.reason, folder);
}

function failure(path: string, reason: string, { folder }: OutputFolder): WriteFailure {
  return new WriteFailure(join(folder, path), reason);
}
