// Finds the packages that a built file contains.
import { readFileSync } from "node:fs";

/** The names of the packages whose modules are in a program of dist/: above each module its path is written. */
export function packagesIn(program: string): readonly string[] {
  const paths = readFileSync(program, "utf8").matchAll(/^\/\/ .*\bnode_modules\/((?:@[^/\s]+\/)?[^/\s]+)/gm);
  return [...new Set([...paths].map(([, name = ""]) => name))].toSorted();
}
