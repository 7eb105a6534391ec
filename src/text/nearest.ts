// Which known word did the writer mean?
import { distance } from "fastest-levenshtein";

/**
 * The candidate closest to `word`, or undefined when none is close: at most `most` letters differ, a third unless told.
 * A length band keeps many look-ups over many candidates cheap; the first of equals wins.
 */
export function nearest(
  word: string,
  candidates: Iterable<string>,
  most: number = Math.max(1, Math.floor(word.length / 3)),
): string | undefined {
  const folded = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = most + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance || candidate === word) continue;
    const steps = distance(folded, candidate.toLowerCase());
    if (steps < bestDistance) [best, bestDistance] = [candidate, steps];
  }
  return best;
}
