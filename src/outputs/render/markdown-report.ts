// Writes findings as Markdown for the summary of a CI job.
import { count } from "../../compiler/diagnostics/codes.ts";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { groupTexts } from "./group-words.ts";
import { groupsByCause, groupsByCode, mostGroups, sizeOf, type ProblemGroup } from "./problem-groups.ts";
import { adviceSentence, atLeast, countsLine, severityCounts, worstFirst, type CountsOptions } from "./report-words.ts";
import { utf8Length } from "../../compiler/text/byte-lengths.ts";
import { markdownText } from "../../compiler/text/visible.ts";

export interface MarkdownOptions extends CountsOptions {
  /** A file's path from the root of the repository; its path from the docs root if absent. */
  readonly fileName?: (file: string) => string;
  /** Lines that say what could not be judged. */
  readonly notJudged?: readonly string[];
  /** How many bytes of UTF-8 the report may have; 1,000,000 if absent, because GitHub accepts a summary of 1 MiB. */
  readonly mostBytes?: number;
}

const head = "| place | severity | code | message |\n| --- | --- | --- | --- |\n";
/** For headings, the counts and the line that says what was left out. */
const reserved = 2_000;

/** The number of rows of errors and warnings that people can read; if there are more, those of one code share a row. */
const mostRows = 40;

/**
 * The counts, a table of the errors and then the warnings, in which problems with one cause share a row; below it, folded, the
 * single problems and the infos. Rows that do not fit are counted in the last line. No text of a user can leave its cell.
 */
export function markdownReport(diagnostics: readonly Diagnostic[], options: MarkdownOptions = {}): string {
  const { fileName = (file) => file, also = [], notJudged = [], mostBytes = 1_000_000 } = options;
  const faults = worstFirst(atLeast("warning", diagnostics));
  const infos = diagnostics.filter(isInfo);
  const groups = rowsOf(faults);
  const summed = groups.filter(({ kind }) => kind !== "single").flatMap(({ problems }) => problems);
  const take = roomFor(mostBytes - reserved, utf8Length);
  const groupRows = groups.map((group) => groupRow(group, fileName)).filter(take);
  const rows = (problems: readonly Diagnostic[]): readonly string[] =>
    problems.map((problem) => rowOf(problem, fileName)).filter(take);
  const [summedRows, infoRows] = [rows(summed), rows(infos)];
  const left = groups.length + summed.length + infos.length - groupRows.length - summedRows.length - infoRows.length;
  const counted = severityCounts(summed).map(({ words }) => words);
  return [
    `### navc check\n\n${countsLine(diagnostics, { ...options, also: also.map(markdownText) })}\n`,
    ...notJudged.map((line) => `\n${markdownText(line)}\n`),
    groupRows.length === 0 ? "" : `\n${head}${groupRows.join("")}`,
    summedRows.length === 0 ? "" : "\n" + folded(`each of ${counted.join(" and ")}`, head + summedRows.join("")),
    infoRows.length === 0 ? "" : "\n" + folded(count(infos.length, "info"), head + infoRows.join("")),
    left === 0 ? "" : `\n… ${count(left, "more row")}, which have no room here; \`navc check --all\` prints all.\n`,
  ].join("");
}

function rowsOf(faults: readonly Diagnostic[]): readonly ProblemGroup[] {
  const byCause = groupsByCause(faults);
  return byCause.length <= mostRows ? byCause : mostGroups(groupsByCode(byCause), mostRows);
}

function groupRow(group: ProblemGroup, fileName: (file: string) => string): string {
  const [first] = group.problems;
  if (group.kind === "single") return rowOf(first, fileName);
  const { rows, url } = groupTexts(group, fileName);
  const code = group.kind === "rest" ? "" : codeName(first.code, url);
  const number = count(sizeOf(group), group.severity);
  return `| ${placeOf(first, fileName)} | ${number} | ${code} | ${rows.map(markdownText).join(" ")} |\n`;
}

function rowOf(diagnostic: Diagnostic, fileName: (file: string) => string): string {
  const { severity, code, message, url } = diagnostic;
  const advised = adviceSentence(diagnostic);
  const advice = advised === undefined ? "" : ` ${markdownText(advised)}`;
  return `| ${placeOf(diagnostic, fileName)} | ${severity} | ${codeName(code, url)} | ${markdownText(message)}${advice} |\n`;
}

function placeOf({ file, range: { start } }: Diagnostic, fileName: (file: string) => string): string {
  return `${markdownText(fileName(file))}:${start.line}:${start.column}`;
}

function codeName(code: string, url: string): string {
  return url === "" ? code : `[${code}](${url})`;
}

function isInfo({ severity }: Diagnostic): boolean {
  return severity === "info";
}

/** A summary that opens to the body. HTML ends at a line of its own, and Markdown begins again after an empty line. */
export function folded(summary: string, body: string): string {
  return `<details>\n<summary>${summary}</summary>\n\n${body}\n</details>\n`;
}

/** Whether a text still fits. After one text that does not fit, no more are added, so that the report shows the first rows. */
export function roomFor(most: number, sizeOf: (text: string) => number): (text: string) => boolean {
  let left = most;
  return (text) => {
    left = left < 0 ? left : left - sizeOf(text);
    return left >= 0;
  };
}
