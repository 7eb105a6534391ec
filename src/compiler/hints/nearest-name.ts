// Finds the known name that is closest to a misspelt one: a field, a method, or the scheme of a web address.
import { nearest } from "../text/nearest.ts";
import { httpMethods } from "../contract/http-methods.ts";
import { completedAddress } from "../contract/href.ts";

/** The closest of a few short names: one wrong letter, or the same letters in another order (`tbas`, `gruop`). */
export function nearestName(word: string, names: readonly string[]): string | undefined {
  return nearest(word, names) ?? names.find((name) => name !== word && hasSameLetters(name, word));
}

/**
 * The only known name that differs from `word` in case only, else in one letter or in the order of letters. Undefined if there
 * are several.
 */
export function evidentName(word: string, names: readonly string[]): string | undefined {
  const inOtherCase = names.filter((name) => name.toLowerCase() === word.toLowerCase());
  const slips = names.filter((name) => isOneSlip(word, name));
  const [only, ...others] = inOtherCase.length > 0 ? inOtherCase : slips;
  return others.length === 0 ? only : undefined;
}

function isOneSlip(word: string, name: string): boolean {
  return nearest(word, [name], 1) === name || hasSameLetters(word, name);
}

/** True for words of the same letters in any order and case. */
export function hasSameLetters(one: string, other: string): boolean {
  return one.length === other.length && sorted(one) === sorted(other);
}

function sorted(word: string): string {
  return word.toLowerCase().split("").toSorted().join("");
}

const webSchemes: readonly string[] = ["https", "http"];

/** The web address that a link with a misspelt scheme most likely means: `https//example.com`, `htps://example.com`. */
export function meantAddress(href: string): string | undefined {
  const completed = completedAddress(href);
  if (completed !== undefined) return completed;
  const [, scheme = "", rest = ""] = /^([a-z]+):\/\/(.+)$/i.exec(href.trim()) ?? [];
  const isMisspelt = scheme !== "" && !webSchemes.includes(scheme.toLowerCase());
  const meant = isMisspelt ? nearest(scheme.toLowerCase(), webSchemes, 1) : undefined;
  const address = `${meant ?? ""}://${rest}`;
  return meant !== undefined && URL.canParse(address) ? address : undefined;
}

// Other words for what a method does.
const methodByWord: ReadonlyMap<string, string> = new Map(
  Object.entries({
    FETCH: "GET",
    READ: "GET",
    LIST: "GET",
    CREATE: "POST",
    ADD: "POST",
    UPDATE: "PATCH",
    REMOVE: "DELETE",
  }),
);

/** The method in upper case that is closest to an unknown word; `own`: methods of specs that have no field. */
export function nearestMethod(written: string, own: readonly string[] = []): string | undefined {
  const word = written.toUpperCase();
  const inOtherCase = own.find((method) => method.toUpperCase() === word);
  if (inOtherCase !== undefined) return inOtherCase;
  const methods = [...httpMethods.map(({ name }) => name), ...own];
  return methodByWord.get(word) ?? methods.find((method) => hasSameLetters(method, word)) ?? nearest(word, methods);
}
