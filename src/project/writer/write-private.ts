// Writes a file into a private folder of navc.
import { join } from "node:path";
import { DraftFile, removeLeftDrafts } from "./draft-file.ts";
import { privateFolder } from "./private-folder.ts";

/**
 * Writes a file that only this user can read; other programs see either the old or the new one. Nothing is written if the
 * folder can't be made, or if somebody else can write to it. Throws the error of the system. The parts of its text are written
 * one after the other.
 */
export function writePrivate(folder: string, name: string, parts: readonly (string | Uint8Array)[]): void {
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
