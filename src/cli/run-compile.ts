// Compiles a site for a command, with progress and a report of the findings.
import { statSync, type Stats } from "node:fs";
import { dirname, join } from "node:path";
import type { CompileResult } from "../compile.ts";
import { defaultLimits } from "../contract/limits.ts";
import { sourceText } from "../host/source-text.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { CompileOptions } from "../options.ts";
import type { PrettyOptions } from "../render/pretty-report.ts";
import { lockName } from "../routes/read-lock.ts";
import type { CommandContext, KeepRecord } from "./command-context.ts";
import { startProgress } from "./progress.ts";
import type { SiteOptions } from "./site-options.ts";
import { readSettings, type SiteSettings } from "./site-settings.ts";
import { wantsColor, type Streams, type TextStream } from "./streams.ts";
import { couldNotRun, errorsFound, noErrors, UsageError } from "./usage-error.ts";

/** A site compiled, and how to print what was found in it. */
export interface CompiledSite {
  readonly result: CompileResult;
  /** The options of the configuration of the site and the command line. */
  readonly settings: SiteSettings;
  /** What is to be shown: all, or with `--quiet` the errors. */
  readonly shown: readonly Diagnostic[];
  /** `shown`, or others, as people read them, for one stream; those below `least` are only counted. */
  readonly report: (
    stream: TextStream,
    least: NonNullable<PrettyOptions["least"]>,
    others?: ReportedOthers,
  ) => Promise<string>;
}

/** Other diagnostics than those of the compile, and what the summary ends with. */
interface ReportedOthers {
  readonly diagnostics: readonly Diagnostic[];
  readonly also: readonly string[];
}

/** For a compile whose problems are chosen from afterwards: none is only counted (D60). */
export const allFindings: CompileOptions = { limits: { findings: Infinity } };

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
  const { compile, lock } = settings;
  const progress = startProgress(streams.stderr);
  try {
    const compiler = await context.loadCompiler();
    const host = compiler.openHost(root);
    const result = await compiler.compile({ ...compile, ...more(settings), host: progress.watch(host) }, keep);
    // Places are looked for when diagnostics are read.
    const shown = options.quiet === true && result.ok ? [] : visibleTo(options, result.diagnostics);
    const report: CompiledSite["report"] = async (stream, least, others) => {
      // A site without problems waits for no table of letter widths.
      const { prettyReport } = await import("../render/pretty-report.ts");
      return prettyReport(
        others?.diagnostics ?? shown,
        (file) => sourceText(host, file, { ...defaultLimits, ...compile.limits }),
        {
          color: wantsColor(stream, streams, options.color),
          summary: true,
          least,
          also: others?.also ?? [],
          // A path from the current folder opens in an editor with one click.
          fileName: (file) => (file === lockName && lock !== undefined ? lock.file : join(root, file)),
        },
      );
    };
    return { result, settings, shown, report };
  } finally {
    progress.end();
  }
}

/** With `--quiet` the errors, else all. */
export function visibleTo({ quiet }: SiteOptions, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return quiet === true ? diagnostics.filter(({ severity }) => severity === "error") : diagnostics;
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

/** For commands whose result goes to stdout: errors and warnings to stderr, infos only counted. */
export async function reportBeside({ shown, report }: CompiledSite, { stderr }: Streams): Promise<void> {
  if (shown.length === 0) return;
  const asksForCheck = shown.some(({ severity }) => severity === "info");
  stderr.write((await report(stderr, "warning")) + (asksForCheck ? "navc check prints the infos, too\n" : ""));
}

/** The exit code after a compile. */
export function exitCodeOf(result: CompileResult): number {
  const { navigation, ok } = result;
  if (navigation !== null) return ok ? noErrors : errorsFound;
  const isAbsent = result.diagnostics.some(({ code }) => code === "config-not-found");
  return isAbsent || ok ? couldNotRun : errorsFound;
}
