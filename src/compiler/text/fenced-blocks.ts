// Finds the blocks of code and mathematics of a page, which are shown and not run.

/** A code block, which a page shows and does not run, from `start` to `end`, the end exclusive. */
export interface FencedBlock {
  readonly start: number;
  readonly end: number;
  /** False if no line closes it. */
  readonly isClosed: boolean;
}

const container = String.raw`^([ \t]*(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])[ \t]+)*)`;
const fence = new RegExp(String.raw`${container}(\`{3,}|~{3,})([^\n]*)`, "gm");
const fenceOrMath = new RegExp(String.raw`${container}(\`{3,}|~{3,}|\${2,})([^\n]*)`, "gm");

/** The fenced blocks of a text, in order; one that is not closed continues to the end. Indented fences count, because the contents of tags are often indented. */
export function fencedBlocks(text: string): readonly FencedBlock[] {
  return blocksBetween(fence, text);
}

/** The fenced blocks of a text, and the blocks of mathematics between lines of `$$`. */
export function codeAndMath(text: string): readonly FencedBlock[] {
  return blocksBetween(fenceOrMath, text);
}

/** A block whose end is not known yet. */
interface OpenBlock {
  readonly start: number;
  readonly marks: string;
  /** The number of quotes that it is in. */
  readonly quotes: number;
  /** Where these quotes end, and with them the block. */
  readonly limit: number;
}

function blocksBetween(fences: RegExp, text: string): readonly FencedBlock[] {
  const blocks: FencedBlock[] = [];
  const endOfQuotes = quoteEnds(text);
  let open: OpenBlock | undefined;
  for (const { 0: line, 1: prefix = "", 2: marks = "", 3: rest = "", index } of text.matchAll(fences)) {
    if (open !== undefined && index > open.limit) {
      blocks.push({ start: open.start, end: open.limit, isClosed: false });
      open = undefined;
    }
    const quotes = quotesIn(prefix);
    if (open === undefined) {
      // A line such as ```code``` is a paragraph.
      if (marks.startsWith("~") || !rest.includes(marks[0]!))
        open = { start: index, marks, quotes, limit: endOfQuotes(index, quotes) };
    } else if (marks.startsWith(open.marks) && rest.trim() === "" && quotes === open.quotes && !item.test(prefix)) {
      blocks.push({ start: open.start, end: index + line.length, isClosed: true });
      open = undefined;
    }
  }
  return open === undefined ? blocks : [...blocks, { start: open.start, end: open.limit, isClosed: false }];
}

/** In a code block it is a part of the code. */
const item = /[-*+\d]/;

function quotesIn(prefix: string): number {
  return prefix.split(">").length - 1;
}

/** Returns the end of the last of the lines from an offset on that are all in so many quotes. Each line is looked at once for a depth. */
function quoteEnds(text: string): (start: number, quotes: number) => number {
  const known = new Map<number, number>();
  return (start, quotes) => {
    if (quotes === 0) return text.length;
    let end = known.get(quotes) ?? -1;
    if (end >= start) return end;
    end = lineEnd(text, start);
    while (end < text.length && isInQuotes(text, end + 1, quotes)) end = lineEnd(text, end + 1);
    known.set(quotes, end);
    return end;
  };
}

function isInQuotes(text: string, line: number, quotes: number): boolean {
  let left = quotes;
  for (let at = line; left > 0; at += 1) {
    const character = text[at];
    if (character === ">") left -= 1;
    else if (character !== " " && character !== "\t") return false;
  }
  return true;
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end === -1 ? text.length : end;
}

/** The text without its fenced blocks. */
export function withoutFencedBlocks(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (const { start, end } of fencedBlocks(text)) {
    kept.push(text.slice(from, start));
    from = end;
  }
  return kept.join("") + text.slice(from);
}
