// Finds the known word that is closest to a misspelt one.
import { distance } from "fastest-levenshtein";

// A longer word is no misspelling, and the time to compare two words grows with the square of their length.
const longest = 200;

/**
 * The candidate closest to `word`, or undefined if none is close: at most `most` letters may differ, by default a third. Words
 * of more than 200 letters are never close. Only candidates of similar length are compared, which keeps many look-ups fast. The
 * first of equals is returned.
 */
export function nearest(
  word: string,
  candidates: Iterable<string>,
  most: number = Math.max(1, Math.floor(word.length / 3)),
): string | undefined {
  if (word.length > longest) return undefined;
  const compose = composer(word);
  const composed = compose(word);
  const folded = composed.toLowerCase();
  let best: string | undefined;
  let bestDistance = most + 1;
  for (const candidate of candidates) {
    const other = compose(candidate);
    if (Math.abs(other.length - composed.length) >= bestDistance || candidate === word) continue;
    const [rest, candidateRest] = withoutCommonEnds(folded, other.toLowerCase());
    const steps = distance(rest, candidateRest);
    if (steps < bestDistance) [best, bestDistance] = [candidate, steps];
  }
  return best;
}

/** Makes the Unicode forms of a name equal. A word in ASCII has only one form, and no name in another form is close to it. */
function composer(word: string): (name: string) => string {
  // oxlint-disable-next-line no-control-regex -- ASCII begins with the controls
  return /^[\0-\x7F]*$/.test(word) ? (name) => name : (name) => name.normalize();
}

/** Two words without their common beginning and end: their distance is the same, and paths of one folder are compared much faster. */
function withoutCommonEnds(one: string, other: string): [string, string] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one.charCodeAt(start) === other.charCodeAt(start)) start++;
  let end = 0;
  while (end < shorter - start && one.charCodeAt(one.length - 1 - end) === other.charCodeAt(other.length - 1 - end))
    end++;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
}
