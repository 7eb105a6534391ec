// Finds the blocks of code and mathematics of a page, which are shown and not run.

/** A code block, which a page shows and does not run, from `start` to `end`, the end exclusive. */
export interface FencedBlock {
  readonly start: number;
  readonly end: number;
  /** False if no line closes it. */
  readonly isClosed: boolean;
}

const fence = /^[ \t]*(?:(?:[-*+>]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})([^\n]*)/gm;
const fenceOrMath = /^[ \t]*(?:(?:[-*+>]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,}|\${2,})([^\n]*)/gm;

/** The fenced blocks of a text, in order; one that is not closed continues to the end. Indented fences count, because the contents of tags are often indented. */
export function fencedBlocks(text: string): readonly FencedBlock[] {
  return blocksBetween(fence, text);
}

/** The fenced blocks of a text, and the blocks of mathematics between lines of `$$`. */
export function codeAndMath(text: string): readonly FencedBlock[] {
  return blocksBetween(fenceOrMath, text);
}

function blocksBetween(fences: RegExp, text: string): readonly FencedBlock[] {
  const blocks: FencedBlock[] = [];
  let open: { readonly start: number; readonly marks: string } | undefined;
  for (const { 0: line, 1: marks = "", 2: rest = "", index } of text.matchAll(fences)) {
    if (open === undefined) {
      // A line such as ```code``` is a paragraph.
      if (marks.startsWith("~") || !rest.includes(marks[0]!)) open = { start: index, marks };
    } else if (marks.startsWith(open.marks) && rest.trim() === "") {
      blocks.push({ start: open.start, end: index + line.length, isClosed: true });
      open = undefined;
    }
  }
  return open === undefined ? blocks : [...blocks, { start: open.start, end: text.length, isClosed: false }];
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
