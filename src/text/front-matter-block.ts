// Finds the front matter at the start of a page.

/** What the beginning of a page holds; offsets are UTF-16 units. */
export type FrontMatterBlock =
  /** The first line is no fence. */
  | { readonly kind: "none" }
  /** The fence names a language (`---js`); such blocks are never read, least of all run. */
  | { readonly kind: "foreign"; readonly fence: string; readonly start: number }
  /** The fence is below blank lines, so that it is none. */
  | { readonly kind: "late"; readonly start: number }
  /** There is a fence, and none that closes it in this text. */
  | { readonly kind: "open"; readonly fenceStart: number }
  /** The lines from `start` to `end`, each with its line end; the closing fence with its line end reaches to `close`. */
  | { readonly kind: "block"; readonly start: number; readonly end: number; readonly close: number };

const none: FrontMatterBlock = { kind: "none" };
const firstLine = /\uFEFF?(---([^\n]*))(\n|$)/y;
const blankLine = /^\uFEFF?[ \t]*\r?\n/;
/** A fence below blank lines, and a field that pages have: without one it may be a line across the page. */
const lateFence =
  /^\uFEFF?(?:[ \t]*\r?\n)+(?=---[ \t]*\r?\n(?:[^\n]*\n){0,20}?(?:title|sidebarTitle|description)[ \t]*:)/;
const closingLine = /\n---[ \t]*\r?\n/g;
const closingLineAtEnd = /\n---[ \t]*\r?$/;

/**
 * Finds the front matter: the first line is `---`, trailing spaces allowed (D5), and so is the line that closes it.
 * `whole`: the text is the file to its end, where a line needs no line end.
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
  return { kind: "block", start, end: closing.index + 1, close: closing.index + closing[0].length };
}
