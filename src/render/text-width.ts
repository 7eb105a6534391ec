// How many columns of a terminal does a text take?
import { visible } from "../text/visible.ts";

/** A user-visible character with its width in columns. */
export interface Glyph {
  readonly text: string;
  /** UTF-16 offsets in the line, the end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly width: number;
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

// East Asian wide and full-width letters, and emoji that are shown as pictures.
const wide =
  /^[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{1B000}-\u{1B2FF}\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}|\uFE0F/u;

/** The glyphs of a line: tabs as two blanks, what can't be seen or would steer the terminal as one dot. */
export function glyphs(line: string): readonly Glyph[] {
  // Segmenting is slow, and thousands of problems may stand in plain lines.
  if (/^[\t -~]*$/.test(line)) {
    return line.split("").map((text, start) => ({ start, end: start + 1, ...shownAscii(text) }));
  }
  return Array.from(segmenter.segment(line), ({ segment, index }) => ({
    start: index,
    end: index + segment.length,
    ...shown(segment),
  }));
}

function shownAscii(text: string): { readonly text: string; readonly width: number } {
  return text === "\t" ? { text: "  ", width: 2 } : { text, width: 1 };
}

function shown(segment: string): { readonly text: string; readonly width: number } {
  if (/^[\t -~]$/.test(segment)) return shownAscii(segment);
  const text = visible(segment);
  if (text !== segment) return { text, width: Array.from(text).length };
  return { text, width: wide.test(segment) ? 2 : 1 };
}
