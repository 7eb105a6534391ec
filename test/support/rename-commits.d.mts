/** Which word follows which pair of words in a text. */
export interface LearnedWords {
  readonly words: readonly string[];
  readonly followers: ReadonlyMap<string, readonly string[]>;
}

/** What happened to a page: the new paths that are right for it. */
export interface RightRename {
  readonly deed: string;
  readonly from: string;
  readonly to: readonly string[];
}

export const deeds: readonly string[];
export function inventedText(count: number): string;
export function learnWords(text: string): LearnedWords;
export function renameCommit(
  seed: number,
  learned: LearnedWords,
): {
  readonly before: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string>>;
  readonly right: readonly RightRename[];
};
