// Loads what plans and writes changes when somebody asks for one.
import type { PreviewOf } from "../../../project/preview-program.ts";
import type { UndoableChange } from "../model/wanted-change.ts";
import type { ChangeAnswer, ChangeAnswers } from "./change-answers.ts";

/** The changes of a preview. Nobody waits for the change engine before the first of them. */
export class LoadedChanges {
  readonly #of: PreviewOf;
  readonly #changed: () => void;
  #loading: Promise<ChangeAnswers> | undefined;
  #loaded: ChangeAnswers | undefined;

  /** `changed` is called when files were written. */
  constructor(of: PreviewOf, changed: () => void) {
    this.#of = of;
    this.#changed = changed;
  }

  /** What would be undone; null for nothing. */
  get undo(): UndoableChange | null {
    return this.#loaded?.undo ?? null;
  }

  /** The ids of the changes that were undone last. */
  get undoneIds(): readonly string[] {
    return this.#loaded?.undoneIds ?? [];
  }

  /** The answer to a request with this text; undefined if there is nothing at the path. */
  async answer(path: string, text: string): Promise<ChangeAnswer | undefined> {
    return (await (this.#loading ??= this.#load())).answer(path, text);
  }

  async close(): Promise<void> {
    await this.#loaded?.close();
  }

  async #load(): Promise<ChangeAnswers> {
    const { ChangeAnswers } = await import("./change-answers.ts");
    const { root, options, compiler, cache } = this.#of;
    this.#loaded = new ChangeAnswers(root, { options, compiler, cache }, this.#changed);
    return this.#loaded;
  }
}
