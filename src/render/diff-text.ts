// A diff as text for a terminal.
import type pc from "picocolors";
import stringWidth from "string-width";
import { count } from "../diagnostics/codes.ts";
import type { NavigationDiff } from "../diff/navigation-diff.ts";
import { visible } from "../text/visible.ts";
import { noNotes, type DiffNotes } from "./diff-notes.ts";
import { guessesLeftOut, lostRows, lostTitle, type LostRow } from "./diff-lost.ts";
import { basePathLine, countsOf, sectionsOf, type Row } from "./diff-rows.ts";
import type { Piece } from "./diff-words.ts";
import { largest, pad } from "./text-layout.ts";

/** What colours a text; the same functions without colour where there is to be none. */
export type Colors = ReturnType<typeof pc.createColors>;

/** Lost addresses first, then every change by what it is about, a line with the counts, and how to get redirects. */
export function diffText(diff: NavigationDiff, colors: Colors, notes: DiffNotes = noNotes): string {
  return changesText(diff, colors, notes) + redirectsHint(diff);
}

function redirectsHint(diff: NavigationDiff): string {
  const guesses = guessesLeftOut(diff);
  if (diff.redirects.length === 0 && guesses === 0) return "";
  const more = guesses === 0 ? "" : `; --guesses adds ${count(guesses, "guess", "guesses")}`;
  return `--format redirects prints what to put into "redirects" of docs.json${more}\n`;
}

/** The same without a word about commands. */
export function changesText(diff: NavigationDiff, colors: Colors, notes: DiffNotes = noNotes): string {
  if (diff.changes.length === 0 && diff.ok) return `${basePathLine(diff, visible)}no changes\n`;
  const sections = sectionsOf(diff).map(({ title, rows }) => `${colors.bold(title)}\n${sectionLines(rows, colors)}`);
  const parts = [...lostPart(diff, notes, colors), ...sections, `${colors.bold(countsOf(diff))}\n`];
  return basePathLine(diff, visible) + parts.join("\n");
}

function lostPart(diff: NavigationDiff, { chains }: DiffNotes, colors: Colors): readonly string[] {
  const rows = lostRows(diff);
  if (rows.length === 0) return [];
  const from = widthOf(rows.map((row) => row.from));
  const to = widthOf(rows.map((row) => row.to ?? ""));
  const lines = rows.map((row) => `  ${lostLine(row, { from, to }, colors)}\n`);
  return [
    `${colors.bold(colors.red(lostTitle(diff)))}\n${lines.join("")}${chains === undefined ? "" : `  ${colors.dim(visible(chains))}\n`}`,
  ];
}

interface Widths {
  readonly from: number;
  readonly to: number;
}

function lostLine({ from, to, guess, reason }: LostRow, widths: Widths, colors: Colors): string {
  const gap = widths.to === 0 ? "" : `${" ".repeat(widths.to + 2)}  `;
  const target = to === undefined ? gap : `→ ${(guess ? colors.yellow : colors.green)(pad(visible(to), widths.to))}  `;
  return `${colors.red(pad(visible(from), widths.from))}  ${target}${colors.dim(visible(reason))}`;
}

const mostPadded = 64;

function widthOf(texts: readonly string[]): number {
  return Math.min(mostPadded, largest(texts.map((text) => stringWidth(visible(text)))));
}

function sectionLines(rows: readonly Row[], colors: Colors): string {
  const width = widthOf(rows.map(({ verb }) => verb));
  return rows.map((row) => `  ${rowLine(row, width, colors)}\n`).join("");
}

function rowLine({ mark, verb, pieces, editions }: Row, width: number, colors: Colors): string {
  const paint = { "+": colors.green, "-": colors.red, "~": colors.yellow }[mark];
  const words = pieces.map((piece) => paintPiece(piece, colors));
  const scope = editions === "" ? [] : [colors.dim(`(${visible(editions)})`)];
  return [paint(`${mark} ${verb.padEnd(width)}`), [...words, ...scope].join(" ")].join("  ");
}

function paintPiece({ style, text }: Piece, colors: Colors): string {
  const shown = visible(text);
  if (style === "name") return `"${shown}"`;
  if (style === "address") return colors.cyan(shown);
  return style === "faint" ? colors.dim(shown) : shown;
}
