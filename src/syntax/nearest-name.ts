// Which field name did the writer mean?
import { nearest } from "../text/nearest.ts";

/** The closest of few short names: one slip, or the same letters in another order (`tbas`, `gruop`). */
export function nearestName(word: string, names: readonly string[]): string | undefined {
  const letters = sorted(word);
  return nearest(word, names) ?? names.find((name) => name !== word && sorted(name) === letters);
}

function sorted(word: string): string {
  return word.toLowerCase().split("").toSorted().join("");
}
