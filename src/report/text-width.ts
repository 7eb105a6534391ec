// How many columns of a terminal does a text take?

/** A user-visible character with its width in columns. */
export interface Glyph {
  readonly text: string;
  /** UTF-16 offset in the line. */
  readonly offset: number;
  readonly width: number;
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

// East Asian wide and full-width letters, and emoji that are shown as pictures.
const wide =
  /^[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{1B000}-\u{1B2FF}\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}|\uFE0F/u;

/** The glyphs of a line: tabs as two blanks, what can't be seen or would steer the terminal as one dot. */
export function glyphs(line: string): readonly Glyph[] {
  return Array.from(segmenter.segment(line), ({ segment, index }) => ({ offset: index, ...shown(segment) }));
}

function shown(segment: string): { readonly text: string; readonly width: number } {
  if (segment === "\t") return { text: "  ", width: 2 };
  if (/[\p{Cc}\p{Cf}\u2028\u2029]/u.test(segment) && !/\p{Emoji}/u.test(segment)) return { text: "·", width: 1 };
  return { text: segment, width: wide.test(segment) ? 2 : 1 };
}
