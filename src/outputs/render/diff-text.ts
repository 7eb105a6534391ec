// Writes a diff as text for a terminal.
import type pc from "picocolors";
import stringWidth from "string-width";
import { count } from "../../compiler/diagnostics/codes.ts";
import type { NavigationDiff } from "../diff/navigation-diff.ts";
import { visible } from "../../compiler/text/visible.ts";
import { noNotes, type DiffNotes } from "./diff-notes.ts";
import { guessesLeftOut, lostRows, lostTitle, type LostRow } from "./diff-lost.ts";
import { allSections, basePathLine, countsOf, isSame } from "./diff-rows.ts";
import type { Piece, Row } from "./row.ts";
import { hangingLines, type Run } from "./hanging-lines.ts";
import { largest, pad } from "./text-layout.ts";

/** Functions that color a text; without colors they return it unchanged. */
export type Colors = Pick<ReturnType<typeof pc.createColors>, "bold" | "cyan" | "dim" | "green" | "red" | "yellow">;

/** How a diff is printed. */
export interface DiffStyle {
  readonly colors: Colors;
  /** Width of the terminal; absent if lines are not broken. */
  readonly columns?: number | undefined;
}

/** Lost addresses, then every change by its subject, a line with the counts, and how to get redirects. */
export function styledDiff(diff: NavigationDiff, style: DiffStyle, notes: DiffNotes = noNotes): string {
  return changesText(diff, style, notes) + proseLines(redirectsHint(diff), style);
}

/** Each line of a text broken at the width of the terminal. */
function proseLines(text: string, { columns }: DiffStyle, indent = "", paint = plain): string {
  const lines = text.split("\n").slice(0, -1);
  return linesText(
    lines.flatMap((line) => hangingLines([{ text: line, paint }], { first: indent, rest: indent, columns })),
  );
}

function plain(text: string): string {
  return text;
}

function linesText(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join("");
}

function redirectsHint(diff: NavigationDiff): string {
  const guesses = guessesLeftOut(diff);
  if (diff.redirects.length === 0 && guesses === 0) return "";
  const more = guesses === 0 ? "" : `; --guesses adds ${count(guesses, "guess", "guesses")}`;
  return `--format redirects prints what to put into "redirects" of docs.json${more}\n`;
}

/** The same without sentences about commands. */
export function changesText(diff: NavigationDiff, style: DiffStyle, notes: DiffNotes = noNotes): string {
  const { colors } = style;
  const basePath = proseLines(basePathLine(diff, visible), style);
  if (isSame(diff)) return `${basePath}no changes\n`;
  const sections = allSections(diff).map(({ title, rows }) => `${colors.bold(title)}\n${sectionLines(rows, style)}`);
  const counts = proseLines(`${countsOf(diff)}\n`, style, "", colors.bold);
  return basePath + [...lostPart(diff, notes, style), ...sections, counts].join("\n");
}

function lostPart(diff: NavigationDiff, { chains }: DiffNotes, style: DiffStyle): readonly string[] {
  const { colors } = style;
  const rows = lostRows(diff);
  if (rows.length === 0) return [];
  const from = widthOf(rows.map((row) => row.from));
  const to = widthOf(rows.map((row) => row.to ?? ""));
  const lines = rows.flatMap((row) => lostLines(row, { from, to }, style));
  const chainsText = chains === undefined ? "" : proseLines(`${visible(chains)}\n`, style, "  ", colors.dim);
  return [`${colors.bold(colors.red(lostTitle(diff)))}\n${linesText(lines)}${chainsText}`];
}

interface Widths {
  readonly from: number;
  readonly to: number;
}

function lostLines(
  { from, to, guess, reason }: LostRow,
  widths: Widths,
  { colors, columns }: DiffStyle,
): readonly string[] {
  const gap = widths.to === 0 ? "" : `${" ".repeat(widths.to + 2)}  `;
  const target: readonly Run[] =
    to === undefined
      ? [{ text: gap, paint: plain }]
      : [
          { text: "→ ", paint: plain },
          { text: pad(visible(to), widths.to), paint: guess ? colors.yellow : colors.green },
          { text: "  ", paint: plain },
        ];
  const runs: readonly Run[] = [
    { text: pad(visible(from), widths.from), paint: colors.red },
    { text: "  ", paint: plain },
    ...target,
    { text: visible(reason), paint: colors.dim },
  ];
  return hangingLines(runs, { first: "  ", rest: "      ", columns });
}

const mostPadded = 64;

function widthOf(texts: readonly string[]): number {
  return Math.min(mostPadded, largest(texts.map((text) => stringWidth(visible(text)))));
}

function sectionLines(rows: readonly Row[], style: DiffStyle): string {
  const width = widthOf(rows.map(({ verb }) => verb));
  return linesText(rows.flatMap((row) => rowLines(row, width, style)));
}

function rowLines(
  { mark, verb, pieces, editions }: Row,
  width: number,
  { colors, columns }: DiffStyle,
): readonly string[] {
  const paint = { "+": colors.green, "-": colors.red, "~": colors.yellow }[mark];
  const words = pieces.map((piece) => runOf(piece, colors));
  const scope = editions === "" ? [] : [{ text: `(${visible(editions)})`, paint: colors.dim }];
  const runs = [...words, ...scope].flatMap((run, index) => (index === 0 ? [run] : [{ text: " ", paint: plain }, run]));
  const first = `  ${paint(`${mark} ${verb.padEnd(width)}`)}  `;
  return hangingLines(runs, { first, rest: " ".repeat(width + 6), columns });
}

function runOf({ style, text }: Piece, colors: Colors): Run {
  const shown = visible(text);
  if (style === "name") return { text: `"${shown}"`, paint: plain };
  const paint = { address: colors.cyan, faint: colors.dim, plain }[style];
  return { text: shown, paint };
}
