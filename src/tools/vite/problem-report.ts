// Reports the problems of a site: in the terminal in the form of `navc check`, and in the browser.
import { join } from "node:path";
import { checkCommand, sourceLimits } from "../../project/compiled-site.ts";
import { pathFromHere } from "../../project/settings/repository-path.ts";
import type { CompileResult } from "../../compiler/compile-result.ts";
import { count, type Severity } from "../../compiler/diagnostics/codes.ts";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import type { Host } from "../../compiler/host/host.ts";
import { sourceText } from "../../compiler/host/source-text.ts";
import { codeFrame } from "../../outputs/render/code-frame.ts";
import { prettyReport } from "../../outputs/render/pretty-report.ts";
import { lockName } from "../../compiler/routes/read-lock.ts";
import { indexLines } from "../../compiler/text/line-index.ts";
import { visible } from "../../compiler/text/visible.ts";
import type { PluginSettings } from "./plugin-options.ts";

/** The problems that count: neither ignored by the configuration of the site nor accepted by its baseline. */
export async function countedProblems(
  result: CompileResult,
  { site, root }: PluginSettings,
): Promise<readonly Diagnostic[]> {
  const { judgeFindings } = await import("../../project/judging/judge-findings.ts");
  const { diagnostics } = await judgeFindings({ result, settings: site }, root, {}, () => {});
  return diagnostics.filter(({ severity }) => severity !== "info").map(forVite);
}

/** The plugin has no `--fix`, so what that writes is to be written. */
function forVite(found: Diagnostic): Diagnostic {
  const { edits: _, ...problem } = found;
  return problem;
}

/** The problems of one severity, with their lines; "" if there are none. */
export function reportOf(
  problems: readonly Diagnostic[],
  severity: Severity,
  { settings, host }: SiteFiles,
  color: boolean,
): string {
  const limits = sourceLimits(settings.compile);
  return prettyReport(
    problems.filter((problem) => problem.severity === severity),
    (file) => sourceText(host, file, limits),
    {
      color,
      summary: false,
      columns: undefined,
      fileName: (file) => pathFromHere(fileOf(file, settings)),
      seeAll: (code) => `with ${checkCommand(pathFromHere(settings.root), code)}`,
    },
  );
}

/** Where the files of a site are, and how they are read. */
interface SiteFiles {
  readonly settings: PluginSettings;
  readonly host: Host;
}

/** An error as Vite shows it, in its overlay and when a build fails. */
export interface ShownError {
  readonly message: string;
  readonly id?: string;
  readonly loc?: { readonly file: string; readonly line: number; readonly column: number };
  readonly frame?: string;
  readonly plugin: "navc";
  readonly pluginCode?: string;
  /** Empty, because the stack of navc means nothing to readers. */
  readonly stack: "";
}

/** The first error among the problems, and how many more there are; undefined if there are none. */
export function firstError({
  problems,
  settings,
  host,
}: SiteFiles & { readonly problems: readonly Diagnostic[] }): ShownError | undefined {
  const [error, ...others] = problems.filter(({ severity }) => severity === "error");
  if (error === undefined) return undefined;
  const { message, code, range } = error;
  const file = fileOf(error.file, settings);
  const text = sourceText(host, error.file, sourceLimits(settings.compile));
  const lines = text === undefined ? [] : codeFrame(indexLines(text), range);
  const more = others.length === 0 ? "" : `\n\n${count(others.length, "more error")} in the terminal.`;
  return {
    message: visible(message) + more,
    id: file,
    loc: { file, line: range.start.line, column: range.start.column },
    // The overlay removes blanks before the first line, and would shift it.
    frame: lines.map((line) => `${line.number.padEnd(5)} | ${line.text}`).join("\n"),
    plugin: "navc",
    pluginCode: code,
    stack: "",
  };
}

/** Settings that are not valid, for the overlay: their message has the place. */
export function settingsError(message: string): ShownError {
  return { message: visible(message), plugin: "navc", stack: "" };
}

function fileOf(file: string, { root, site }: PluginSettings): string {
  return file === lockName && site.lock !== undefined ? site.lock.file : join(root, file);
}
