// Finds the path whose end is most similar to that of another one.
import { compareText } from "../text/compare-text.ts";
import { lowerBound } from "../text/lower-bound.ts";

/** The file whose path has the most similar end, and how similar they are. */
export interface LikeliestFile {
  readonly path: string;
  /** How many segments the two have in common at their ends; at least one, the name. */
  readonly common: number;
  /** Whether no other file has this name. */
  readonly isOnlyOfName: boolean;
}

/**
 * A look-up of the path that shares the most segments at its end with the given path, without regard to case; undefined if
 * several share as many, or none has its name.
 */
export function filesByEnd(paths: readonly string[]): (path: string) => LikeliestFile | undefined {
  // Reversed and sorted, paths with a common end are side by side: only neighbors need a look.
  const sorted = paths
    .map((path) => ({ path, reversed: reversedPath(path) }))
    .toSorted((a, b) => compareText(a.reversed, b.reversed));
  return (path) => {
    const reversed = reversedPath(path);
    const at = lowerBound(sorted.length, (index) => sorted[index]!.reversed < reversed);
    const commonAt = (index: number): number => commonStart(reversed, sorted[index]?.reversed);
    const [before, after] = [commonAt(at - 1), commonAt(at)];
    const common = Math.max(before, after);
    if (common === 0 || before === after) return undefined;
    const [best, beyond] = before > after ? [at - 1, at - 2] : [at, at + 1];
    const nextMost = Math.max(Math.min(before, after), commonAt(beyond));
    return nextMost === common ? undefined : { path: sorted[best]!.path, common, isOnlyOfName: nextMost === 0 };
  };
}

/** `a/B/c` as `c/b/a/`: with a slash after each segment, so that no segment matches the beginning of another. */
function reversedPath(path: string): string {
  return `${path.toLowerCase().split("/").toReversed().join("/")}/`;
}

/** How many segments two reversed paths have in common at their start. */
function commonStart(one: string, other = ""): number {
  let segments = 0;
  for (let index = 0; index < one.length && one[index] === other[index]; index += 1)
    if (one[index] === "/") segments += 1;
  return segments;
}
