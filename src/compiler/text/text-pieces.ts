// Replaces pieces of a text.

/** A piece of a text, as UTF-16 offsets, and what replaces it. */
export interface TextPiece {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with all pieces replaced. They must not overlap; of several at one place the first given comes first. */
export function withPieces(text: string, pieces: readonly TextPiece[]): string {
  let done = 0;
  const parts: string[] = [];
  for (const piece of pieces.toSorted((a, b) => a.start - b.start)) {
    if (piece.start < done) throw new Error(`Two edits change the same text at ${piece.start}.`);
    parts.push(text.slice(done, piece.start), piece.text);
    done = piece.end;
  }
  return parts.join("") + text.slice(done);
}
