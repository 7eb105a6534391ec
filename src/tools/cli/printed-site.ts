// Compiles a site for a command, with progress and a report of the findings.
import { join } from "node:path";
import type { CompileResult } from "../../compiler/compile-result.ts";
import { sourceText } from "../../compiler/host/source-text.ts";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import type { CompileOptions } from "../../compiler/options.ts";
import type { PrettyOptions } from "../../outputs/render/pretty-report.ts";
import { lockName } from "../../compiler/routes/read-lock.ts";
import { checkCommand, sourceLimits, type CompiledSite } from "../../project/compiled-site.ts";
import type { KeepRecord } from "../../project/load-compiler.ts";
import { openProject } from "../../project/open-project.ts";
import type { SiteOptions } from "../../project/settings/site-options.ts";
import { pathOnDisk } from "../../project/settings/source-settings.ts";
import type { SiteSettings } from "../../project/settings/site-settings.ts";
import { bodyCache } from "./body-cache.ts";
import type { CommandContext } from "./command-context.ts";
import { couldNotRun, errorsFound, noErrors } from "./io/exit-codes.ts";
import { withProgress } from "./io/progress.ts";
import { wantsColor } from "../../outputs/render/wants-color.ts";
import type { CommandEnvironment } from "./io/command-environment.ts";
import { columnsOf, type TextStream } from "./io/streams.ts";

/** A compiled site, and how to print its findings. */
export interface PrintedSite extends CompiledSite {
  /** The part of the text of a file that can be shown; undefined for a missing or too long file. */
  readonly textOf: (file: string) => string | undefined;
  /** Diagnostics as text for people, for one stream. */
  readonly report: (diagnostics: readonly Diagnostic[], stream: TextStream, how: ReportForm) => Promise<string>;
}

/** How many infos are printed, and the end of the summary. */
type ReportForm = Pick<PrettyOptions, "least" | "all" | "also" | "seeAll">;

/** Compiles the site at `root` with its configuration and the options, with progress on a terminal. `more` are options that override them; `keep` is called with what the stages recorded. */
export async function runCompile(
  root: string,
  options: SiteOptions,
  context: CommandContext,
  more: (settings: SiteSettings) => CompileOptions = () => ({}),
  keep?: KeepRecord,
): Promise<PrintedSite> {
  const { streams, loadCompiler } = context;
  const project = openProject(root, options, { compiler: loadCompiler, cache: bodyCache(context) });
  return withProgress(streams, async ({ show }) => {
    const site = await project.compile({ more: more(project.settings), onProgress: show, keep });
    return printedSite(root, site, options, streams);
  });
}

/** A compiled site, with its files for printing. */
export function printedSite(
  root: string,
  site: CompiledSite,
  { color }: SiteOptions,
  streams: CommandEnvironment,
): PrintedSite {
  const { host, settings } = site;
  const { compile, lock } = settings;
  const onDisk = pathOnDisk(root, compile.sources);
  const textOf = (file: string): string | undefined => sourceText(host, file, sourceLimits(compile));
  return {
    ...site,
    textOf,
    async report(diagnostics, stream, how) {
      // A site without problems does not need the table of letter widths.
      const { prettyReport } = await import("../../outputs/render/pretty-report.ts");
      return prettyReport(diagnostics, textOf, {
        seeAll: (code) => `with ${checkCommand(root, code)}`,
        ...how,
        color: wantsColor(stream, streams, color),
        summary: true,
        columns: columnsOf(stream),
        // A path from the current folder opens in an editor with one click.
        fileName: (file) => (file === lockName && lock !== undefined ? lock.file : join(root, onDisk(file))),
      });
    },
  };
}

/** The exit code after a compile. */
export function exitCodeOf(result: CompileResult): number {
  const { navigation, ok } = result;
  if (navigation !== null) return ok ? noErrors : errorsFound;
  const isAbsent = result.diagnostics.some(({ code }) => code === "config-not-found");
  return isAbsent || ok ? couldNotRun : errorsFound;
}
