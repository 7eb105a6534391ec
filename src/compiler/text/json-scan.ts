// Scans JSON texts, valid or broken: finds where tokens end, and brackets that nest too deep.

const quote = 34;
const asterisk = 42;
const slash = 47;
const backslash = 92;
const lineFeed = 10;
const carriageReturn = 13;

/**
 * The offset after the string that opens at `start`. As in jsonc-parser, a backslash escapes any character, and a line break
 * ends a string that is not closed, so both find the same brackets.
 */
export function stringEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) return at + 1;
    if (code === lineFeed || code === carriageReturn) return at;
    if (code === backslash) at++;
  }
  return text.length;
}

/** The offset after the string that opens at `start`, in a valid text: most of it is passed over by V8 itself. */
export function validStringEnd(text: string, start: number): number {
  let close = text.indexOf('"', start + 1);
  while (isEscaped(text, close)) close = text.indexOf('"', close + 1);
  return close + 1;
}

/** True for a character behind an odd number of backslashes. */
export function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charCodeAt(first - 1) === backslash) first--;
  return (at - first) % 2 === 1;
}

/** The offset after the comment that opens at `start`, or `start + 1` if there is only a single slash. */
export function commentEnd(text: string, start: number): number {
  const second = text.charCodeAt(start + 1);
  if (second === asterisk) {
    const close = text.indexOf("*/", start + 2);
    return close === -1 ? text.length : close + 2;
  }
  if (second !== slash) return start + 1;
  let at = start + 2;
  while (at < text.length && text.charCodeAt(at) !== lineFeed && text.charCodeAt(at) !== carriageReturn) at++;
  return at;
}

/** The deepest nesting that a recursive reader ever gets, so that its stack is never exceeded. */
export const deepestNesting = 1000;

/** A text of the same length whose lists and objects beyond the limit are empty. */
export interface ClippedText {
  readonly text: string;
  /** UTF-16 offset of the first bracket over the limit; undefined if there is none. */
  readonly exceededAt: number | undefined;
}

/**
 * Replaces the contents of lists and objects below `limit` levels by spaces, so that offsets stay the same. It is one linear
 * scan without a stack; all kinds of brackets count, so a broken text is limited, too.
 */
export function clipDepth(text: string, limit: number): ClippedText {
  const most = Math.min(limit, deepestNesting);
  const pieces: string[] = [];
  let depth = 0;
  let kept = 0;
  let clipFrom = 0;
  let exceededAt: number | undefined;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 34: // "
        at = stringEnd(text, at) - 1;
        break;
      case 47: // /
        at = commentEnd(text, at) - 1;
        break;
      case 91: // [
      case 123: // {
        depth++;
        if (depth === most + 1) {
          clipFrom = at + 1;
          exceededAt ??= at;
        }
        break;
      case 93: // ]
      case 125: // }
        if (depth === most + 1) {
          pieces.push(text.slice(kept, clipFrom), " ".repeat(at - clipFrom));
          kept = at;
        }
        if (depth > 0) depth--;
        break;
    }
  }
  if (depth > most) {
    pieces.push(text.slice(kept, clipFrom), " ".repeat(text.length - clipFrom));
    kept = text.length;
  }
  return { text: exceededAt === undefined ? text : pieces.join("") + text.slice(kept), exceededAt };
}

/** A text with deeper nesting was not written by a person, and parsing it takes seconds and gigabytes. */
const deepestRead = 250_000;

/** The UTF-16 offset of the bracket where a text is nested too deeply to be parsed; undefined if it is not. */
export function refusedDepthAt(text: string): number | undefined {
  if (!hasMoreBrackets(text, deepestRead)) return undefined;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) at = stringEnd(text, at) - 1;
    else if (code === 91 || code === 123) {
      depth++;
      if (depth > deepestRead) return at;
    } else if ((code === 93 || code === 125) && depth > 0) depth--;
  }
  return undefined;
}

/** Whether a text has this many opening brackets; brackets in strings count, too. */
function hasMoreBrackets(text: string, most: number): boolean {
  let left = most;
  for (let at = 0; at < text.length && text.length - at > left; at++) {
    const code = text.charCodeAt(at);
    if ((code === 91 || code === 123) && --left < 0) return true;
  }
  return false;
}
