// Compiles a site for a command, with progress and a report of the findings.
import { statSync, type Stats } from "node:fs";
import { dirname, join } from "node:path";
import type { CompileResult } from "../compile-result.ts";
import { defaultLimits } from "../contract/limits.ts";
import { sourceText, type SourceLimits } from "../host/source-text.ts";
import type { Host } from "../host/host.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { DiagnosticCode } from "../diagnostics/catalog.ts";
import type { CompileOptions } from "../options.ts";
import type { PrettyOptions } from "../render/pretty-report.ts";
import { lockName } from "../routes/read-lock.ts";
import { visible } from "../text/visible.ts";
import type { CommandContext, KeepRecord } from "./command-context.ts";
import { withProgress } from "./progress.ts";
import type { SiteOptions } from "./site-options.ts";
import { readSettings, type SiteSettings } from "./site-settings.ts";
import { columnsOf, wantsColor, type Streams, type TextStream } from "./streams.ts";
import { couldNotRun, errorsFound, noErrors, UsageError } from "./usage-error.ts";
import { withBodies } from "./with-bodies.ts";

/** A site compiled, and how to print what was found in it. */
export interface CompiledSite {
  readonly result: CompileResult;
  /** The options of the configuration of the site and the command line. */
  readonly settings: SiteSettings;
  /** The files that it was compiled from. */
  readonly host: Host;
  /** The text of a file as far as something in it can be shown; undefined for one that is gone or too long. */
  readonly textOf: (file: string) => string | undefined;
  /** Diagnostics as people read them, for one stream. */
  readonly report: (diagnostics: readonly Diagnostic[], stream: TextStream, how: ReportForm) => Promise<string>;
}

/** How much is printed of the infos, and what the summary ends with. */
type ReportForm = Pick<PrettyOptions, "least" | "all" | "also" | "seeAll">;

/** For a compile whose problems are chosen from afterwards: none is only counted (D60). */
export const allFindings: CompileOptions = { limits: { findings: Infinity } };

/** Whether a site ignores problems or accepts them. The command line may name another baseline, or none with false. */
export function choosesFindings(
  { ignore, baseline }: SiteSettings,
  options: { readonly baseline?: string | false } = {},
): boolean {
  return (options.baseline ?? baseline ?? false) !== false || Object.keys(ignore).length > 0;
}

/** Compiles the site at `root` as its configuration and the options say, with progress on a terminal; `more` are options that go before them, `keep` gets what the stages recorded. */
export async function runCompile(
  root: string,
  options: SiteOptions,
  context: CommandContext,
  more: (settings: SiteSettings) => CompileOptions = () => ({}),
  keep?: KeepRecord,
): Promise<CompiledSite> {
  const { streams } = context;
  checkRoot(root);
  const settings = readSettings(root, options);
  const { compile } = settings;
  return withProgress(streams, async (progress) => {
    const compiler = await context.loadCompiler();
    const host = compiler.openHost(root);
    const given = { ...compile, ...more(settings), host, onProgress: progress.show };
    return withBodies({ root, compile: given, options }, context, async (bodies) => {
      const result = await compiler.compile(given, keep, { bodies });
      return siteOf(root, result, host, settings, options, streams);
    });
  });
}

/** The site of a result, with the files of `host` for what is printed of them. */
export function siteOf(
  root: string,
  result: CompileResult,
  host: Host,
  settings: SiteSettings,
  { color }: SiteOptions,
  streams: Streams,
): CompiledSite {
  const { compile, lock } = settings;
  const textOf = (file: string): string | undefined => sourceText(host, file, sourceLimits(compile));
  return {
    result,
    settings,
    host,
    textOf,
    async report(diagnostics, stream, how) {
      // A site without problems waits for no table of letter widths.
      const { prettyReport } = await import("../render/pretty-report.ts");
      return prettyReport(diagnostics, textOf, {
        seeAll: (code) => `with ${checkCommand(root, code)}`,
        ...how,
        color: wantsColor(stream, streams, color),
        summary: true,
        columns: columnsOf(stream),
        // A path from the current folder opens in an editor with one click.
        fileName: (file) => (file === lockName && lock !== undefined ? lock.file : join(root, file)),
      });
    },
  };
}

/** The command that prints all problems of a site, or all of one code. */
export function checkCommand(root: string, code?: DiagnosticCode): string {
  return ["navc check", visible(root), ...(code === undefined ? [] : ["--only", code]), "--all"].join(" ");
}

/** How much of a file a place can be in. */
export function sourceLimits({ limits, links, assets }: CompileOptions): SourceLimits {
  const all = { ...defaultLimits, ...limits };
  return { ...all, bodyBytes: links === true || assets === true ? all.bodyBytes : undefined };
}

/** Throws `UsageError` when `root` is not a folder. */
export function checkRoot(root: string): void {
  const found = statOf(root);
  if (found === undefined) throw new UsageError(`There is no folder "${root}".`);
  if (!found.isDirectory()) throw new UsageError(`${root} is a file. Name the folder that holds it: ${dirname(root)}`);
}

function statOf(root: string): Stats | undefined {
  try {
    return statSync(root);
  } catch {
    return undefined;
  }
}

/** The exit code after a compile. */
export function exitCodeOf(result: CompileResult): number {
  const { navigation, ok } = result;
  if (navigation !== null) return ok ? noErrors : errorsFound;
  const isAbsent = result.diagnostics.some(({ code }) => code === "config-not-found");
  return isAbsent || ok ? couldNotRun : errorsFound;
}
