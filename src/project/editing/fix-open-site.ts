// Fixes what is found in a site with the texts that are open in an editor. Nothing is written. (D302)
import type { DiagnosticCode } from "../../compiler/diagnostics/catalog.ts";
import { fixSite } from "../change/fix-site.ts";
import { withAllFindings } from "../compiled-site.ts";
import type { SiteFixes } from "../fix/fix-texts.ts";
import { withoutIgnored } from "../judging/judge-findings.ts";
import { loadCompiler } from "../load-compiler.ts";
import { UsageError } from "../settings/usage-error.ts";
import type { OpenFolder } from "./plan-open-change.ts";

/** The fixes of all findings that are not ignored, as `navc check --fix` makes them, or of those of one code. Rejects with `UsageError` if the site could not be compiled. */
export async function fixOpenSite(
  { state: { site, problem }, bodies, onProgress }: OpenFolder,
  code?: DiagnosticCode,
): Promise<SiteFixes> {
  if (site === undefined) throw new UsageError(problem ?? "The site could not be compiled.");
  const { compile, ignore } = site.settings;
  const options = { ...withAllFindings(compile), discover: true, links: compile.links ?? true, onProgress };
  const compiler = await loadCompiler();
  return fixSite(site.host, async (fixed) => {
    const { diagnostics } = await compiler.compile({ ...options, host: fixed }, undefined, { bodies });
    return withoutIgnored(diagnostics, ignore).filter((each) => code === undefined || each.code === code);
  });
}
