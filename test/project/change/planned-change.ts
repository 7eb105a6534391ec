// Plans changes of sites in memory.
import { memoryHost, type CompileOptions } from "../../../src/index.ts";
import { loadCompiler } from "../../../src/project/load-compiler.ts";
import type { EditPlan, PlannedFile } from "../../../src/project/change/edit-plan.ts";
import { planChange } from "../../../src/project/change/plan-change.ts";
import type { SiteToChange } from "../../../src/project/change/opened-site.ts";
import type { ChangeOperation, SiteChange } from "../../../src/project/change/site-change.ts";

/** The texts of a site by path. */
export type SiteTexts = Readonly<Record<string, string>>;

/** The plan of a change for a site of these texts. */
export async function planned(texts: SiteTexts, change: SiteChange, options: CompileOptions = {}): Promise<EditPlan> {
  return planChange(await siteOf(texts, options), change);
}

/** A site of these texts. */
export async function siteOf(texts: SiteTexts, options: CompileOptions = {}): Promise<SiteToChange> {
  return {
    compiler: await loadCompiler(),
    options: { root: ".", ...options },
    host: memoryHost(texts),
    files: () => Object.keys(texts),
    baseline: undefined,
  };
}

/** The plan of some operations for a site of these texts. */
export async function plannedChange(
  texts: SiteTexts,
  operations: readonly ChangeOperation[],
  counterparts?: SiteChange["counterparts"],
  baseline?: string,
): Promise<EditPlan> {
  const site = {
    compiler: await loadCompiler(),
    options: { root: "." },
    host: memoryHost(texts),
    files: () => Object.keys(texts),
    baseline,
  };
  return planChange(site, { operations, counterparts });
}

/** The texts of a site after a plan. */
export function withFiles(texts: SiteTexts, files: readonly PlannedFile[]): SiteTexts {
  const gone = new Set(
    files.flatMap((file) => (file.kind === "move" ? [file.from] : file.kind === "remove" ? [file.file] : [])),
  );
  const kept = Object.entries(texts).filter(([path]) => !gone.has(path));
  const made = files.flatMap((file): readonly (readonly [string, string])[] => {
    if (file.kind === "remove") return [];
    return file.kind === "move" ? [[file.to, file.after ?? texts[file.from]!]] : [[file.file, file.after]];
  });
  return Object.fromEntries([...kept, ...made]);
}
