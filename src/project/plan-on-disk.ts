// Defines `planChange` of navc/change: what a change does to the files of a docs folder.
import type { CompileOptions } from "../compiler/options.ts";
import type { EditPlan } from "./change/edit-plan.ts";
import type { SiteChange } from "./change/site-change.ts";

/** Which site is changed: the options of a compile. Those of its `navc.config.json` apply, and these override them. */
export type PlanOptions = Omit<CompileOptions, "host" | "lock">;

/**
 * Plans a change of the docs folder `options.root` ("." if absent). Nothing is written. The plan is plain JSON: each file that is
 * moved, edited, made or removed, with its text before and after; what was left; and in `refusals` each address that would be lost
 * and each error and warning that would be new, found by compiling the site as it would be. Rejects with an error whose
 * message is for the user if the site has no navigation, if its settings are not valid, and for an operation that names nothing.
 *
 * ```ts
 * const plan = await planChange({ root: "docs" }, {
 *   operations: [{ kind: "move", from: "guides/start", to: "guides/begin" }],
 * });
 * if (plan.refusals.length === 0) await applyPlan("docs", plan);
 * ```
 */
export async function planOnDisk(options: PlanOptions, change: SiteChange): Promise<EditPlan> {
  const { root = ".", onProgress, ...more } = options;
  const { openProject } = await import("./open-project.ts");
  const { loadCompiler } = await import("./load-compiler.ts");
  const project = openProject(root, {}, { compiler: loadCompiler, cache: { version: "" } }, more);
  return project.planChange(change, onProgress === undefined ? {} : { onProgress });
}
