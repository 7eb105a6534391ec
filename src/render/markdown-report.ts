// Findings as Markdown for the summary of a CI job.
import { count } from "../diagnostics/codes.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { adviceSentence, atLeast, countsLine, worstFirst, type CountsOptions } from "./report-words.ts";
import { utf8Length } from "../text/byte-lengths.ts";
import { markdownText } from "../text/visible.ts";

export interface MarkdownOptions extends CountsOptions {
  /** A file's path from the root of the repository; its path from the docs root when absent. */
  readonly fileName?: (file: string) => string;
  /** Lines that say what could not be judged. */
  readonly notJudged?: readonly string[];
  /** How many bytes of UTF-8 the report may have; 1,000,000 when absent, since GitHub takes a summary of 1 MiB. */
  readonly mostBytes?: number;
}

const head = "| place | severity | code | message |\n| --- | --- | --- | --- |\n";
/** For headings, the counts and the line that says what was left out. */
const reserved = 2_000;

/**
 * The counts, a table of the errors and then the warnings, and the infos folded away below it. Rows that have no
 * room are counted in the last line. Nothing a user wrote leaves its cell.
 */
export function markdownReport(diagnostics: readonly Diagnostic[], options: MarkdownOptions = {}): string {
  const { fileName = (file) => file, also = [], notJudged = [], mostBytes = 1_000_000 } = options;
  const faults = worstFirst(atLeast("warning", diagnostics));
  const infos = diagnostics.filter(isInfo);
  const take = roomFor(mostBytes - reserved, utf8Length);
  const faultRows = faults.map((fault) => rowOf(fault, fileName)).filter(take);
  const infoRows = infos.map((info) => rowOf(info, fileName)).filter(take);
  const left = diagnostics.length - faultRows.length - infoRows.length;
  return [
    `### navc check\n\n${countsLine(diagnostics, { ...options, also: also.map(markdownText) })}\n`,
    ...notJudged.map((line) => `\n${markdownText(line)}\n`),
    faultRows.length === 0 ? "" : `\n${head}${faultRows.join("")}`,
    infoRows.length === 0 ? "" : "\n" + folded(count(infos.length, "info"), head + infoRows.join("")),
    left === 0 ? "" : `\n… ${count(left, "more row")}, which have no room here; \`navc check\` prints all.\n`,
  ].join("");
}

function rowOf(diagnostic: Diagnostic, fileName: (file: string) => string): string {
  const { file, range, severity, code, message, url } = diagnostic;
  const place = `${markdownText(fileName(file))}:${range.start.line}:${range.start.column}`;
  const advised = adviceSentence(diagnostic);
  const advice = advised === undefined ? "" : ` ${markdownText(advised)}`;
  const name = url === "" ? code : `[${code}](${url})`;
  return `| ${place} | ${severity} | ${name} | ${markdownText(message)}${advice} |\n`;
}

function isInfo({ severity }: Diagnostic): boolean {
  return severity === "info";
}

/** A summary that opens to the body. HTML ends at a line of its own, and Markdown begins again after an empty one. */
export function folded(summary: string, body: string): string {
  return `<details>\n<summary>${summary}</summary>\n\n${body}\n</details>\n`;
}

/** Whether a text still fits. After the first that does not fit, none does, so that the report shows the first rows. */
export function roomFor(most: number, sizeOf: (text: string) => number): (text: string) => boolean {
  let left = most;
  return (text) => {
    left = left < 0 ? left : left - sizeOf(text);
    return left >= 0;
  };
}
