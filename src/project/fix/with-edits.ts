// Makes edits in a text.
import type { TextEdit } from "../../compiler/diagnostics/diagnostic.ts";
import { withPieces } from "../../compiler/text/text-pieces.ts";

/** The text with all edits made. They must not overlap. */
export function withEdits(text: string, edits: readonly TextEdit[]): string {
  return withPieces(
    text,
    edits.map(({ range, text: written }) => ({ start: range.start.offset, end: range.end.offset, text: written })),
  );
}
