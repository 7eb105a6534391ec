// Cuts the piece out of a text that shows best what was searched for, and marks it. (D412)
import type { ExtractPart } from "./text-hits.ts";
import { kindOfTerm, searchWords } from "./search-words.ts";

/** An extract of a text, and where it begins to match. */
export interface TextExtract {
  readonly at: number;
  readonly parts: readonly ExtractPart[];
}

interface Range {
  readonly start: number;
  readonly end: number;
  readonly term: string;
}

const before = 60;
const length = 220;
/** In a text with more, the best piece is among the first. */
const mostRanges = 2000;

/**
 * The extract with most of the terms in it; the beginning of the text if it has none. `runs`: what was searched for in scripts without
 * spaces; if the text has one of them as a whole, its pairs are marked only there.
 */
export function textExtract(text: string, terms: ReadonlySet<string>, runs: readonly string[]): TextExtract {
  const whole = runs.filter((run) => text.includes(run));
  const isMarked = ({ start, end, term }: Range): boolean =>
    terms.has(term) && (whole.length === 0 || kindOfTerm(term) === "word" || isInRun(text, start, end, whole));
  const ranges: Range[] = [];
  for (const word of searchWords(text)) {
    if (isMarked(word)) ranges.push(word);
    if (ranges.length === mostRanges) break;
  }
  const first = bestStart(ranges);
  const at = ranges[first]?.start ?? 0;
  const start = wordStart(text, at);
  const end = wordEnd(text, Math.min(text.length, start + length));
  const shown = ranges.filter((range) => range.start >= start && range.end <= end);
  return { at, parts: partsOf(text, start, end, shown) };
}

/** True if the piece of a text is in a place where one of the runs stands. */
function isInRun(text: string, start: number, end: number, runs: readonly string[]): boolean {
  const piece = text.slice(start, end);
  return runs.some((run) => {
    // What is typed has few characters.
    for (let at = run.indexOf(piece); at !== -1; at = run.indexOf(piece, at + 1))
      if (text.startsWith(run, start - at)) return true;
    return false;
  });
}

/** The index of the first range of the piece with most different terms. */
function bestStart(ranges: readonly Range[]): number {
  const inside = new Map<string, number>();
  let best = 0;
  let most = 0;
  let last = 0;
  ranges.forEach(({ start, term }, index) => {
    for (; last < ranges.length && ranges[last]!.end <= start + length - before; last += 1) {
      const next = ranges[last]!.term;
      inside.set(next, (inside.get(next) ?? 0) + 1);
    }
    if (inside.size > most) [most, best] = [inside.size, index];
    const left = (inside.get(term) ?? 1) - 1;
    if (left > 0) inside.set(term, left);
    else inside.delete(term);
  });
  return best;
}

/** The begin of a word some characters earlier, in the same line. */
function wordStart(text: string, at: number): number {
  const from = Math.max(0, at - before, text.lastIndexOf("\n", at - 1) + 1);
  if (from === 0 || text[from - 1] === "\n") return from;
  const space = text.indexOf(" ", from);
  return space !== -1 && space < at ? space + 1 : at;
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(" ", at);
  return space > at - 30 ? space : at;
}

function partsOf(text: string, start: number, end: number, ranges: readonly Range[]): readonly ExtractPart[] {
  const parts: ExtractPart[] = start > 0 && text[start - 1] !== "\n" ? ["… "] : [];
  const line = (from: number, to: number): string => text.slice(from, to).replaceAll(/\s+/g, " ");
  let at = start;
  for (const { from, to } of joined(ranges)) {
    if (from > at) parts.push(line(at, from));
    parts.push([line(from, to)]);
    at = to;
  }
  if (at < end) parts.push(line(at, end));
  return end < text.length ? [...parts, " …"] : parts;
}

/** Ranges that touch are one: pairs of characters overlap. */
function joined(ranges: readonly Range[]): readonly { readonly from: number; readonly to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (const { start, end } of ranges) {
    const last = found.at(-1);
    if (last !== undefined && start <= last.to) last.to = Math.max(last.to, end);
    else found.push({ from: start, to: end });
  }
  return found;
}
