// Compiles a site for a command, with progress and a report of the findings.
import { statSync, type Stats } from "node:fs";
import { dirname, join } from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { lockName, type LockFile } from "../routes/lock-file.ts";
import type { PrettyOptions } from "../render/pretty-report.ts";
import type { CommonOptions } from "./common-options.ts";
import type { Compiler, CompileResult } from "./compiler.ts";
import { configuredOptions, type ConfiguredOptions } from "./configured-options.ts";
import { startProgress } from "./progress.ts";
import { wantsColor, type Streams, type TextStream } from "./streams.ts";
import { UsageError } from "./usage-error.ts";

/** What a command has to work with. */
export interface CommandContext {
  readonly streams: Streams;
  readonly loadCompiler: () => Promise<Compiler>;
  /** Called once, when the command is done. */
  readonly exitWith: (code: number) => void;
}

/** A site compiled, and how to print what was found in it. */
export interface CompiledSite {
  readonly result: CompileResult;
  /** What was asked for, by the configuration of the site and the command line. */
  readonly configured: ConfiguredOptions;
  /** What is to be shown: all, or with `--quiet` the errors. */
  readonly shown: readonly Diagnostic[];
  /** `shown`, or others, as people read them, for one stream; those below `least` are only counted. */
  report(stream: TextStream, least: NonNullable<PrettyOptions["least"]>, others?: ReportedOthers): string;
}

/** Other diagnostics than those of the compile, and what the summary ends with. */
export interface ReportedOthers {
  readonly diagnostics: readonly Diagnostic[];
  readonly also: readonly string[];
}

/** A lock that a command was given. */
export interface GivenLock {
  /** Its name as written. */
  readonly file: string;
  readonly content: LockFile | string;
}

/** What some commands ask of a compile, and others not. */
export interface CompileRequest {
  readonly lock?: GivenLock | undefined;
  /** Also look for page files that no entry names. */
  readonly discover?: boolean;
  /** Whether problems are chosen from afterwards, so that none may be only counted (D60). */
  readonly allFindings?: (configured: ConfiguredOptions) => boolean;
}

/** Compiles the site at `root` as its configuration and the options say, with progress on a terminal. */
export async function runCompile(
  root: string,
  options: CommonOptions,
  context: CommandContext,
  { lock, discover = false, allFindings = () => false }: CompileRequest = {},
): Promise<CompiledSite> {
  const { streams } = context;
  checkRoot(root);
  const configured = await configuredOptions(root, options);
  const locked = lock === undefined ? {} : { lock: lock.content };
  const progress = startProgress(streams.stderr);
  try {
    // `navc --help` waits for no table of letter widths.
    const [compiler, { prettyReport }] = await Promise.all([
      context.loadCompiler(),
      import("../render/pretty-report.ts"),
    ]);
    const host = compiler.openHost(root);
    const limits = allFindings(configured) ? { limits: { ...configured.compile.limits, findings: Infinity } } : {};
    const asked = { ...configured.compile, ...locked, ...limits, discover };
    const result = await compiler.compile({ ...asked, host: progress.watch(host) });
    const shown = visibleTo(options, result.diagnostics);
    const report: CompiledSite["report"] = (stream, least, others) =>
      prettyReport(others?.diagnostics ?? shown, (file) => host.readText(file), {
        color: wantsColor(stream, streams, options.color),
        summary: true,
        least,
        also: others?.also ?? [],
        // A path from the current folder opens in an editor with one click.
        fileName: (file) => (file === lockName && lock !== undefined ? lock.file : join(root, file)),
      });
    return { result, configured, shown, report };
  } finally {
    progress.end();
  }
}

/** With `--quiet` the errors, else all. */
export function visibleTo({ quiet }: CommonOptions, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return quiet === true ? diagnostics.filter(({ severity }) => severity === "error") : diagnostics;
}

/** Throws `UsageError` when `root` is no folder. */
export function checkRoot(root: string): void {
  const found = statOf(root);
  if (found === undefined) throw new UsageError(`There is no folder "${root}".`);
  if (!found.isDirectory()) {
    throw new UsageError(`${root} is a file. Name the folder that holds it: ${dirname(root)}`);
  }
}

function statOf(root: string): Stats | undefined {
  try {
    return statSync(root);
  } catch {
    return undefined;
  }
}

/** For commands whose result goes to stdout: errors and warnings to stderr, infos only counted. */
export function reportBeside(site: CompiledSite, { stderr }: Streams): void {
  const { shown } = site;
  if (shown.length === 0) return;
  const asksForCheck = shown.some(({ severity }) => severity === "info");
  stderr.write(site.report(stderr, "warning") + (asksForCheck ? "navc check prints the infos, too\n" : ""));
}
