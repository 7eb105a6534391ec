// Replaces pieces of a text. All other characters stay the same.
import type { TextEdit } from "../../compiler/diagnostics/diagnostic.ts";
import { withEdits } from "./with-edits.ts";

/** A text with the edits that could be made. */
export interface EditedText {
  readonly text: string;
  /** In text order, each token once. */
  readonly applied: readonly TextEdit[];
}

/** Makes the edits in a text, in text order. If edits overlap, none of them is made unless they are equal. */
export function replacePieces(text: string, edits: readonly TextEdit[]): EditedText {
  const byPlace = edits.toSorted((a, b) => a.range.start.offset - b.range.start.offset);
  const applied = byPlace.filter(
    (edit, index) => !isSame(edit, byPlace[index - 1]) && !byPlace.some((other) => meets(edit, other)),
  );
  return { text: withEdits(text, applied), applied };
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
