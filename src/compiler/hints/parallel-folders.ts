// Finds folders with the same pages for several products or platforms (D103).
import { lowerBound } from "../text/lower-bound.ts";
import { baseName } from "../text/resolve-path.ts";
import { ordinaryNames } from "./ordinary-names.ts";

const looksAtMost = 200;
const ordinaryAtLeast = 3;

/**
 * True if the folders in which two paths differ contain other pages with equal paths: then a page does not move from `unity/`
 * to `unreal/`. `files` are sorted, and `known` has the same files.
 */
export function areParallel(
  path: string,
  other: string,
  files: readonly string[],
  known: ReadonlySet<string>,
): boolean {
  const [folder, otherFolder, end] = differingFolders(path, other);
  if (folder === otherFolder) return false;
  const start = lowerBound(files.length, (index) => files[index]! < folder);
  let ordinary = 0;
  for (let index = start; index < Math.min(files.length, start + looksAtMost); index += 1) {
    const file = files[index]!;
    if (!file.startsWith(folder)) break;
    const below = file.slice(folder.length);
    if (below === end || !known.has(otherFolder + below)) continue;
    ordinary += ordinaryNames.has(baseName(below).toLowerCase()) ? 1 : ordinaryAtLeast;
    if (ordinary >= ordinaryAtLeast) return true;
  }
  return false;
}

/** The innermost folders in which the paths differ, with a slash at their ends, and the equal paths below them. */
function differingFolders(path: string, other: string): readonly [folder: string, other: string, end: string] {
  const [segments, others] = [path.split("/"), other.split("/")];
  let same = 1;
  const most = Math.min(segments.length, others.length);
  while (same < most && segments.at(-1 - same) === others.at(-1 - same)) same += 1;
  const folderOf = (all: readonly string[]): string =>
    all
      .slice(0, -same)
      .map((each) => `${each}/`)
      .join("");
  return [folderOf(segments), folderOf(others), segments.slice(-same).join("/")];
}
