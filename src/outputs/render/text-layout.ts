// Writes labelled facts, tables, wrapped lines and places for a terminal.
import stringWidth from "string-width";
import { isRemote } from "../../compiler/contract/spec-attachment.ts";
import type { Origin, WrittenAt } from "../explain/facts.ts";
import { visible } from "../../compiler/text/visible.ts";

/** How the text is colored, and how files are named. */
export interface TextStyle {
  readonly heading: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly place: (text: string) => string;
  readonly fileName: (file: string) => string;
  /** What shows all pages; `navc tree` if absent. */
  readonly allPages?: string;
  /** How many columns the terminal has; absent if there is none. */
  readonly columns?: number | undefined;
}

const widest = 100;
const narrowest = 40;
const labelWidth = 13;

/** The width of a text: that of the terminal, but not so narrow or so wide that it is hard to read. */
export function textWidth({ columns = widest }: Pick<TextStyle, "columns">): number {
  return Math.max(narrowest, Math.min(widest, columns));
}

/** A labelled fact: `  title      "Users"`. A long value continues on the next lines. */
export function fact(label: string, text: string, { faint, columns }: TextStyle): readonly string[] {
  const [first = "", ...rest] = wrap(text, textWidth({ columns }) - labelWidth - 2);
  const indent = " ".repeat(labelWidth + 2);
  return [`  ${faint(label.padEnd(labelWidth))}${first}`, ...rest.map((line) => `${indent}${line}`)];
}

/** Lines of cells, each column as wide as its widest cell; the last column is not padded. */
export function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows.reduce<readonly number[]>(
    (known, row) => row.map((cell, index) => Math.max(known[index] ?? 0, stringWidth(cell))),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, index) => pad(cell, widths[index] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

/** The beginning of a list, and how many elements are left out. */
export function firstOf<Element>(
  list: readonly Element[],
  most: number,
): { readonly shown: readonly Element[]; readonly left: number } {
  // One line that says "1 more" is no shorter than the line it replaces.
  const shown = list.length <= most + 1 ? list : list.slice(0, most);
  return { shown, left: list.length - shown.length };
}

/** `docs/docs.json:4:12`; only `4:12` for a file that a line above has named. */
export function placeText(
  { file, line, column }: WrittenAt,
  { place, fileName }: TextStyle,
  named?: string | null,
): string {
  if (isRemote(file)) return place(visible(file));
  return file === named ? place(`${line}:${column}`) : `${place(visible(fileName(file)))}:${line}:${column}`;
}

/** Where something comes from, with the place; `named` is the file that a line above has named. */
export function originText({ from, at }: Origin, style: TextStyle, named?: string | null): string {
  return at === undefined ? visible(from) : `${visible(from)}, ${placeText(at, style, named)}`;
}

/** Breaks a text at spaces. */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last === undefined || stringWidth(last) + 1 + stringWidth(word) > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** The text with spaces up to a number of columns of a terminal. Colors need no columns, and a Chinese character needs two. */
export function pad(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - stringWidth(text)));
}

/** The number of columns of a terminal that a text needs. */
export function printedWidth(text: string): number {
  return stringWidth(text);
}

/** The beginning of a text that fits, with `…` where it was cut; "" if nothing fits. */
export function cutTo(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let cut = "";
  for (const letter of text) {
    if (stringWidth(`${cut}${letter}…`) > width) break;
    cut += letter;
  }
  return cut.trim() === "" ? "" : `${cut}…`;
}

const namedAtMost = 5;

/** `all 20 editions`, `en@v1, en@v2`, `en@v1, … and 15 more`; "" for a site with only one. */
export function editionWords(editions: readonly string[], total: number): string {
  if (total === 1) return "";
  if (editions.length === total) return total === 2 ? "both editions" : `all ${total} editions`;
  if (editions.length <= namedAtMost + 1) return editions.join(", ");
  return `${editions.slice(0, namedAtMost).join(", ")} and ${editions.length - namedAtMost} more of ${total} editions`;
}

/** The largest of the numbers and 0. */
export function largest(numbers: Iterable<number>): number {
  let most = 0;
  for (const number of numbers) if (number > most) most = number;
  return most;
}
