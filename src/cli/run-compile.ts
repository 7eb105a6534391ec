// Compiles a site for a command, with progress and a report of the findings.
import { statSync, type Stats } from "node:fs";
import { dirname, join } from "node:path";
import type { CompileResult } from "../compile.ts";
import { defaultLimits } from "../contract/limits.ts";
import { sourceText } from "../host/source-text.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SiteRecord } from "../explain/explained-site.ts";
import type { Host } from "../host/host.ts";
import type { CompileOptions } from "../options.ts";
import type { PrettyOptions } from "../render/pretty-report.ts";
import { startProgress } from "./progress.ts";
import { readSettings, type SiteOptions, type SiteSettings } from "./site-options.ts";
import { wantsColor, type Streams, type TextStream } from "./streams.ts";
import { couldNotRun, errorsFound, noErrors, UsageError } from "./usage-error.ts";

type KeepRecord = (record: SiteRecord) => void;

/** The library as the commands see it: tests give their own. */
export interface Compiler {
  /** `keep` gets what the stages recorded of a site that has a tree. */
  compile(options: CompileOptions, keep?: KeepRecord): Promise<CompileResult>;
  /** The files of a docs root. */
  openHost(root: string): Host;
}

/** The library itself, loaded on first need: `navc --help` waits for none of it. */
export async function loadCompiler(): Promise<Compiler> {
  const [{ compileWithRecord }, { nodeHost }] = await Promise.all([
    import("../compile.ts"),
    import("../node/node-host.ts"),
  ]);
  return { compile: compileWithRecord, openHost: nodeHost };
}

/** What a command has to work with. */
export interface CommandContext {
  readonly streams: Streams;
  /** The version of navc. */
  readonly version: string;
  readonly loadCompiler: () => Promise<Compiler>;
  /** Called once, when the command is done. */
  readonly exitWith: (code: number) => void;
}

/** A site compiled, and how to print what was found in it. */
export interface CompiledSite {
  readonly result: CompileResult;
  /** What was asked for, by the configuration of the site and the command line. */
  readonly settings: SiteSettings;
  /** What is to be shown: all, or with `--quiet` the errors. */
  readonly shown: readonly Diagnostic[];
  /** `shown`, or others, as people read them, for one stream; those below `least` are only counted. */
  readonly report: (stream: TextStream, least: NonNullable<PrettyOptions["least"]>, others?: ReportedOthers) => string;
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
  const settings = await readSettings(root, options);
  const { compile, lock } = settings;
  const progress = startProgress(streams.stderr);
  try {
    // `navc --help` waits for no table of letter widths and no reader of JSON.
    const [compiler, { prettyReport }, { lockName }] = await Promise.all([
      context.loadCompiler(),
      import("../render/pretty-report.ts"),
      import("../routes/read-lock.ts"),
    ]);
    const host = compiler.openHost(root);
    const result = await compiler.compile({ ...compile, ...more(settings), host: progress.watch(host) }, keep);
    const shown = visibleTo(options, result.diagnostics);
    const report: CompiledSite["report"] = (stream, least, others) =>
      prettyReport(
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
export function reportBeside({ shown, report }: CompiledSite, { stderr }: Streams): void {
  if (shown.length === 0) return;
  const asksForCheck = shown.some(({ severity }) => severity === "info");
  stderr.write(report(stderr, "warning") + (asksForCheck ? "navc check prints the infos, too\n" : ""));
}

/** The exit code after a compile. */
export function exitCodeOf({ navigation, diagnostics, ok }: CompileResult): number {
  const isAbsent = diagnostics.some(({ code }) => code === "config-not-found");
  if (navigation === null && (isAbsent || ok)) return couldNotRun;
  return ok ? noErrors : errorsFound;
}
