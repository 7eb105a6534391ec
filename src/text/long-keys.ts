// Keys that are too long to be read (D66).
import { commentEnd, stringEnd } from "./json-scan.ts";

/**
 * The longest key that is read, in UTF-16 units. V8 hashes longer strings by their length alone, so that each new one is
 * compared with all others of its length.
 */
export const longestKey: number = 16_383;

/** Why a text with a longer key is not read: a clause without a full stop. */
export const longKeyProblem: string = `it has a key of more than ${longestKey} characters; shorten it`;

/** The first key of a JSON text that is too long, as UTF-16 offsets with its quotes, the end exclusive. */
export function findLongKey(text: string): { readonly start: number; readonly end: number } | undefined {
  // A short text has few such keys, and most texts are short.
  if (text.length <= 4 * longestKey) return undefined;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 47) at = commentEnd(text, at) - 1;
    if (code !== 34) continue;
    const end = stringEnd(text, at);
    if (end - at - 2 > longestKey && isFollowedByColon(text, end)) return { start: at, end };
    at = end - 1;
  }
  return undefined;
}

/** True when nothing but blanks and line ends stand between `end` and a colon. */
export function isFollowedByColon(text: string, end: number): boolean {
  for (let at = end; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code !== 32 && code !== 9 && code !== 10 && code !== 13) return code === 58;
  }
  return false;
}
