// Finds the known word that is closest to a misspelt one.
import { distance } from "fastest-levenshtein";
import { perKey } from "./per-object.ts";
import { haveSameUnspacedWords } from "./unspaced-letters.ts";

// A longer word is no misspelling, and the time to compare two words grows with the square of their length.
const longest = 200;

/**
 * The candidate closest to `word`, or undefined if none is close: at most `most` letters may differ, by default a third. Words
 * of more than 200 letters are never close, nor are words in a script without spaces between words that differ in its letters (D606). Only candidates of similar length are compared, which keeps many look-ups fast. The
 * first of equals is returned.
 */
export function nearest(
  word: string,
  candidates: Iterable<string>,
  most: number = Math.max(1, Math.floor(word.length / 3)),
): string | undefined {
  if (word.length > longest) return undefined;
  const compose = composer(word);
  const { length } = compose(word);
  const similar = [...candidates].filter((each) => Math.abs(compose(each).length - length) <= most);
  return similar.length === 0 ? undefined : nearestAmong(similar)(word, most);
}

/** The same for many words and always the same candidates, which are prepared once. */
export function nearestAmong(candidates: readonly string[]): (word: string, most: number) => string | undefined {
  const names = perKey((compose: Compose) => candidates.map((candidate) => nameOf(candidate, compose)));
  return (word, most) => {
    if (word.length > longest) return undefined;
    const compose = composer(word);
    const isAscii = compose === asWritten;
    const wanted = nameOf(word, compose);
    let best: string | undefined;
    let bestDistance = most + 1;
    for (const name of names(compose)) {
      if (Math.abs(name.length - wanted.length) >= bestDistance || name.written === word) continue;
      const steps = stepsBelow(bestDistance, wanted, name);
      // A letter of such a script may be a word, and another word is no slip.
      if (steps !== undefined && (isAscii || haveSameUnspacedWords(wanted.folded, name.folded)))
        [best, bestDistance] = [name.written, steps];
    }
    return best;
  };
}

interface Name {
  readonly written: string;
  /** Of its Unicode form. */
  readonly length: number;
  readonly folded: string;
  /** A bit for each pair of letters side by side; several pairs share one. */
  readonly pairs: Int32Array;
}

function nameOf(written: string, compose: Compose): Name {
  const composed = compose(written);
  const folded = composed.toLowerCase();
  const pairs = new Int32Array(4);
  for (let index = 1; index < folded.length; index += 1) {
    const pair = folded.charCodeAt(index - 1) * 31 + folded.charCodeAt(index);
    pairs[(pair >> 5) & 3]! |= 1 << (pair & 31);
  }
  return { written, length: composed.length, folded, pairs };
}

/** The distance of two names; undefined if it is not below `limit`. */
function stepsBelow(limit: number, one: Name, other: Name): number | undefined {
  // Each step changes at most two pairs, and to count pairs takes less time than to find the distance.
  const most = 2 * (limit - 1);
  if (pairsOnlyIn(one, other) > most || pairsOnlyIn(other, one) > most) return undefined;
  const [rest, otherRest] = withoutCommonEnds(one.folded, other.folded);
  const steps = distance(rest, otherRest);
  return steps < limit ? steps : undefined;
}

function pairsOnlyIn({ pairs }: Name, { pairs: others }: Name): number {
  let count = 0;
  for (let index = 0; index < pairs.length; index += 1) count += bitsOf(pairs[index]! & ~others[index]!);
  return count;
}

function bitsOf(bits: number): number {
  const twos = bits - ((bits >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

type Compose = (name: string) => string;

const asWritten: Compose = (name) => name;
const normalized: Compose = (name) => name.normalize();

/** Makes the Unicode forms of a name equal. A word in ASCII has only one form, and no name in another form is close to it. */
function composer(word: string): Compose {
  // oxlint-disable-next-line no-control-regex -- ASCII begins with the controls
  return /^[\0-\x7F]*$/.test(word) ? asWritten : normalized;
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
