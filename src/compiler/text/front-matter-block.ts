// Finds the front matter at the start of a page.

/** What is at the beginning of a page; offsets are UTF-16 units. */
export type FrontMatterBlock =
  /** The first line is not a fence. */
  | { readonly kind: "none" }
  /** The fence names a language (`---js`); such blocks are never read or run. */
  | { readonly kind: "foreign"; readonly fence: string; readonly start: number }
  /** The fence is below blank lines, so it does not count. */
  | { readonly kind: "late"; readonly start: number }
  /** There is a fence, but no closing fence in this text. */
  | { readonly kind: "open"; readonly fenceStart: number }
  /**
   * The lines from `start` to `end`, each with its line end; the closing fence with its line end reaches to `close`. `second`:
   * where another block with a title begins, if this one has no title. `seen`: the end of the text that was examined.
   */
  | {
      readonly kind: "block";
      readonly start: number;
      readonly end: number;
      readonly close: number;
      readonly second: number | undefined;
      readonly seen: number;
    };

const none: FrontMatterBlock = { kind: "none" };
const firstLine = /\uFEFF?(---([^\n]*))(\n|$)/y;
const blankLine = /^\uFEFF?[ \t]*\r?\n/;
/** A fence below blank lines, followed by a field of pages: without such a field it may be a horizontal line. */
const lateFence =
  /^\uFEFF?(?:[ \t]*\r?\n)+(?=---[ \t]*\r?\n(?:[^\n]*\n){0,20}?(?:title|sidebarTitle|description)[ \t]*:)/;
const closingLine = /\n---[ \t]*\r?\n/g;
const closingLineAtEnd = /\n---[ \t]*\r?$/;

/**
 * Finds the front matter: the first line is `---`, with optional trailing spaces (D5), and the closing line is the same.
 * `whole`: the text is the whole file, so that its last line needs no line break.
 */
export function findFrontMatter(text: string, whole: boolean): FrontMatterBlock {
  firstLine.lastIndex = 0;
  const opening = firstLine.exec(text);
  if (opening === null) {
    const late = blankLine.test(text) ? lateFence.exec(text) : null;
    return late === null ? none : { kind: "late", start: late[0].length };
  }
  const [line, fence, rest, lineEnd] = opening as unknown as readonly [string, string, string, string];
  const fenceStart = line.length - fence.length - lineEnd.length;
  if (/^[ \t]*[A-Za-z_][\w.+#-]*[ \t]*\r?$/.test(rest))
    return { kind: "foreign", fence: fence.trim(), start: fenceStart };
  if (!/^[ \t]*\r?$/.test(rest)) return none;
  if (lineEnd === "") return { kind: "open", fenceStart };
  return findClose(text, line.length, whole) ?? { kind: "open", fenceStart };
}

function findClose(text: string, start: number, whole: boolean): FrontMatterBlock | undefined {
  // The line end of the opening fence may be the one before the closing fence.
  closingLine.lastIndex = start - 1;
  const closing = closingLine.exec(text) ?? (whole ? closingLineAtEnd.exec(text) : null);
  if (closing === null) return undefined;
  const [end, close] = [closing.index + 1, closing.index + closing[0].length];
  return { kind: "block", start, end, close, ...findSecond(text, start, end, close) };
}

const title = /^["']?title["']?[ \t]*:/m;
const blanks = /\s*/y;
/** A fence, and fields up to the title. */
const secondBlock = /---[ \t]*\r?\n(?:[A-Za-z][\w-]*:[^\n]*\n){0,20}?title[ \t]*:/y;

/** If a page has a title, nothing more of it is examined, so that the result does not depend on its text. */
function findSecond(
  text: string,
  start: number,
  end: number,
  close: number,
): { readonly second: number | undefined; readonly seen: number } {
  if (title.test(text.slice(start, end))) return { second: undefined, seen: close };
  blanks.lastIndex = close;
  const at = close + blanks.exec(text)![0].length;
  if (!text.startsWith("---", at)) return { second: undefined, seen: Math.min(at + 3, text.length) };
  secondBlock.lastIndex = at;
  return { second: secondBlock.test(text) ? at : undefined, seen: text.length };
}
