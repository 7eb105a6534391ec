// Writes a file to which lines are added during a run.
import { join } from "node:path";
import { DraftFile } from "./draft-file.ts";
import type { HeldFolder } from "./held-folder.ts";
import { regularFile } from "./replace-file.ts";

/** It begins as a new file that replaces the old one, so that no line is written through a link or a second name of the old one. */
export class JournalFile {
  readonly #draft: DraftFile;
  #isTorn = false;

  /** `text` is its beginning. Throws the error of the system, and if something other than a file has its name. */
  constructor(folder: HeldFolder, name: string, text: string) {
    const file = join(folder.path, name);
    this.#draft = new DraftFile(folder.path, regularFile(file) ?? 0o666);
    try {
      this.#draft.write(Buffer.from(text));
      folder.demandSame();
      this.#draft.becomeOpen(file);
    } catch (error) {
      this.#draft.discard();
      this.#draft.release();
      throw error;
    }
  }

  /** Throws the error of the system. */
  add(line: string): void {
    // After a line of which only a part was written, the next one begins on a line of its own.
    const start = this.#isTorn ? "\n" : "";
    this.#isTorn = true;
    this.#draft.write(Buffer.from(start + line));
    this.#isTorn = false;
  }

  close(): void {
    this.#draft.close();
  }
}
