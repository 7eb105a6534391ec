// Keeps the moves of translations until the editor has renamed what they follow. (D376)
import type { PageMove } from "../../project/editing/translated-moves.ts";

/** Whether translations follow a rename: after a question, always, or never. */
export type TranslationSetting = "ask" | "always" | "never";

/** What the editor set in its initialization options. */
export function translationSetting(options: unknown): TranslationSetting {
  const given = typeof options === "object" && options !== null && "translations" in options && options.translations;
  return given === "always" || given === "never" ? given : "ask";
}

/** A file or folder that is renamed; undefined outside of the site. */
interface Rename {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** The moves of translations in a docs folder that wait for the rename of their pages. */
export class TranslatedRenames {
  readonly #setting: () => TranslationSetting;
  #waiting: { readonly renames: readonly Rename[]; readonly moves: readonly PageMove[] } | undefined;

  constructor(setting: () => TranslationSetting) {
    this.#setting = setting;
  }

  get setting(): TranslationSetting {
    return this.#setting();
  }

  /** The editor is about to rename; moves that wait for an earlier rename are forgotten. */
  expect(renames: readonly Rename[], moves: readonly PageMove[]): void {
    this.#waiting = moves.length === 0 ? undefined : { renames, moves };
  }

  /** The editor has renamed: the moves that waited for that. */
  take(renames: readonly Rename[]): readonly PageMove[] {
    const waiting = this.#waiting;
    const isDone = waiting?.renames.every((each) =>
      renames.some(({ from, to }) => from === each.from && to === each.to),
    );
    if (waiting === undefined || isDone !== true) return [];
    this.#waiting = undefined;
    return waiting.moves;
  }
}
