// Decides whether two names may be the old and the new name of one page.
import { nearest } from "../text/nearest.ts";
import { numbersIn } from "./is-slip.ts";
import { ordinaryNames } from "./ordinary-names.ts";

/**
 * True for names in lowercase where one has all words of the other (`auth`, `auth-guide`), or in which the words are similar in
 * pairs (`install`, `installation`). Names with different numbers are different.
 */
export function areAlikeNames(name: string, other: string): boolean {
  if (numbersIn(name) !== numbersIn(other)) return false;
  const [words, others] = [wordsOfName(name), wordsOfName(other)];
  if (words.length === others.length) return words.every((word, index) => areAlikeWords(word, others[index]!));
  const [short, long] = words.length < others.length ? [words, others] : [others, words];
  const isTelling = short.some((word) => !ordinaryNames.has(word)) || short[0] === long[0];
  return short.length > 0 && isTelling && short.every((word) => long.includes(word));
}

/** The words of a name. */
export function wordsOfName(name: string): readonly string[] {
  return name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

const shortestStart = 4;

function areAlikeWords(word: string, other: string): boolean {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  return (
    word === other || (short.length >= shortestStart && long.startsWith(short)) || nearest(word, [other]) !== undefined
  );
}
