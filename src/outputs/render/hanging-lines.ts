// Breaks a line of a list to the width of a terminal, with the other lines indented below it.
import { hasUnspacedLetter } from "../../compiler/text/unspaced-letters.ts";
import stringWidth from "string-width";

/** A part of a line with one color. */
export interface Run {
  readonly text: string;
  readonly paint: (text: string) => string;
}

/** What is printed before the lines. */
export interface HangingLayout {
  readonly first: string;
  readonly rest: string;
  /** Width of the terminal; undefined if lines are not broken. */
  readonly columns: number | undefined;
}

/** The least width: enough for a few words, even for a deep line in a narrow terminal. */
const narrowest = 24;

/** The line; further lines follow if it is wider than the terminal. It is broken at spaces, and inside texts in scripts without spaces. */
export function hangingLines(runs: readonly Run[], { first, rest, columns }: HangingLayout): readonly string[] {
  const whole = first + painted(runs);
  if (columns === undefined || stringWidth(whole) <= columns) return [whole];
  const [room = 0, roomBelow = 0] = [first, rest].map((lead) => Math.max(narrowest, columns - stringWidth(lead)));
  return linesOf(unitsOf(runs), room, roomBelow).map((line, index) => (index === 0 ? first : rest) + painted(line));
}

/** A text that is never broken, and the spaces before it. */
interface Unit {
  readonly spaces: readonly Run[];
  readonly word: readonly Run[];
}

function linesOf(units: readonly Unit[], room: number, roomBelow: number): readonly (readonly Run[])[] {
  const lines: Run[][] = [[]];
  let left = room;
  for (const { spaces, word } of units) {
    const width = widthOf(word);
    const line = lines.at(-1)!;
    const widthWithSpaces = widthOf(spaces) + width;
    if (widthWithSpaces <= left || line.length === 0) {
      for (const run of spaces) line.push(run);
      for (const run of word) line.push(run);
      left -= widthWithSpaces;
    } else {
      lines.push([...word]);
      left = roomBelow - width;
    }
  }
  return lines;
}

function unitsOf(runs: readonly Run[]): readonly Unit[] {
  const units: { spaces: Run[]; word: Run[] }[] = [{ spaces: [], word: [] }];
  for (const { text, paint } of runs) {
    for (const part of text.match(/ +|[^ ]+/g) ?? []) {
      if (part.startsWith(" ")) {
        if (units.at(-1)!.word.length > 0) units.push({ spaces: [], word: [] });
        units.at(-1)!.spaces.push({ text: part, paint });
        continue;
      }
      for (const [index, segment] of segmentsOf(part).entries()) {
        if (index > 0) units.push({ spaces: [], word: [] });
        units.at(-1)!.word.push({ text: segment, paint });
      }
    }
  }
  return units;
}

let segmenter: Intl.Segmenter | undefined;

/** The words of a text in a script that is written without spaces; marks stay with the word before them. */
function segmentsOf(part: string): readonly string[] {
  if (!hasUnspacedLetter(part)) return [part];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "word" });
  const segments: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(part)) {
    const before = segments.at(-1);
    if (before === undefined || (isWordLike === true && hasUnspacedLetter(segment))) segments.push(segment);
    else segments[segments.length - 1] = before + segment;
  }
  return segments;
}

function widthOf(runs: readonly Run[]): number {
  return runs.reduce((sum, { text }) => sum + stringWidth(text), 0);
}

/** The text of runs; consecutive runs of one color are colored together. */
function painted(runs: readonly Run[]): string {
  let printed = "";
  for (let index = 0; index < runs.length;) {
    const { paint } = runs[index]!;
    let text = "";
    for (; runs[index]?.paint === paint; index++) text += runs[index]!.text;
    printed += paint(text);
  }
  return printed;
}
