// Says how two names differ that look the same, because one of them is in another Unicode form.

const word = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * A sentence with a leading space if a word is in a text in two Unicode forms, such as "é" as one character and as "e" with an
 * accent; otherwise "".
 */
export function formsNote(text: string): string {
  // With every word composed, none is there in two forms.
  if (text.normalize() === text) return "";
  const forms = new Map<string, string>();
  for (const [written] of text.matchAll(word)) {
    const composed = written.normalize();
    const first = forms.get(composed);
    if (first === undefined) forms.set(composed, written);
    else if (first !== written) return differenceOf(first, written);
  }
  return "";
}

/** True for names that differ at most in case and in Unicode form. */
export function areSameName(one: string, other: string): boolean {
  return foldedName(one) === foldedName(other);
}

/** A name in the form that it shares with those that differ at most in case and in Unicode form. */
export function foldedName(name: string): string {
  return name.normalize().toLowerCase();
}

/** The difference of two words that are equal when they are composed. */
function differenceOf(first: string, other: string): string {
  const [ones, others] = [charactersOf(first), charactersOf(other)];
  const at = ones.findIndex((character, index) => character !== others[index]);
  const [one, another] = [ones[at] ?? first, others[at] ?? other];
  return (
    ` These names look the same and are different: "${one.normalize()}" is ${codePoints(one)} in the first, and ` +
    `${codePoints(another)} in the other. Write it the same way in both.`
  );
}

/** What readers see as one character. */
function charactersOf(text: string): readonly string[] {
  return Array.from(new Intl.Segmenter("en").segment(text), ({ segment }) => segment);
}

function codePoints(text: string): string {
  return Array.from(text, (each) => `U+${each.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`).join(" ");
}
