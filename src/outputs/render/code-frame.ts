// Prints the lines of a file around a problem, with its place underlined.
import stringWidth from "string-width";
import type { Range } from "../../compiler/diagnostics/diagnostic.ts";
import type { LineIndex } from "../../compiler/text/line-index.ts";
import { withHiddenPasswords, visible } from "../../compiler/text/visible.ts";

/** How many lines a frame has above the marked one, and below it. */
export const linesAround = 2;
const widest = 96;
/** A narrower terminal breaks the lines of a frame. */
const narrowest = 20;
/** A line longer than this is cut as text before it is split into glyphs. */
const longest = 400;

/** A line of a frame: its number ("" below the marked line), its text, and whether it is the marked one or its underline. */
export interface FrameLine {
  readonly number: string;
  readonly text: string;
  readonly role: "context" | "marked" | "underline";
}

/**
 * The lines around `range`, its first line underlined. No text is wider than `columns`, nor than 96 columns. Empty for a file
 * as a whole.
 */
export function codeFrame(lines: LineIndex, range: Range, columns: number = widest): readonly FrameLine[] {
  const { start, end } = range;
  const width = Math.max(narrowest, Math.min(widest, columns));
  if (end.offset === 0) return [];
  const frame: FrameLine[] = [];
  const last = Math.min(lines.count(), start.line + linesAround);
  for (let number = Math.max(1, start.line - linesAround); number <= last; number++) {
    const line = withHiddenPasswords(lines.line(number));
    if (number !== start.line) {
      frame.push({ number: String(number), text: cut(glyphs(line.slice(0, longest)), 0, width), role: "context" });
      continue;
    }
    const endColumn = end.line === start.line ? end.column : line.length + 1;
    const { text, underline } = markedLine(line, { from: start.column - 1, to: endColumn - 1, width });
    frame.push({ number: String(number), text, role: "marked" }, { number: "", text: underline, role: "underline" });
  }
  return withoutBlankEnds(frame);
}

/** Without the blank lines at the ends of a frame. */
function withoutBlankEnds(frame: readonly FrameLine[]): readonly FrameLine[] {
  const isShown = ({ role, text }: FrameLine): boolean => role !== "context" || text.trim() !== "";
  return frame.slice(frame.findIndex(isShown), frame.findLastIndex(isShown) + 1);
}

/** What is underlined, in UTF-16 from 0, and how many columns the line may have. */
interface Marking {
  readonly from: number;
  readonly to: number;
  readonly width: number;
}

/** The line with its underline; a long one is cut so that the place stays visible. */
function markedLine(line: string, { from, to, width }: Marking): { readonly text: string; readonly underline: string } {
  const left = Math.max(0, from - longest / 2);
  const all = glyphs(line.slice(left, from + longest / 2));
  const isMarked = ({ start, end }: Glyph): boolean => left + end > from && left + start < to;
  const first = all.findIndex(({ end }) => left + end > from);
  const firstShown =
    left === 0 && widthOf(all) <= width ? 0 : firstInSight(all, first === -1 ? all.length : first, width);
  const cutBefore = firstShown > 0 || left > 0 ? 1 : 0;
  const before = cutBefore + widthOf(all.slice(firstShown, first === -1 ? undefined : first));
  const marked = first === -1 ? 0 : widthOf(all.slice(first).filter(isMarked));
  const room = Math.max(1, width - before);
  const underline = " ".repeat(before) + "^".repeat(Math.min(Math.max(1, marked), room));
  return { text: cut(all.slice(firstShown), cutBefore, width), underline };
}

/** The glyph a cut line begins with: a third of the width stays before the place. */
function firstInSight(all: readonly Glyph[], place: number, width: number): number {
  let first = place;
  for (let before = 0; first > 0 && before < width / 3; first--) before += all[first - 1]?.width ?? 1;
  return first;
}

/** The text of the glyphs in `width` columns, with `…` where it was cut; `cutBefore` is 1 if it was cut at the left. */
function cut(shown: readonly Glyph[], cutBefore: 0 | 1, width: number): string {
  const isCut = cutBefore + widthOf(shown) > width;
  const room = width - cutBefore - (isCut ? 1 : 0);
  let text = cutBefore === 1 ? "…" : "";
  let used = 0;
  for (const glyph of shown) {
    used += glyph.width;
    if (used > room) break;
    text += glyph.text;
  }
  return isCut ? `${text}…` : text;
}

function widthOf(shown: readonly Glyph[]): number {
  return shown.reduce((width, glyph) => width + glyph.width, 0);
}

/** A user-visible character with its width in columns. */
interface Glyph {
  readonly text: string;
  /** UTF-16 offsets in the line, the end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly width: number;
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The glyphs of a line: tabs are two spaces, and invisible characters and those that a terminal interprets are a dot. */
function glyphs(line: string): readonly Glyph[] {
  // Segmenting is slow, and thousands of problems may be in plain ASCII lines.
  if (/^[\t -~]*$/.test(line)) {
    return line.split("").map((text, start) => ({ start, end: start + 1, ...shownAscii(text) }));
  }
  return Array.from(segmenter.segment(line), ({ segment, index }) => ({
    start: index,
    end: index + segment.length,
    ...shown(segment),
  }));
}

function shownAscii(text: string): { readonly text: string; readonly width: number } {
  return text === "\t" ? { text: "  ", width: 2 } : { text, width: 1 };
}

function shown(segment: string): { readonly text: string; readonly width: number } {
  if (/^[\t -~]$/.test(segment)) return shownAscii(segment);
  const text = visible(segment);
  if (text !== segment) return { text, width: Array.from(text).length };
  return { text, width: stringWidth(segment) };
}
