// Removes a file at a path that a program made.
import { unlinkSync } from "node:fs";
import { entryAt } from "./entry-at.ts";

/** Removes a regular file; does nothing if there is none. Throws the error of the system. */
export function removeFile(file: string): void {
  if (entryAt(file)?.isFile() === true) unlinkSync(file);
}
