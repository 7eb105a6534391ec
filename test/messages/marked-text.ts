// Where does a test say that a message has to be? Two carets around the offending text, or one at its beginning.
const caret = "‸";

/** A line and a column from 1, as an editor counts them. */
interface Spot {
  readonly line: number;
  readonly column: number;
}

/** The text without carets; `end` is absent with one caret, and `start` without any. */
export interface MarkedText {
  readonly text: string;
  readonly start: Spot | undefined;
  readonly end: Spot | undefined;
}

/** Takes the carets out of a text and counts where they stood, by the text alone. */
export function readMarks(marked: string): MarkedText {
  const [before, inside, after, ...more] = marked.split(caret);
  if (more.length > 0) throw new Error("one place has two carets at most");
  return {
    text: marked.replaceAll(caret, ""),
    start: inside === undefined ? undefined : endOf(before!),
    end: after === undefined ? undefined : endOf(`${before}${inside}`),
  };
}

function endOf(text: string): Spot {
  const lines = text.split("\n");
  return { line: lines.length, column: lines.at(-1)!.replace("\uFEFF", "").length + 1 };
}

/** Puts a marked text in place of `find`, which has to stand in the text just once; after another text, if one is given, first. */
export function replaceOnce(text: string, find: string, write: string, after?: string): string {
  const from = after === undefined ? 0 : text.indexOf(after);
  const at = text.indexOf(find, from);
  if (from === -1 || at === -1) throw new Error(`not in the file: ${find}`);
  if (after === undefined && text.includes(find, at + 1)) throw new Error(`more than once in the file: ${find}`);
  return text.slice(0, at) + write + text.slice(at + find.length);
}
