// Divides a text into the words by which it is searched. (D412)

import { foldedText } from "./folded-text.ts";

/** A word, and where it is in the text. */
export interface SearchWord {
  readonly start: number;
  readonly end: number;
  /** The form in which words are compared. */
  readonly term: string;
}

const unspaced = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\u30FC\uFF70`;
const run = new RegExp(String.raw`[${unspaced}][${unspaced}\p{M}]*|(?:(?![${unspaced}])[\p{L}\p{M}\p{N}_])+`, "gu");
const startsUnspaced = new RegExp(`^[${unspaced}]`, "u");
/** Begins the term of a pair: no word of other scripts begins so. */
const pairMark = "~";
/** Longer ones are no words but data; their beginning is enough to find them. */
const mostOfTerm = 48;

/**
 * The words of a text. Scripts without spaces have none that could be found without a dictionary, so there each pair of neighboring
 * characters is a word, and the last character of a run.
 */
export function* searchWords(text: string): Generator<SearchWord> {
  for (const { 0: found, index } of text.matchAll(run)) {
    if (startsUnspaced.test(found)) yield* pairs(found, index);
    else yield { start: index, end: index + found.length, term: termOf(found) };
  }
}

/** The terms of a query, each once. The last character of a run is in its last pair. */
export function queryTerms(query: string): readonly string[] {
  const terms = [...query.matchAll(run)].flatMap(([found]) => {
    if (!startsUnspaced.test(found)) return [termOf(found)];
    const all = [...pairs(found, 0)].map(({ term }) => term);
    return all.length > 1 ? all.slice(0, -1) : all;
  });
  return [...new Set(terms)];
}

/** The runs of a query in scripts without spaces, which are whole words to who typed them. */
export function unspacedRuns(query: string): readonly string[] {
  return [...query.matchAll(run)].flatMap(([found]) => (startsUnspaced.test(found) ? [found] : []));
}

/** What a term is: a word, of which the beginning is enough; a pair of characters; a single character, with which a pair may begin. */
export function kindOfTerm(term: string): "word" | "pair" | "character" {
  if (!term.startsWith(pairMark)) return "word";
  return term.length > pairMark.length + codeLength ? "pair" : "character";
}

function* pairs(found: string, from: number): Generator<SearchWord> {
  let start = from;
  let before = "";
  for (const character of found) {
    if (before !== "") {
      yield { start, end: start + before.length + character.length, term: pairTerm(before + character) };
      start += before.length;
    }
    before = character;
  }
  yield { start, end: start + before.length, term: pairTerm(before) };
}

/** Without capitals, accents, and underscores around it. */
function termOf(word: string): string {
  // Also because minisearch loses a word with the name of the prototype of an object.
  // oxlint-disable-next-line regexp/no-super-linear-move -- the text is short
  const plain = word.slice(0, mostOfTerm).replaceAll(/^_+|_+$/g, "") || "_";
  return foldedText(plain);
}

const codeLength = 4;

/** Written in few letters: the index is a tree with a list of the first letters, which would be long with all Chinese characters. */
function pairTerm(characters: string): string {
  const codes = Array.from(characters.normalize("NFKC"), (each) =>
    each.codePointAt(0)!.toString(32).padStart(codeLength, "0"),
  );
  return pairMark + codes.join("");
}
