// Defines what the search in texts answers.

/** A part of an extract: plain, or marked because it was searched for. */
export type ExtractPart = string | readonly [marked: string];

/** A page in whose text something was found. */
export interface TextHit {
  readonly href: string;
  readonly title: string;
  /** An edition that has the page. */
  readonly edition: string;
  /** The heading above what was found; null if it is before the first one. */
  readonly section: { readonly id: string; readonly title: string } | null;
  readonly extract: readonly ExtractPart[];
}

/** What was found in the texts of a site, the best first. */
export interface TextAnswer {
  readonly hits: readonly TextHit[];
  /** How many pages were found; only the best are in `hits`. */
  readonly count: number;
  /** How many pages have been read, of how many. More may be found when all are read. */
  readonly read: number;
  readonly of: number;
  /** How many pages are not searched, or only their beginning, because the texts are too long together. */
  readonly leftOut: number;
  /** Why nothing can be searched; absent if it can. */
  readonly failure?: string;
}

export const noTexts: TextAnswer = { hits: [], count: 0, read: 0, of: 0, leftOut: 0 };
