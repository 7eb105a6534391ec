// Writes a file into a folder that navc keeps for itself.
import { join } from "node:path";
import { DraftFile, removeLeftDrafts } from "./draft-file.ts";
import { privateFolder } from "./private-folder.ts";

/**
 * Writes a file that only this user can read; other programs see the old one or the new one. Nothing is written where the folder
 * can't be made, or somebody else can write to it. Throws the error of the system. The parts of its text are written one after the other.
 */
export function writePrivate(folder: string, name: string, ...parts: readonly (string | Uint8Array)[]): void {
  if (privateFolder(folder) === undefined) return;
  removeLeftDrafts(folder);
  const draft = new DraftFile(folder, 0o600);
  try {
    for (const part of parts) draft.write(typeof part === "string" ? Buffer.from(part) : part);
    draft.become(join(folder, name));
  } finally {
    draft.discard();
    draft.release();
  }
}
