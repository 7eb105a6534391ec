// Writes findings as text for people, with the lines of the file.
import pc from "picocolors";
import type { Diagnostic, Range } from "../../compiler/diagnostics/diagnostic.ts";
import type { DiagnosticCode } from "../../compiler/diagnostics/catalog.ts";
import { count, type Severity } from "../../compiler/diagnostics/codes.ts";
import { indexLines, type LineIndex } from "../../compiler/text/line-index.ts";
import { infoLines } from "./info-lines.ts";
import { groupLines } from "./group-lines.ts";
import { firstPlaces } from "./group-words.ts";
import type { ProblemGroup } from "./problem-groups.ts";
import { adviceOf, atLeast, severityCounts, worstFirst } from "./report-words.ts";
import { screenful } from "./screenful.ts";
import { codeFrame, linesAround } from "./code-frame.ts";
import { visible } from "../../compiler/text/visible.ts";
import { shortWords } from "./short-words.ts";
import { firstOf, largest, wrap } from "./text-layout.ts";

export interface PrettyOptions {
  readonly color: boolean;
  /** Ends with a line that counts all severities, including those not shown. */
  readonly summary: boolean;
  /** The least severity shown; "info" if absent. */
  readonly least?: Severity;
  /** Prints each diagnostic in full, with all its places; otherwise the report has at most one screen. */
  readonly all?: boolean;
  /** How the reader can see all diagnostics of a code; "with --all" if absent. */
  readonly seeAll?: (code?: DiagnosticCode) => string;
  /** How many columns the terminal has; absent if there is none. */
  readonly columns?: number | undefined;
  /** What the summary ends with, such as the number of accepted problems. */
  readonly also?: readonly string[];
  /** The name of a file as the reader knows it; its path from the docs root if absent. */
  readonly fileName?: (file: string) => string;
}

/** In columns: a narrower terminal breaks the lines of a sentence itself. */
const narrowest = 20;

type Colors = ReturnType<typeof pc.createColors>;

/** What is needed to print one diagnostic. */
interface Page {
  readonly colors: Colors;
  readonly fileName: (file: string) => string;
  readonly linesOf: (file: string) => LineIndex | undefined;
  readonly columns: number | undefined;
  /** The number of other places of a diagnostic that are printed. */
  readonly mostPlaces: number;
  readonly seeAll: (code?: DiagnosticCode) => string;
}

/** The most lines of a report that does not print everything: together with other output of a command, less than 80. */
const mostLines = 70;

/** The most places, so that the problem itself stays visible. */
const mostPlaces = 10;

/**
 * The errors, then the warnings, each with a heading, its sentence, the lines of the file, related places and what to write
 * instead; problems with one cause together; then the infos, with one line for each code. "" if there is nothing to report. Ends with
 * a line break.
 */
export function prettyReport(
  diagnostics: readonly Diagnostic[],
  sourceText: (file: string) => string | undefined,
  options: PrettyOptions,
): string {
  const { columns, fileName = (file) => file, least = "info", all = false, seeAll = () => "with --all" } = options;
  const colors = pc.createColors(options.color);
  const linesOf = rememberLines(sourceText);
  const page = { colors, fileName, linesOf, columns, mostPlaces: all ? Infinity : mostPlaces, seeAll };
  const shown = worstFirst(atLeast(least, diagnostics));
  const summary = options.summary && diagnostics.length > 0 ? [summaryOf(diagnostics, options.also ?? [], colors)] : [];
  const blocks = all ? shown.map((diagnostic) => blockOf(diagnostic, page)) : screenfulOf(shown, page);
  return [...blocks, ...summary]
    .map((lines) => lines.map((line) => `${shortWords(line).trimEnd()}\n`).join(""))
    .join("\n");
}

function isInfo({ severity }: Diagnostic): boolean {
  return severity === "info";
}

/** The blocks of a report of one screen. */
function screenfulOf(shown: readonly Diagnostic[], page: Page): readonly (readonly string[])[] {
  const { colors, columns, seeAll } = page;
  const infos = shown.filter(isInfo);
  const style = {
    colors,
    columns,
    seeAll,
    fileName: page.fileName,
    placeOf: (each: Diagnostic) => shortPlace(each, page),
  };
  const lines = infos.length === 0 ? [] : [infoLines(infos, style)];
  const room = mostLines - lines.flat().length - 3;
  const short = { ...page, linesOf: () => undefined, mostPlaces: 0 };
  const formed =
    (each: Page, places: number) =>
    (group: ProblemGroup): readonly string[] =>
      group.kind === "single"
        ? blockOf(group.problems[0], each)
        : groupLines(group, places, { ...style, paint: paint(colors, group.severity) });
  const faults = shown.filter((diagnostic) => !isInfo(diagnostic));
  const forms = { whole: formed(page, firstPlaces), listed: formed(page, Infinity), short: formed(short, 0) };
  return [...screenful(faults, room, forms), ...lines];
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
  const { message, file, related } = diagnostic;
  const others = firstOf(related, page.mostPlaces);
  const heading = headingOf(diagnostic, page);
  const lines = page.linesOf(file);
  const frame = lines === undefined ? [] : frameText(lines, diagnostic, page);
  const advised = adviceOf(diagnostic);
  const advice = [
    ...(advised === undefined ? [] : [`  ${advised.words}: ${colors.green(visible(advised.written))}`]),
    ...others.shown.map((other) => `  ${visible(other.message)}: ${placeText(page, other.file, other.range)}`),
    ...(others.left === 0 ? [] : [`  … ${count(others.left, "more place")}, ${page.seeAll(diagnostic.code)}`]),
  ];
  const sentence = sentenceLines(message, page);
  if (frame.length === 0) return [heading, ...sentence, ...advice];
  return [heading, ...sentence, "", ...frame, ...(advice.length === 0 ? [] : ["", ...advice])];
}

/** At a terminal, its lines break between words. Elsewhere it is one line, which programs can search. */
function sentenceLines(message: string, { columns }: Page): readonly string[] {
  const text = visible(message);
  const lines = columns === undefined ? [text] : wrap(text, Math.max(narrowest, columns - 2));
  return lines.map((line) => `  ${line}`);
}

function headingOf({ severity, code, file, range }: Diagnostic, page: Page): string {
  const { colors } = page;
  return [placeText(page, file, range), paint(colors, severity)(severity), colors.dim(code)].join("  ");
}

function placeText({ colors, fileName }: Page, file: string, { start }: Range): string {
  return `${colors.cyan(visible(fileName(file)))}:${start.line}:${start.column}`;
}

/** The place of an info in a list; a file as a whole is named without a line. */
function shortPlace({ file, range }: Diagnostic, page: Page): string {
  return range.end.offset === 0 ? page.colors.cyan(visible(page.fileName(file))) : placeText(page, file, range);
}

function frameText(lines: LineIndex, { range, severity }: Diagnostic, page: Page): readonly string[] {
  const { colors, columns } = page;
  const mark = paint(colors, severity);
  const margin = `  > ${range.start.line + linesAround} | `.length;
  const frame = codeFrame(lines, range, columns === undefined ? undefined : columns - margin);
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
