// Reads the specs of a site; a site without specs loads no parser for them.
import type { RecordedInputs } from "./host/recording-host.ts";
import type { HintBudget } from "./hints/hint-budget.ts";
import type { Report } from "./diagnostics/diagnostic.ts";
import type { ResolvedOptions } from "./options.ts";
import type { SpecSources } from "./specs/load-specs.ts";
import type { ParsedBefore } from "./specs/spec-files.ts";
import { noSpecs, type SpecCatalog } from "./specs/spec-catalog.ts";

/** What reading specs shares with the rest of a compile. */
interface SpecsRun {
  readonly options: ResolvedOptions;
  readonly recorded: RecordedInputs;
  readonly before: { readonly specs?: ParsedBefore | undefined } | undefined;
  readonly searches: HintBudget;
  readonly report: Report;
}

/** The catalogue of all specs that are named, or in which entries may be. */
export async function readSiteSpecs(
  named: Pick<SpecSources, "uses" | "bareEntries" | "isNoOverlay">,
  { options, recorded, before, searches, report }: SpecsRun,
): Promise<SpecCatalog> {
  if (named.uses.length === 0 && named.bareEntries.length === 0) return noSpecs;
  const { loadSpecs } = await import("./specs/load-specs.ts");
  const { limits, remote, specValidator, onProgress } = options;
  return loadSpecs({
    ...named,
    host: recorded.host,
    limits,
    sources: options.sources,
    dialect: options.dialect,
    budget: recorded.budget,
    hints: searches,
    parsed: before?.specs,
    remote,
    validate: specValidator?.(),
    onProgress,
    report,
  });
}
