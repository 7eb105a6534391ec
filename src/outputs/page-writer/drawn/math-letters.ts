// Writes letters of formulas in the style that is meant: browsers know no attribute for it.

/** Where the letters and digits of a style begin. */
interface Style {
  readonly capital: number;
  readonly small: number;
  readonly digit?: number;
  /** Letters that had a place in Unicode before the others. */
  readonly elsewhere?: Readonly<Record<string, string>>;
}

const scripts = { B: "ℬ", E: "ℰ", F: "ℱ", H: "ℋ", I: "ℐ", L: "ℒ", M: "ℳ", R: "ℛ", e: "ℯ", g: "ℊ", o: "ℴ" };
const styles: Readonly<Record<string, Style>> = {
  bold: { capital: 0x1d400, small: 0x1d41a, digit: 0x1d7ce },
  "bold-italic": { capital: 0x1d468, small: 0x1d482 },
  "double-struck": {
    capital: 0x1d538,
    small: 0x1d552,
    digit: 0x1d7d8,
    elsewhere: { C: "ℂ", H: "ℍ", N: "ℕ", P: "ℙ", Q: "ℚ", R: "ℝ", Z: "ℤ" },
  },
  fraktur: { capital: 0x1d504, small: 0x1d51e, elsewhere: { C: "ℭ", H: "ℌ", I: "ℑ", R: "ℜ", Z: "ℨ" } },
  monospace: { capital: 0x1d670, small: 0x1d68a, digit: 0x1d7f6 },
  "sans-serif": { capital: 0x1d5a0, small: 0x1d5ba, digit: 0x1d7e2 },
  script: { capital: 0x1d49c, small: 0x1d4b6, elsewhere: scripts },
};

/** A text in a style (`double-struck`: ℝ); unchanged for a style that is not known. */
export function mathLetters(text: string, style: string): string {
  const known = Object.hasOwn(styles, style) ? styles[style] : undefined;
  return known === undefined ? text : text.replaceAll(/[A-Za-z0-9]/g, (letter) => inStyle(letter, known));
}

function inStyle(letter: string, { capital, small, digit, elsewhere = {} }: Style): string {
  if (Object.hasOwn(elsewhere, letter)) return elsewhere[letter]!;
  const code = letter.codePointAt(0)!;
  if (code >= 0x61) return String.fromCodePoint(small + code - 0x61);
  if (code >= 0x41) return String.fromCodePoint(capital + code - 0x41);
  return digit === undefined ? letter : String.fromCodePoint(digit + code - 0x30);
}
