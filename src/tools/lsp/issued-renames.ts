// Recognises the renames that are a part of an edit of the server: an editor asks for their edits again. (D303)
import type { PlannedFile } from "../../project/change/edit-plan.ts";

interface IssuedRename {
  readonly from: string;
  readonly to: string;
  /** The new texts of the same edit, by file. */
  readonly texts: ReadonlyMap<string, string>;
}

/** The renames of a docs folder that the server itself has asked for. */
export class IssuedRenames {
  #issued: readonly IssuedRename[] = [];

  /** Remembers the renames of an edit; those of earlier ones are forgotten. */
  add(files: readonly PlannedFile[]): void {
    const texts = new Map(
      files.flatMap((file) => {
        if (file.kind !== "edit" && file.kind !== "move") return [];
        return file.after === undefined ? [] : [[file.kind === "move" ? file.from : file.file, file.after] as const];
      }),
    );
    this.#issued = files.flatMap((file) => (file.kind === "move" ? [{ from: file.from, to: file.to, texts }] : []));
  }

  /** Whether a rename is a part of such an edit, and all texts of it are edited. */
  has(from: string | undefined, to: string | undefined, textOf: (file: string) => string | undefined): boolean {
    return this.#issued.some(
      (each) => each.from === from && each.to === to && [...each.texts].every(([file, text]) => textOf(file) === text),
    );
  }
}
