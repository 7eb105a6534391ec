// Shows the difference between two texts as the hunks of a unified patch.
import type { StructuredPatchHunk } from "diff";

/** The hunks between two texts, with three lines around each. */
export type HunksOf = (before: string, after: string) => string;

/** Loads the program that compares texts. */
export async function loadHunks(): Promise<HunksOf> {
  const { structuredPatch } = await import("diff");
  return (before, after) =>
    structuredPatch("a", "b", before, after, "", "", { context: 3 }).hunks.map(hunkText).join("");
}

function hunkText({ oldStart, oldLines, newStart, newLines, lines }: StructuredPatchHunk): string {
  const head = `@@ -${rangeOf(oldStart, oldLines)} +${rangeOf(newStart, newLines)} @@\n`;
  return head + lines.map((line) => `${line}\n`).join("");
}

/** A range without lines is the one before it. */
function rangeOf(start: number, lines: number): string {
  const first = lines === 0 ? start - 1 : start;
  return lines === 1 ? String(first) : `${Math.max(0, first)},${lines}`;
}
