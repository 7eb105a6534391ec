// Finds the line and column of an offset.
import { lowerBound } from "./lower-bound.ts";

/** A line and a column from 1 (UTF-16 units), and the offset from 0. */
export interface LinePosition {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** The lines of one text; found when first needed. */
export interface LineIndex {
  /** The position of an offset; an offset outside the text counts as its nearest end. */
  position(offset: number): LinePosition;
  /** A line from 1 without its line break; "" outside the text. */
  line(number: number): string;
  /** At least 1, even for an empty text. */
  count(): number;
}

const byteOrderMark = "\uFEFF";

/** Indexes the lines of `text`; LF, CRLF and CR end a line. A byte order mark has no column, because editors don't show it. */
export function indexLines(text: string): LineIndex {
  let found: readonly number[] | undefined;
  const starts = (): readonly number[] => (found ??= lineStarts(text));
  return {
    position(offset) {
      const clamped = Math.min(Math.max(0, offset), text.length);
      const line = Math.max(0, lowerBound(starts().length, (index) => starts()[index]! <= clamped) - 1);
      const start = line === 0 && text.startsWith(byteOrderMark) ? 1 : (starts()[line] ?? 0);
      return { line: line + 1, column: Math.max(clamped - start, 0) + 1, offset: clamped };
    },
    line(number) {
      const start = starts()[number - 1];
      if (start === undefined) return "";
      const whole = text.slice(start, starts()[number] ?? text.length).replace(/(?:\r\n|\r|\n)$/, "");
      return whole.startsWith(byteOrderMark) ? whole.slice(1) : whole;
    },
    count: () => starts().length,
  };
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  if (text.includes("\r")) {
    for (const lineBreak of text.matchAll(/\r\n|\r|\n/g)) starts.push(lineBreak.index + lineBreak[0].length);
  } else {
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  }
  return starts;
}
