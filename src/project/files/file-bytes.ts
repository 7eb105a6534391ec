// Reads a file that may not exist.
import { readFileSync, statSync } from "node:fs";

/** The bytes of a file; undefined if there is none that can be read, and for a pipe or device, which may never end. */
export function fileBytes(file: string): Buffer | undefined {
  try {
    return statSync(file).isFile() ? readFileSync(file) : undefined;
  } catch {
    return undefined;
  }
}
