// Names the first words of a list, and counts the others.
import { inWords } from "../../compiler/diagnostics/codes.ts";

/** More than these are counted. */
const mostWords = 3;

/** `a, b and c`, or `a, b, c and 4 more`. */
export function fewWords(words: readonly string[]): string {
  if (words.length <= mostWords) return inWords(words);
  return inWords([...words.slice(0, mostWords), `${words.length - mostWords} more`]);
}
