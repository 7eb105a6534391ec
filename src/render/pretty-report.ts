// Findings as text for people, with the lines of the file.
import pc from "picocolors";
import type { Diagnostic, Range } from "../diagnostics/diagnostic.ts";
import type { Severity } from "../diagnostics/codes.ts";
import { indexLines, type LineIndex } from "../text/line-index.ts";
import { adviceOf, severityCounts } from "./report-words.ts";
import { codeFrame, type FrameLine } from "./code-frame.ts";
import { visible } from "../text/visible.ts";
import { largest } from "./text-layout.ts";

export interface PrettyOptions {
  readonly color: boolean;
  /** Ends with a line that counts all severities, also those not shown. */
  readonly summary: boolean;
  /** The least severity shown; "info" when absent. */
  readonly least?: Severity;
  /** What the summary ends with, such as how many more were accepted. */
  readonly also?: readonly string[];
  /** The name of a file as the reader knows it; its path from the docs root when absent. */
  readonly fileName?: (file: string) => string;
}

type Colors = ReturnType<typeof pc.createColors>;

/** What printing one diagnostic needs besides the diagnostic. */
interface Page {
  readonly colors: Colors;
  readonly fileName: (file: string) => string;
  readonly linesOf: (file: string) => LineIndex | undefined;
}

/** Infos of one code beyond these are counted in a line. */
const mostInfos = 20;

const weight: { readonly [S in Severity]: number } = { info: 0, warning: 1, error: 2 };

/**
 * The diagnostics in the order given, each with a heading, its sentence, the lines of the file, related places and
 * what to write instead; of the infos of one code the first 20, and how many more there are. "" when there is nothing to
 * say. Ends with a line break.
 */
export function prettyReport(
  diagnostics: readonly Diagnostic[],
  sourceText: (file: string) => string | undefined,
  options: PrettyOptions,
): string {
  const colors = pc.createColors(options.color);
  const page = { colors, fileName: options.fileName ?? ((file) => file), linesOf: rememberLines(sourceText) };
  const least = weight[options.least ?? "info"];
  const { shown, left } = withFewInfos(diagnostics.filter(({ severity }) => weight[severity] >= least));
  const blocks = blocksOf(shown, page);
  if (left.length > 0) blocks.push(left);
  if (options.summary && diagnostics.length > 0) blocks.push(summaryOf(diagnostics, options.also ?? [], colors));
  return blocks.map((lines) => lines.map((line) => `${line.trimEnd()}\n`).join("")).join("\n");
}

/** Thousands of one kind of info would bury the rest; errors and warnings are never left out. */
function withFewInfos(diagnostics: readonly Diagnostic[]): {
  readonly shown: readonly Diagnostic[];
  readonly left: readonly string[];
} {
  const seen = new Map<string, number>();
  const shown = diagnostics.filter(({ severity, code }) => {
    if (severity !== "info") return true;
    seen.set(code, (seen.get(code) ?? 0) + 1);
    return (seen.get(code) ?? 0) <= mostInfos;
  });
  const left = [...seen].filter(([, number]) => number > mostInfos);
  return {
    shown,
    left: left.map(([code, number]) => `… ${number - mostInfos} more ${code} (--reporter json prints all)`),
  };
}

function rememberLines(sourceText: (file: string) => string | undefined): (file: string) => LineIndex | undefined {
  const linesByFile = new Map<string, LineIndex | undefined>();
  return (file) => {
    if (!linesByFile.has(file)) {
      const text = sourceText(file);
      linesByFile.set(file, text === undefined ? undefined : indexLines(text));
    }
    return linesByFile.get(file);
  };
}

function blockOf(diagnostic: Diagnostic, page: Page): readonly string[] {
  const { colors } = page;
  const { severity, message, file, range, related } = diagnostic;
  const heading = headingOf(diagnostic, page);
  const lines = page.linesOf(file);
  const frame = lines === undefined ? [] : frameText(codeFrame(lines, range), paint(colors, severity), colors);
  const advised = adviceOf(diagnostic);
  const advice = [
    ...(advised === undefined ? [] : [`  ${advised.words}: ${colors.green(visible(advised.written))}`]),
    ...related.map((other) => `  ${visible(other.message)}: ${placeText(page, other.file, other.range)}`),
  ];
  if (frame.length === 0) return [heading, `  ${visible(message)}`, ...advice];
  return [heading, `  ${visible(message)}`, "", ...frame, ...(advice.length === 0 ? [] : ["", ...advice])];
}

function headingOf({ severity, code, file, range }: Diagnostic, page: Page): string {
  const { colors } = page;
  return [placeText(page, file, range), paint(colors, severity)(severity), colors.dim(code)].join("  ");
}

/** Of infos about whole files the first of a code is printed in full, and those directly after it as headings only. */
function blocksOf(diagnostics: readonly Diagnostic[], page: Page): (readonly string[])[] {
  return runsOf(diagnostics).flatMap(([first, ...again]) => [
    ...(first === undefined ? [] : [blockOf(first, page)]),
    ...(again.length === 0 ? [] : [again.map((diagnostic) => headingOf(diagnostic, page))]),
  ]);
}

function runsOf(diagnostics: readonly Diagnostic[]): readonly (readonly Diagnostic[])[] {
  const runs: Diagnostic[][] = [];
  for (const diagnostic of diagnostics) {
    const run = runs.at(-1);
    const goesOn = isPlainFile(diagnostic) && run?.[0]?.code === diagnostic.code && isPlainFile(run[0]);
    if (run !== undefined && goesOn) run.push(diagnostic);
    else runs.push([diagnostic]);
  }
  return runs;
}

function isPlainFile({ severity, range, related }: Diagnostic): boolean {
  return severity === "info" && range.end.offset === 0 && related.length === 0;
}

function placeText({ colors, fileName }: Page, file: string, { start }: Range): string {
  return `${colors.cyan(visible(fileName(file)))}:${start.line}:${start.column}`;
}

function frameText(frame: readonly FrameLine[], mark: (text: string) => string, colors: Colors): readonly string[] {
  const width = largest(frame.map(({ number }) => number.length));
  return frame.map(({ number, text, role }) => {
    const gutter = `${role === "marked" ? mark(">") : " "} ${colors.dim(`${number.padStart(width)} |`)}`;
    return `  ${gutter} ${role === "underline" ? mark(text) : text}`;
  });
}

/** `3 errors, 1 warning`, and other counts. */
function summaryOf(diagnostics: readonly Diagnostic[], also: readonly string[], colors: Colors): readonly string[] {
  const counts = severityCounts(diagnostics).map(({ severity, words }) => paint(colors, severity)(words));
  return [[...counts, ...also.map(visible)].join(", ")];
}

function paint(colors: Colors, severity: Severity): (text: string) => string {
  return { error: colors.red, warning: colors.yellow, info: colors.blue }[severity];
}
