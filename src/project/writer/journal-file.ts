// A file to which lines are added while a run goes on.
import { join } from "node:path";
import { DraftFile } from "./draft-file.ts";
import type { HeldFolder } from "./held-folder.ts";
import { regularFile } from "./replace-file.ts";

/** Begins as a new file in the place of the old one, so that no line gets through a link or a second name of that. */
export class JournalFile {
  readonly #draft: DraftFile;
  #isTorn = false;

  /** `text` is what it begins with. Throws the error of the system, and where something else than a file is in its place. */
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
