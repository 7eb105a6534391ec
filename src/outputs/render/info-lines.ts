// Summarizes infos by code, so that errors and warnings stay visible.
import type pc from "picocolors";
import stringWidth from "string-width";
import { catalog } from "../../compiler/diagnostics/catalog.ts";
import { count } from "../../compiler/diagnostics/codes.ts";
import { problemsIn, type Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { largest, wrap } from "./text-layout.ts";

interface InfoLinesOptions {
  readonly colors: ReturnType<typeof pc.createColors>;
  /** How many columns a line may have. */
  readonly columns: number | undefined;
  /** How the reader can see all infos. */
  readonly seeAll: () => string;
  /** A place in printed form. */
  readonly placeOf: (info: Diagnostic) => string;
}

const mostPlaces = 3;
/** The most lines, so that errors and warnings stay visible. */
const mostLines = 20;
const widest = 120;

/**
 * A heading, then for each code its name, the summary of its infos, and its first three places: on one line, or below each
 * other if the line is too narrow. The code with the highest count is first.
 */
export function infoLines(infos: readonly Diagnostic[], options: InfoLinesOptions): readonly string[] {
  const rows = [...groupBy(infos, ({ code }) => code)]
    .map(([code, same]) => ({ code, same, number: same.reduce((sum, each) => sum + each.count, 0) }))
    .toSorted((one, other) => other.number - one.number);
  const codeWidth = largest(rows.map(({ code }) => code.length));
  const blocks = rows.map(({ code, same, number }) => {
    const { summary = placesOnly } = catalog[code];
    return { same, lines: rowOf({ name: code.padEnd(codeWidth), words: summary(number), infos: same }, options) };
  });
  const { shown, left } = firstBlocks(blocks);
  const others = left.flatMap(({ same }) => same);
  const number = problemsIn(infos);
  const places = rows.reduce((sum, row) => sum + row.number, 0);
  // One info can be about many places, and its row below has their number.
  const about = places > number ? ` about ${count(places, "place")}` : "";
  return [
    `${options.colors.blue(count(number, "info"))}${about}, in full ${options.seeAll()}:`,
    ...shown.flatMap(({ lines }) => lines),
    ...(left.length === 0
      ? []
      : [`  … ${count(problemsIn(others), "more info")} of ${count(left.length, "other code")}`]),
  ];
}

/** The infos of a code with the lines about them. */
interface InfoBlock {
  readonly same: readonly Diagnostic[];
  readonly lines: readonly string[];
}

function firstBlocks(blocks: readonly InfoBlock[]): {
  readonly shown: readonly InfoBlock[];
  readonly left: readonly InfoBlock[];
} {
  let lines = 0;
  const end = blocks.findIndex((block) => (lines += block.lines.length) > mostLines);
  return end === -1 ? { shown: blocks, left: [] } : { shown: blocks.slice(0, end), left: blocks.slice(end) };
}

function placesOnly(number: number): string {
  return count(number, "place");
}

interface InfoRow {
  readonly name: string;
  readonly words: string;
  readonly infos: readonly Diagnostic[];
}

function andMore(number: number): readonly string[] {
  return number === 0 ? [] : [`and ${number} more`];
}

/** One info can stand for many places. */
function placesOf({ count: number, related }: Diagnostic): number {
  return Math.min(number, 1 + related.length);
}

function rowOf({ name, words, infos }: InfoRow, { columns = widest, placeOf }: InfoLinesOptions): readonly string[] {
  const [first, ...others] = infos;
  const parts =
    first !== undefined && others.length === 0
      ? [placeOf(first), ...andMore(placesOf(first) - 1)]
      : [
          ...infos.slice(0, mostPlaces).map((info) => [placeOf(info), ...andMore(placesOf(info) - 1)].join(" ")),
          ...andMore(infos.slice(mostPlaces).reduce((sum, info) => sum + placesOf(info), 0)),
        ];
  const fits = (line: string): boolean => stringWidth(line) <= columns;
  const head = `  ${name}  ${words}`;
  const line = `      ${parts.join(", ")}`;
  if (fits(`${head}: ${line.trim()}`)) return [`${head}: ${line.trim()}`];
  const heads = fits(head) ? [head] : [`  ${name}`, ...wrap(words, columns - 4).map((part) => `    ${part}`)];
  return [...heads, ...(fits(line) ? [line] : parts.map((place) => `      ${place}`))];
}
