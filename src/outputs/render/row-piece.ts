// Defines a piece of the rows of a difference.

/** A part of a row: words of navc, a name from the site, an address, or something less important. */
export interface Piece {
  readonly style: "plain" | "name" | "address" | "faint";
  readonly text: string;
}
