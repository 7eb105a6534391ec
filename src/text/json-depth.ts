// How deep does a JSON text nest, and what is it without what lies too deep?
import { commentEnd, stringEnd } from "./json-scan.ts";

/** The deepest nesting a recursive reader gets to see, whatever the limit: its stack must hold. */
export const deepestNesting = 1000;

/** A text of the same length whose lists and objects beyond the limit are empty. */
export interface ClippedText {
  readonly text: string;
  /** UTF-16 offset of the first bracket beyond the limit; undefined when there is none. */
  readonly exceededAt: number | undefined;
}

/**
 * Empties every list and object that nests deeper than `limit` levels, with blanks, so that offsets hold. One linear
 * scan without a stack; brackets count whatever their kind, so a broken text is bounded too.
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
