// Reads a file that may not be there.
import { readFileSync, statSync } from "node:fs";

/** The bytes of a file; undefined where there is none that can be read, and for a pipe or device, which may never end. */
export function fileBytes(file: string): Buffer | undefined {
  try {
    return statSync(file).isFile() ? readFileSync(file) : undefined;
  } catch {
    return undefined;
  }
}
