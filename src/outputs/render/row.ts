// Defines the rows of a difference.

/** Added, removed, or changed. */
export type Mark = "+" | "-" | "~";

/** A part of a row: words of navc, a name from the site, an address, or something less important. */
export interface Piece {
  readonly style: "plain" | "name" | "address" | "faint";
  readonly text: string;
}

/** One fact. */
export interface Row {
  readonly mark: Mark;
  /** What happened, in a word or two. */
  readonly verb: string;
  readonly pieces: readonly Piece[];
  /** In which editions; "" for all. */
  readonly editions: string;
}
