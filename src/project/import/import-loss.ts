// Defines what an import could not carry over, in the form of the adapters' lists (D323).

/** Something of the old site that docs.json can't express, or that could not be read. */
export interface ImportLoss {
  /** What is lost, e.g. `the icon of a page`. */
  readonly feature: string;
  /** Why, and what readers get instead, as the end of a sentence. */
  readonly reason: string;
  /** The file of the source folder that has it. */
  readonly file: string;
  /** From 1. Absent: `pointer` says where, or it is about the whole file. */
  readonly line?: number;
  /** JSON pointer into the file. */
  readonly pointer?: string;
  /** What has it there, e.g. `group "Refunds"`. */
  readonly what?: string;
  /** True if the report for people names each place, because each is something else. */
  readonly isNamed?: boolean;
}
