// Distinguishes a misspelt name from another name that differs in only one letter.
import { hasSameLetters } from "./nearest-name.ts";
import { nearest } from "../text/nearest.ts";

/**
 * True if one letter is missing, added or wrong, or two letters are swapped. A different number or an `s` at the end of a word
 * is not a slip: `step-1` and `step-2`, `get-user` and `get-users`.
 */
export function isSlip(word: string, other: string): boolean {
  // Few names are similar, so that is asked first.
  if (nearest(word, [other], 1) === undefined && !areSwapped(word, other)) return false;
  return bare(word) !== bare(other) && numbersIn(word) === numbersIn(other);
}

/** True if two letters are swapped. */
export function areSwapped(word: string, other: string): boolean {
  return hasSameLetters(word, other) && nearest(word, [other], 2) !== undefined;
}

/** Without the `s` at the ends of words. */
function bare(word: string): string {
  return word.toLowerCase().replace(/s(?![a-z\d])/g, "");
}

/** The numbers in a name. */
export function numbersIn(word: string): string {
  return (word.match(/\d+/g) ?? []).join(" ");
}
