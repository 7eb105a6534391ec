// Writes the lines of a group of problems for a terminal.
import type pc from "picocolors";
import { count } from "../../compiler/diagnostics/codes.ts";
import type { DiagnosticCode } from "../../compiler/diagnostics/catalog.ts";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { visible } from "../../compiler/text/visible.ts";
import { groupSentence, rowWords, whereWords } from "./group-words.ts";
import { sizeOf, type ProblemGroup } from "./problem-groups.ts";
import { cutTo, firstOf, printedWidth, wrap } from "./text-layout.ts";

/** How the lines are printed. */
interface GroupStyle {
  readonly colors: ReturnType<typeof pc.createColors>;
  /** The color of the severity. */
  readonly paint: (text: string) => string;
  /** How many columns the terminal has; absent if there is none. */
  readonly columns: number | undefined;
  readonly fileName: (file: string) => string;
  /** A place in printed form. */
  readonly placeOf: (problem: Diagnostic) => string;
  /** How the reader can see all problems of a code, or of all codes. */
  readonly seeAll: (code?: DiagnosticCode) => string;
}

/** In columns: a narrower terminal breaks the lines of a sentence itself. */
const narrowest = 20;
/** In columns: less of what is wrong would say nothing. */
const fewestWords = 16;

/**
 * A heading with the number of problems, their code and their folders; the sentence; the first places; and how to see
 * all of them.
 */
export function groupLines(group: ProblemGroup, places: number, style: GroupStyle): readonly string[] {
  const { columns } = style;
  const { problems } = group;
  const { shown } = firstOf(problems, group.kind === "rest" ? 0 : places);
  const fixable = problems.filter(({ edits }) => edits !== undefined).length;
  return [
    ...broken(headingOf(group, style), columns).map((line, index) => (index === 0 ? line : `  ${line}`)),
    ...broken(visible(groupSentence(group)), columns).map((line) => `  ${line}`),
    ...shown.map((problem) => rowOf(problem, rowWords(problem, group), style)),
    ...(shown.length === problems.length ? [] : [`    ${restOf(group, shown.length, style)}`]),
    ...(fixable === 0 ? [] : [`  --fix fixes ${fixable === problems.length ? "all" : fixable} of these`]),
  ];
}

function headingOf(group: ProblemGroup, { colors, paint, fileName }: GroupStyle): string {
  const { kind, severity, problems } = group;
  const number = paint(count(sizeOf(group), kind === "others" || kind === "rest" ? `more ${severity}` : severity));
  const where = visible(whereWords(group, fileName));
  return kind === "rest" ? `${number}  ${where}` : `${number}  ${colors.dim(problems[0].code)}  ${where}`;
}

function broken(text: string, columns: number | undefined): readonly string[] {
  return columns === undefined ? [text] : wrap(text, Math.max(narrowest, columns - 2));
}

/** The place of a problem, and what distinguishes it from others of its group. Only a terminal cuts it: a program reads all of it. */
function rowOf(problem: Diagnostic, words: string, { placeOf, columns }: GroupStyle): string {
  const place = `    ${placeOf(problem)}`;
  if (words === "") return place;
  const text = `  ${visible(words)}`;
  return `${place}${columns === undefined ? text : fitted(text, columns - printedWidth(place))}`;
}

/** Words that are cut before their suggestion, because that is what repairs the problem. */
function fitted(words: string, room: number): string {
  const arrow = words.lastIndexOf(" → ");
  const suggestion = arrow === -1 ? "" : words.slice(arrow);
  const left = room - printedWidth(suggestion);
  return left < fewestWords
    ? cutTo(words, room)
    : `${cutTo(words.slice(0, words.length - suggestion.length), left)}${suggestion}`;
}

function restOf({ kind, problems }: ProblemGroup, shown: number, { seeAll }: GroupStyle): string {
  const number = problems.length - shown;
  return `… ${shown === 0 ? `all ${number}` : `${number} more`} ${kind === "rest" ? seeAll() : seeAll(problems[0].code)}`;
}
