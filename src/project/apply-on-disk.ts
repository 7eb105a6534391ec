// Defines `applyPlan` of navc/change: writes what `planChange` planned.
import type { AppliedPlan } from "./change/apply-plan.ts";
import type { EditPlan } from "./change/edit-plan.ts";
import { UsageError } from "./settings/usage-error.ts";

/** How a plan is written. */
export interface ApplyOptions {
  /** Also writes a plan with refusals. */
  readonly force?: boolean;
}

/**
 * Writes a plan to the docs folder `root`: all of it, or nothing. Rejects before anything is written if the plan has refusals and
 * `force` is not true; if a file does not have the text for which the plan was made, can't be written, or is a link; and if an
 * earlier run was killed while it wrote and is not undone yet (`undoKilledChange`). If the system refuses a step, those before it
 * are undone, and it rejects with the reason. In a git repository the index follows files that move, as with `git mv`; if git
 * can't change it, that is no failure, and the result says why.
 */
export async function applyOnDisk(
  root: string,
  plan: EditPlan,
  { force = false }: ApplyOptions = {},
): Promise<AppliedPlan> {
  const [refusal] = plan.refusals;
  if (refusal !== undefined && !force)
    throw new UsageError(`Nothing was written, because this would be lost or broken: ${refusal.message}`);
  const { applyPlan } = await import("./change/apply-plan.ts");
  return applyPlan(root, plan.files);
}

/**
 * Undoes what a change of the docs folder `root` had written when its program was killed. Gives true if there was something.
 * Rejects if it can't be undone; a file that somebody has changed since stays as it is.
 */
export async function undoKilledChange(root: string): Promise<boolean> {
  const { killedRun } = await import("./change/apply-plan.ts");
  const left = await killedRun(root);
  await left?.undo();
  return left !== undefined;
}
