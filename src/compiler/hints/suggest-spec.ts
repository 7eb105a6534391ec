// Finds the spec file that a spec word most likely means.
import { languages } from "../contract/languages.ts";
import type { HintBudget } from "./hint-budget.ts";
import { numbersIn } from "./is-slip.ts";
import { hasSameLetters } from "./nearest-name.ts";
import { nearest } from "../text/nearest.ts";
import { baseName, folderOf, resolvePath } from "../text/resolve-path.ts";
import { perKey } from "../text/per-object.ts";

/** What can be suggested, and which specs other words name. */
export interface SuggestionSources {
  /** Whether a file looks like a spec; called once per file. */
  readonly isSpec: (path: string) => boolean;
  readonly budget: HintBudget;
  /** All .json, .yaml and .yml files. */
  readonly listing: () => readonly string[];
  readonly used: ReadonlySet<string>;
}

/** A suggestion for a word as it is written in a file; undefined if it is not certain, because no suggestion is better than a wrong one. */
export type SuggestSpec = (word: string, file: string) => string | undefined;

// A suggestion compares the word with every file.
const longestWord = 300;

/**
 * Suggests specs. A spec that nothing names may have been renamed or moved. A spec in use is suggested only if the word is a
 * misspelt form of its name, so the spec of another language or version is not suggested.
 */
export function suggestSpecs({ isSpec: judge, listing, used, budget }: SuggestionSources): SuggestSpec {
  const isSpec = perKey(judge);
  return (word, file) => {
    if (!budget.take("spec") || word.length > longestWord) return undefined;
    const written = word.trim().replaceAll("\\", "/");
    // A spec beside the page is meant before one of that name at the root.
    const wanted = new Set([resolvePath(folderOf(file), written), resolvePath("", written)]);
    for (const path of wanted) {
      const found = path === undefined ? undefined : suggestion(path, listing(), used, isSpec);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

function suggestion(
  wanted: string,
  listing: readonly string[],
  used: ReadonlySet<string>,
  isSpec: (path: string) => boolean,
): string | undefined {
  const stem = stemOf(wanted);
  const alike = listing.filter((path) => isNear(stem, stemOf(path)) && languagesOf(path) === languagesOf(wanted));
  const siblings = alike.filter((path) => folderOf(path).toLowerCase() === folderOf(wanted).toLowerCase());
  const unused = (paths: readonly string[]): readonly string[] =>
    paths.filter((path) => !used.has(path) && agree(numbersOf(path), numbersOf(wanted)));
  const sameStem = (path: string): boolean => stemOf(path) === stem;
  const tiers = [
    () => siblings.filter(sameStem),
    () => unused(siblings),
    () => only(unused(alike).filter(sameStem).filter(isSpec), baseName(wanted)),
    () => siblings.filter((path) => isSlip(stem, stemOf(path)) && numbersIn(path) === numbersIn(wanted)),
    () => unused(alike).filter((path) => !sameStem(path)),
  ];
  for (const tier of tiers) {
    const paths = tier().filter(isSpec);
    const found = paths.find((path) => path === wanted) ?? nearest(wanted, paths, Infinity);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** None is certain if several files have the same name. */
function only(paths: readonly string[], name: string): readonly string[] {
  const named = paths.filter((path) => baseName(path) === name);
  return [named, paths].find((list) => list.length === 1) ?? [];
}

/** The name of a file without its extension, in lowercase. */
function stemOf(path: string): string {
  return baseName(path)
    .replace(/\.[a-z]{2,4}$/i, "")
    .toLowerCase();
}

/** True if few letters differ, or one is the other with more words before or after it. */
function isNear(stem: string, other: string): boolean {
  const [short, long] = stem.length < other.length ? [stem, other] : [other, stem];
  return stem === other || isPart(short, long) || nearest(stem, [other]) !== undefined;
}

function isPart(short: string, long: string): boolean {
  if (short === "") return false;
  return (
    (long.startsWith(short) && !isWordLetter(long[short.length])) ||
    (long.endsWith(short) && !isWordLetter(long.at(-short.length - 1)))
  );
}

function isWordLetter(letter: string | undefined): boolean {
  return letter !== undefined && /[a-z0-9]/.test(letter);
}

function isSlip(stem: string, other: string): boolean {
  return nearest(stem, [other], 1) !== undefined || hasSameLetters(stem, other);
}

function numbersOf(path: string): readonly string[] {
  return path.match(/\d+/g) ?? [];
}

/** True if one of them has only words that the other has, too: a version was added or removed. */
function agree(numbers: readonly string[], others: readonly string[]): boolean {
  return numbers.every((number) => others.includes(number)) || others.every((number) => numbers.includes(number));
}

function languagesOf(path: string): string {
  const words = path.toLowerCase().split(/[^a-z]+/);
  return words.filter((word) => languages.has(word)).join(" ");
}
