// Splits a body into the blocks between blank lines, without code blocks and mathematics.
import { codeAndMath } from "../text/fenced-blocks.ts";
import { readingLimits } from "../text/reading-limits.ts";

/** A piece of a body, as offsets in it, the end exclusive. */
export interface TextBlock {
  readonly start: number;
  readonly end: number;
  /** True for a part of a longer block; it may not be valid alone. */
  readonly isCut: boolean;
}

/** The blocks of a body in order. */
export interface BodyBlocks {
  readonly blocks: readonly TextBlock[];
  /** True if what counts as code may be text, or the other way round: a code block in a list or a tag is not closed, or ends with its list. */
  readonly isUnclear: boolean;
  /** Where the code block starts that is never closed. */
  readonly unclosed: number | undefined;
}

/** The blocks of a body. A block that is too long is cut at the ends of lines, because tables can be long. */
export function textBlocks(body: string): BodyBlocks {
  const blocks: TextBlock[] = [];
  let isUnclear = false;
  let unclosed: number | undefined;
  let from = 0;
  for (const { start, end, isClosed } of codeAndMath(body)) {
    addBlocks(body, from, start, blocks);
    if (!isClosed) unclosed = start;
    const last = blocks.at(-1);
    isUnclear ||=
      // At the beginning of a line it is in no list, so that the end of the body closes it.
      (!isClosed && !/[`~$]/.test(body[start]!)) ||
      isLessIndented(body.slice(start, end)) ||
      endsAtItem(body.slice(start, end)) ||
      // A statement continues to the next blank line.
      (last?.end === start && /^(?:import|export)\b/m.test(body.slice(last.start, start)));
    from = end;
  }
  addBlocks(body, from, body.length, blocks);
  return { blocks, isUnclear, unclosed };
}

/** Adds the blocks between two offsets. */
function addBlocks(body: string, from: number, to: number, blocks: TextBlock[]): void {
  const { blockCharacters: most, statementCharacters: statement } = readingLimits.body;
  let open = -1;
  let isCut = false;
  for (let line = from; line < to;) {
    const lineEnd = body.indexOf("\n", line);
    const next = lineEnd === -1 || lineEnd >= to ? to : lineEnd + 1;
    const isTooLong = open !== -1 && next - open > (isStatement(body, open) ? statement : most);
    if (open !== -1 && (isTooLong || isBlank(body, line, next))) {
      blocks.push({ start: open, end: line, isCut: isCut || isTooLong });
      isCut = isTooLong;
      open = -1;
    }
    if (open === -1 && !isBlank(body, line, next)) open = line;
    line = next;
  }
  if (open !== -1) blocks.push({ start: open, end: to, isCut });
}

function isStatement(text: string, at: number): boolean {
  return text.startsWith("import ", at) || text.startsWith("export ", at);
}

function isBlank(text: string, from: number, to: number): boolean {
  for (let index = from; index < to; index++) {
    const code = text.charCodeAt(index);
    if (code !== 32 && code !== 9 && code !== 10 && code !== 13) return false;
  }
  return true;
}

/** True if a line of a code block is indented less than its first line, or not quoted: then the list or quote that contains it may have ended. */
function isLessIndented(code: string): boolean {
  const [prefix] = /^[ \t]*(?:(?:[-*+>]|\d{1,9}[.)])[ \t]+)*/.exec(code)!;
  if (prefix === "") return false;
  const isQuoted = prefix.includes(">");
  return code
    .split("\n")
    .slice(1)
    .some((line) => {
      if (isQuoted && !line.trimStart().startsWith(">")) return true;
      return !isQuoted && line.trim() !== "" && /^[ \t]*/.exec(line)![0].length < prefix.length;
    });
}

/** True if the last line of a code block begins an item of a list or a quote. */
function endsAtItem(code: string): boolean {
  return /^[ \t]*[-*+>\d]/.test(code.slice(code.lastIndexOf("\n") + 1));
}
