// Finds the paths that a plan leaves.
import type { PlannedFile } from "./edit-plan.ts";

/** The paths of the files that a plan moves away or removes. */
export function leftPaths(files: readonly PlannedFile[]): ReadonlySet<string> {
  return new Set(
    files.flatMap((file) => (file.kind === "move" ? [file.from] : file.kind === "remove" ? [file.file] : [])),
  );
}
