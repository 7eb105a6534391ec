// Replaces pieces of a page. All other characters stay the same.
import type { TextEdit } from "../../compiler/diagnostics/diagnostic.ts";
import type { EditedText } from "./apply-edits.ts";

/** Makes the edits in a text, in text order. If edits overlap, none of them is made unless they are equal. */
export function replacePieces(text: string, edits: readonly TextEdit[]): EditedText {
  const byPlace = edits.toSorted((a, b) => a.range.start.offset - b.range.start.offset);
  const applied = byPlace.filter(
    (edit, index) => !isSame(edit, byPlace[index - 1]) && !byPlace.some((other) => meets(edit, other)),
  );
  let done = 0;
  const pieces: string[] = [];
  for (const { range, text: written } of applied) {
    pieces.push(text.slice(done, range.start.offset), written);
    done = range.end.offset;
  }
  return { text: pieces.join("") + text.slice(done), applied };
}

function isSame(one: TextEdit, other: TextEdit | undefined): boolean {
  return (
    one.range.start.offset === other?.range.start.offset &&
    one.range.end.offset === other.range.end.offset &&
    one.text === other.text
  );
}

function meets(one: TextEdit, other: TextEdit): boolean {
  if (one === other || isSame(one, other)) return false;
  return one.range.start.offset < other.range.end.offset && other.range.start.offset < one.range.end.offset;
}
