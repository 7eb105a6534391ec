// Puts two texts side by side, line by line, with the words that were added and removed. (D413)
import { diffArrays, diffWordsWithSpace } from "diff";

/** A part of a line; marked if only this side has it. */
export type RowPart = string | readonly [marked: string];

/** A row of two texts beside each other. */
export type TextRow =
  /** A line that both have. */
  | { readonly kind: "same"; readonly text: string }
  /** So many lines that both have, which are not shown. */
  | { readonly kind: "gap"; readonly lines: number }
  /** A line of the one that became a line of the other; null where there is none. */
  | { readonly kind: "changed"; readonly before: readonly RowPart[] | null; readonly after: readonly RowPart[] | null };

/** The lines that are shown around a change. */
const context = 2;
/** Texts with more differences are shown as removed and added in whole. */
const mostLineEdits = 2000;
const mostWordEdits = 400;
/** In UTF-16 units: words of longer pieces are not compared. */
const mostCompared = 20_000;

/** The rows of two texts. What did not change is folded, but for the lines beside a change. */
export function wordRows(before: string, after: string): readonly TextRow[] {
  const [olds, news] = [linesOf(before), linesOf(after)];
  const changes = diffArrays(olds, news, { maxEditLength: mostLineEdits }) ?? [
    { value: olds, removed: true, added: false },
    { value: news, removed: false, added: true },
  ];
  const rows: TextRow[] = [];
  for (let at = 0; at < changes.length; at += 1) {
    const { value, added, removed } = changes[at]!;
    const next = changes[at + 1];
    if (!added && !removed) {
      for (const row of sameRows(value, at === 0, next === undefined)) rows.push(row);
    } else if (removed && next?.added === true) {
      for (const row of changedRows(value.join("\n"), next.value.join("\n"))) rows.push(row);
      at += 1;
    } else for (const line of value) rows.push(wholeRow(line, removed));
  }
  return rows;
}

function linesOf(text: string): string[] {
  return text === "" ? [] : text.replace(/\n$/, "").split(/\r?\n/);
}

function same(text: string): TextRow {
  return { kind: "same", text };
}

function sameRows(lines: readonly string[], isFirst: boolean, isLast: boolean): readonly TextRow[] {
  const above = isFirst ? 0 : context;
  const below = isLast ? 0 : context;
  // A gap of one line would be as high as the line.
  if (lines.length <= above + below + 1) return lines.map((line) => same(line));
  return [
    ...lines.slice(0, above).map((line) => same(line)),
    { kind: "gap", lines: lines.length - above - below },
    ...lines.slice(lines.length - below).map((line) => same(line)),
  ];
}

function wholeRow(line: string, isRemoved: boolean): TextRow {
  const parts = wholeLine(line);
  return isRemoved ? { kind: "changed", before: parts, after: null } : { kind: "changed", before: null, after: parts };
}

function wholeLine(line: string): readonly RowPart[] {
  return line === "" ? [] : [[line]];
}

/** The lines of a piece that became another, each with its words. */
function changedRows(before: string, after: string): readonly TextRow[] {
  const lines = changedLines(before, after);
  const olds = lines?.before ?? before.split("\n").map((line) => wholeLine(line));
  const news = lines?.after ?? after.split("\n").map((line) => wholeLine(line));
  return Array.from({ length: Math.max(olds.length, news.length) }, (_, at) => ({
    kind: "changed",
    before: olds[at] ?? null,
    after: news[at] ?? null,
  }));
}

/** The lines of both sides. */
export interface ChangedLines {
  readonly before: readonly (readonly RowPart[])[];
  readonly after: readonly (readonly RowPart[])[];
}

/** The lines of a piece that became another, with the words that differ marked; undefined if the two have too little in common, or are too long. */
export function changedLines(before: string, after: string): ChangedLines | undefined {
  if (before.length + after.length > mostCompared) return undefined;
  const words = diffWordsWithSpace(before, after, { maxEditLength: mostWordEdits });
  if (words === undefined || !hasMuchInCommon(words, Math.min(before.length, after.length))) return undefined;
  return { before: sideLines(words, "added", "removed"), after: sideLines(words, "removed", "added") };
}

interface Part {
  readonly value: string;
  readonly added: boolean;
  readonly removed: boolean;
}

/** Marks in texts that only share some short words would say nothing. */
function hasMuchInCommon(parts: readonly Part[], shorter: number): boolean {
  const common = parts.filter(({ added, removed }) => !added && !removed).map(({ value }) => value.trim().length);
  return common.reduce((sum, length) => sum + length, 0) * 3 >= shorter;
}

function sideLines(parts: readonly Part[], other: "added" | "removed", own: "added" | "removed"): RowPart[][] {
  const lines: RowPart[][] = [[]];
  for (const part of parts) {
    if (part[other]) continue;
    part.value.split("\n").forEach((text, index) => {
      if (index > 0) lines.push([]);
      if (text !== "") lines.at(-1)!.push(part[own] ? [text] : text);
    });
  }
  return lines;
}
