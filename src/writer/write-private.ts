// Writes a file into a folder that navc keeps for itself.
import { join } from "node:path";
import { DraftFile, removeLeftDrafts } from "./draft-file.ts";
import { privateFolder } from "./private-folder.ts";

/**
 * Writes a file that only this user can read; other programs see the old one or the new one. Nothing is written where the folder
 * can't be made, or somebody else can write to it. Throws the error of the system.
 */
export function writePrivate(folder: string, name: string, text: string): void {
  if (privateFolder(folder) === undefined) return;
  removeLeftDrafts(folder);
  const draft = new DraftFile(folder, 0o600);
  try {
    draft.write(Buffer.from(text));
    draft.become(join(folder, name));
  } finally {
    draft.discard();
    draft.release();
  }
}
