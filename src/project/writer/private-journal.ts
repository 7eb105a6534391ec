// Keeps what a run is about to do to a folder, so that a later one can undo it if the run is killed. (D266)
import { appendFileSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ownFolders } from "./own-folders.ts";
import { folderMark } from "./process-mark.ts";
import { writePrivate } from "./write-private.ts";

/** The journal of one folder. It is outside all repositories, so that no repository can contain one. */
export interface PrivateJournal {
  /** The text that a killed run has left; undefined if there is none. */
  readonly read: () => string | undefined;
  /** Throws the error of the system. */
  readonly write: (text: string) => void;
  /** Adds to the text. Throws the error of the system. */
  readonly add: (text: string) => void;
  readonly remove: () => void;
  /** Its path, for messages. */
  readonly file: string;
}

/** The journal for the folder at a real path; undefined where nothing can be kept. */
export function privateJournal(real: string): PrivateJournal | undefined {
  const folder = firstPossible(ownFolders("changes"));
  if (folder === undefined) return undefined;
  const name = `${folderMark(real)}.json`;
  const file = join(folder, name);
  return {
    read: () => textOf(file),
    write: (text) => writePrivate(folder, name, [text]),
    add: (text) => appendFileSync(file, text),
    file,
    remove: () => rmSync(file, { force: true }),
  };
}

function firstPossible(folders: readonly (() => string | undefined)[]): string | undefined {
  for (const make of folders) {
    const folder = make();
    if (folder !== undefined) return folder;
  }
  return undefined;
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
