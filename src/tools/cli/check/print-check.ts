// Prints the problems of a compiled site that count, in the requested form.
import { count, type Severity } from "../../../compiler/diagnostics/codes.ts";
import { problemsIn, type Diagnostic } from "../../../compiler/diagnostics/diagnostic.ts";
import { parity, type Parity } from "../../../outputs/render/parity.ts";
import { atLeast } from "../../../outputs/render/report-words.ts";
import { checkReporters, type ReportedSite, type ReporterName } from "./check-reporters.ts";
import type { FixOptions } from "./run-fix.ts";
import type { BaselineOptions } from "../../../project/judging/judge-findings.ts";
import { withoutIgnoredFiles } from "../../../project/comparison/published-site.ts";
import { onlyCodes } from "../../../project/judging/only-codes.ts";
import { openProject } from "../../../project/open-project.ts";
import { readSiteConfig } from "../../../project/settings/site-config.ts";
import { pathOnDisk } from "../../../project/settings/source-settings.ts";
import { repositoryPath } from "../../../project/settings/repository-path.ts";
import { dialectNote } from "../../../project/settings/platform-dialect.ts";
import { bodyCache } from "../body-cache.ts";
import { exitCodeOf, type PrintedSite } from "../printed-site.ts";
import type { CommandContext } from "../command-context.ts";
import { writeJson, writeNote } from "../io/streams.ts";
import { errorsFound, noErrors } from "../io/exit-codes.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";

/** The options of `navc check`. */
export interface CheckCommandOptions extends BaselineOptions, FixOptions {
  readonly reporter: ReporterName;
  readonly minSeverity?: Severity;
  readonly all?: boolean;
  readonly only?: readonly string[];
  readonly maxWarnings?: number;
  readonly parity?: boolean;
  readonly watch?: boolean;
}

/** All problems that count, also those that were not printed, and the exit code. */
interface PrintedCheck {
  readonly diagnostics: readonly Diagnostic[];
  readonly code: number;
}

/** Prints the problems of a site that count. */
export async function printCheck(
  site: PrintedSite,
  root: string,
  options: CheckCommandOptions,
  context: CommandContext,
): Promise<PrintedCheck> {
  const { streams } = context;
  const { judgeFindings, staleReport } = await import("../../../project/judging/judge-findings.ts");
  const judged = await judgeFindings(site, root, options, (line) => writeNote(streams, line));
  const { navigation } = site.result;
  const inRepository = repositoryPath(root, streams.env);
  const onDisk = pathOnDisk(root, site.settings.compile.sources);
  const checked: ReportedSite = {
    site,
    root,
    config: options.config,
    ok: navigation !== null && judged.diagnostics.every(({ severity }) => severity !== "error"),
    judged,
    shown: onlyCodes(atLeast(leastOf(options), judged.diagnostics), options.only),
    least: leastOf(options),
    only: options.only ?? [],
    quiet: options.quiet === true,
    all: options.all === true,
    fixed: options.fix === true,
    askedOnce: askedOnce(site, options),
    parity: await parityOf(site, options),
    fileName: (file) => inRepository(onDisk(file)),
    version: context.version,
    planRepair: async (earlier) =>
      openProject(root, options, { compiler: context.loadCompiler, cache: bodyCache(context) }).planRepair(earlier),
  };
  const { print, form } = checkReporters[options.reporter];
  const text = await print(checked, streams.stdout);
  if (form === "json") writeJson(streams.stdout, text);
  else (form === "commands" ? (streams.commands ?? streams.stdout) : streams.stdout).write(text);
  const stale = options.quiet === true ? undefined : staleReport(judged);
  if (stale !== undefined) writeNote(streams, stale);
  const note = checked.quiet || options.watch === true ? undefined : dialectNote(root, site.settings.compile);
  if (note !== undefined) writeNote(streams, note);
  return { diagnostics: judged.diagnostics, code: codeOf(checked, options, context) };
}

function askedOnce({ settings: { configuration } }: PrintedSite, options: CheckCommandOptions): readonly string[] {
  const settings = configuration === undefined ? {} : readSiteConfig(configuration);
  return (["links", "assets", "specs"] as const).filter((name) => options[name] === true && settings[name] !== true);
}

function leastOf({ quiet, minSeverity = "info" }: CheckCommandOptions): Severity {
  return quiet === true ? "error" : minSeverity;
}

async function parityOf(
  { result, host, settings }: PrintedSite,
  options: CheckCommandOptions,
): Promise<Parity | undefined> {
  if (options.parity !== true || result.navigation === null) return undefined;
  if (options.reporter === "sarif") throw new UsageError("--parity has no place in sarif; use another --reporter.");
  return parity(await withoutIgnoredFiles(result.navigation, host, settings.compile));
}

function codeOf({ site, ok, judged }: ReportedSite, options: CheckCommandOptions, context: CommandContext): number {
  const code = exitCodeOf({ ...site.result, ok });
  const most = options.maxWarnings ?? site.settings.maxWarnings;
  const warnings = problemsIn(judged.diagnostics.filter(({ severity }) => severity === "warning"));
  if (most === undefined || warnings <= most) return code;
  const setting = options.maxWarnings === undefined ? `"maxWarnings"` : "--max-warnings";
  writeNote(context.streams, `${count(warnings, "warning")}, and ${setting} allows ${most}`);
  return code === noErrors ? errorsFound : code;
}
