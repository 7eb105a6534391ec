// Which errors were hidden by what is fixed now?
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { stringTokens } from "./apply-edits.ts";

/** The problems of a site, and the texts of its files where others were written. */
export interface CheckedTexts {
  readonly diagnostics: readonly Diagnostic[];
  /** Undefined for a file that was not fixed. */
  readonly textOf: (file: string) => string | undefined;
}

/** The number of errors after fixing that are not among those before, by their codes and the places they stand at. */
export function uncoveredErrors(before: CheckedTexts, after: CheckedTexts): number {
  const known = new Set(errorNames(before));
  return errorNames(after).filter((name) => !known.has(name)).length;
}

/** An error's name stays while strings before it become longer or shorter. */
function errorNames({ diagnostics, textOf }: CheckedTexts): readonly string[] {
  const places = new Map<string, (offset: number) => number>();
  return diagnostics.flatMap(({ severity, code, file, range }) => {
    if (severity !== "error") return [];
    const place = places.get(file) ?? placesIn(textOf(file));
    places.set(file, place);
    return [`${code} ${place(range.start.offset)} ${file}`];
  });
}

/** The offset that each offset of a text has once all strings are empty: the same before and after fixing. */
function placesIn(text: string | undefined): (offset: number) => number {
  if (text === undefined) return (offset) => offset;
  const starts: number[] = [];
  const removed = [0];
  for (const [start, end] of stringTokens(text)) {
    starts.push(start);
    removed.push(removed.at(-1)! + end - start);
  }
  return (offset) => {
    const before = countBelow(starts, offset);
    return offset - removed[before]!;
  };
}

/** How many of the ascending numbers are smaller. */
function countBelow(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
