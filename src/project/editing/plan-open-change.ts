// Plans a change of a site with the texts that are open in an editor. (D300)
import type { KnownBodies } from "../../compiler/bodies/known-bodies.ts";
import type { ProgressListener } from "../../compiler/contract/compile-progress.ts";
import { compareText } from "../../compiler/text/compare-text.ts";
import type { EditPlan } from "../change/edit-plan.ts";
import type { SiteToChange } from "../change/opened-site.ts";
import type { ChangeOperation, SiteChange } from "../change/site-change.ts";
import { filesBelow } from "../files/files-below.ts";
import { loadCompiler } from "../load-compiler.ts";
import { pathFromRoot } from "../settings/repository-path.ts";
import { UsageError } from "../settings/usage-error.ts";
import type { EditedState } from "./edited-state.ts";
import type { PageMove } from "./translated-moves.ts";

/** A docs folder with its open texts. */
export interface OpenFolder {
  readonly root: string;
  readonly state: EditedState;
  /** The files that are open; some may not be on the disk. */
  readonly openFiles: readonly string[];
  readonly bodies: KnownBodies;
  readonly onProgress: ProgressListener;
}

/** Plans a change of an open folder. Rejects with `UsageError` if the site could not be compiled, and for an operation that names nothing. */
export async function planOpenChange(folder: OpenFolder, change: SiteChange): Promise<EditPlan> {
  const { planSiteChange } = await import("../repair/plan-site-change.ts");
  return planSiteChange(await openForChange(folder), change);
}

/** The moves of the same pages in other languages; empty while docs.json can't be read. Rejects as `planOpenChange` does. */
export async function openTranslatedMoves(
  folder: OpenFolder,
  operations: readonly ChangeOperation[],
): Promise<readonly PageMove[]> {
  const { tree } = folder.state;
  if (tree === undefined || tree.isStale === true) return [];
  const { translatedMoves } = await import("./translated-moves.ts");
  return translatedMoves(operations, tree.navigation, await openForChange(folder));
}

/** An open folder as the engine of changes wants it. Rejects with `UsageError` if the site could not be compiled. */
async function openForChange({ root, state, openFiles, bodies, onProgress }: OpenFolder): Promise<SiteToChange> {
  const { site, problem } = state;
  if (site === undefined) throw new UsageError(problem ?? "The site could not be compiled.");
  const { settings, host } = site;
  let files: readonly string[] | undefined;
  return {
    compiler: await loadCompiler(),
    options: { ...settings.compile, root, onProgress },
    host,
    files: () => (files ??= [...new Set([...filesBelow(root), ...openFiles])].toSorted(compareText)),
    bodies,
    baseline: settings.baseline === undefined ? undefined : pathFromRoot(root, settings.baseline.file),
  };
}
