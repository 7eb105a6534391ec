// Decides whether a result may change when something at a path has changed.
import type { Input } from "./recording-host.ts";

/**
 * Whether one of the inputs can be affected by a change at a path from the docs root ("" is the root). A listing depends
 * on every file, a file on every folder above it, and a path without a file on all below it: a folder may be made there.
 */
export function dependsOn(inputs: readonly Input[], path: string): boolean {
  if (path === "") return true;
  return inputs.some(
    ({ file, kind }) =>
      kind === "listing" ||
      file === path ||
      file.startsWith(`${path}/`) ||
      (kind === "absent" && path.startsWith(`${file}/`)),
  );
}
