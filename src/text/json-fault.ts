// What is a syntax error of a JSON text, as found and as told?

/** A syntax error: a clause without a full stop, and UTF-16 offsets, the end exclusive. */
export interface JsonProblem {
  readonly problem: string;
  readonly start: number;
  readonly end: number;
}

/** An error as jsonc-parser tells it, with the innermost bracket that was open there. */
export interface RawFault {
  /** The name of its code, e.g. `CommaExpected`. */
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly inside: { readonly kind: "list" | "object"; readonly line: number } | undefined;
}
