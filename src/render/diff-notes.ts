// What readers have to know beside a difference, in whatever form it is printed.

/** What is no part of the difference, and changes how it has to be read. */
export interface DiffBeside {
  /** Sentences about the sides: what may be missing in them. */
  readonly notes: readonly string[];
  /** False where errors make a proposal worthless. */
  readonly proposes: boolean;
  /** A sentence about what the proposed redirects make of those that are there. */
  readonly chains?: string | undefined;
}

/** Nothing. */
export const nothingBeside: DiffBeside = { notes: [], proposes: true };
