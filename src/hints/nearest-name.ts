// Finds the field name that was meant.
import { nearest } from "../text/nearest.ts";

/** The closest of a few short names: a slip, or the same letters in another order (`tbas`, `gruop`). */
export function nearestName(word: string, names: readonly string[]): string | undefined {
  const letters = sorted(word);
  return nearest(word, names) ?? names.find((name) => name !== word && sorted(name) === letters);
}

/**
 * The one known name that is `word` but for its case, else but for one letter more, less or other, or the order of its
 * letters. Undefined where there are several.
 */
export function evidentName(word: string, names: readonly string[]): string | undefined {
  const inOtherCase = names.filter((name) => name.toLowerCase() === word.toLowerCase());
  const slips = names.filter((name) => isOneSlip(word, name));
  const [only, ...others] = inOtherCase.length > 0 ? inOtherCase : slips;
  return others.length === 0 ? only : undefined;
}

function isOneSlip(word: string, name: string): boolean {
  return nearest(word, [name], 1) === name || sorted(word) === sorted(name);
}

function sorted(word: string): string {
  return word.toLowerCase().split("").toSorted().join("");
}
