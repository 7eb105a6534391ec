// Compiles a site for a command whose result goes to stdout, with the text that reports its problems on stderr (D123).
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import type { CommandContext } from "./command-context.ts";
import { alsoFound } from "./check/also-found.ts";
import type { JudgedFindings } from "../../project/judging/judge-findings.ts";
import { allFindings, choosesFindings } from "../../project/compiled-site.ts";
import { exitCodeOf, runCompile, type PrintedSite } from "./printed-site.ts";
import type { CompileOptions } from "../../compiler/options.ts";
import type { SiteSettings } from "../../project/settings/site-settings.ts";
import type { SiteOptions } from "../../project/settings/site-options.ts";

/** A compiled site, and what its command reports. */
export interface SiteForOutput {
  readonly site: PrintedSite;
  /** The findings that are not ignored or accepted; with `--quiet` only errors. */
  readonly found: readonly Diagnostic[];
  /** The text for stderr; "" if there is nothing to report. */
  readonly report: string;
  /** The exit code. */
  readonly code: number;
}

type FoundProblems = Pick<JudgedFindings, "diagnostics"> & { readonly also: readonly string[] };

/**
 * Compiles the site at `root`; `more` are options that override those of the command line. It reports the errors and warnings
 * that `navc check` reports, but no infos. Rejects with `UsageError` for wrong options and settings.
 */
export async function compileForOutput(
  root: string,
  options: SiteOptions,
  context: CommandContext,
  more: CompileOptions = {},
): Promise<SiteForOutput> {
  const given = (settings: SiteSettings): CompileOptions => ({ ...outputOptions(settings), ...more });
  return siteForOutput(await runCompile(root, options, context, given), root, options, context);
}

/** The options of a compile for such a command. */
export function outputOptions(settings: SiteSettings): CompileOptions {
  return choosesFindings(settings) ? allFindings : {};
}

/** What such a command reports about a compiled site; `end` is the end of its line of counts, and absent how many findings are accepted and ignored. */
export async function siteForOutput(
  site: PrintedSite,
  root: string,
  options: SiteOptions,
  context: CommandContext,
  { end }: { readonly end?: string } = {},
): Promise<SiteForOutput> {
  const isQuiet = options.quiet === true;
  const { result, settings } = site;
  // Places are looked for when diagnostics are read.
  if (isQuiet && result.ok) return { site, found: [], report: "", code: exitCodeOf(result) };
  const { diagnostics, also } = choosesFindings(settings)
    ? await judged(root, site)
    : { diagnostics: result.diagnostics, also: [] };
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const found = isQuiet ? errors : diagnostics;
  const shown = found.filter(({ severity }) => severity !== "info");
  const report =
    shown.length === 0
      ? ""
      : await site.report(shown, context.streams.stderr, { also: end === undefined ? also : [end] });
  const ok = result.navigation !== null && errors.length === 0;
  return { site, found, report, code: exitCodeOf({ ...result, ok }) };
}

async function judged(root: string, site: PrintedSite): Promise<FoundProblems> {
  const { judgeFindings } = await import("../../project/judging/judge-findings.ts");
  const findings = await judgeFindings(site, root, {}, () => undefined);
  return { diagnostics: findings.diagnostics, also: alsoFound(findings) };
}
