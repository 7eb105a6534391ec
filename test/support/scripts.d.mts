// Which words do generated texts have in twelve scripts?

/** Words of one script, and what stands between them. */
export interface Vocabulary {
  readonly verbs: readonly string[];
  readonly nouns: readonly string[];
  readonly words: readonly string[];
  readonly join: string;
}

/** By the name of the script. */
export const SCRIPTS: Readonly<Record<string, Vocabulary>>;
