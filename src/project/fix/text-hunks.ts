// Shows the difference between two texts as the hunks of a unified patch.
import type { StructuredPatchHunk } from "diff";

/** The hunks between two texts. */
export type HunksOf = (before: string, after: string) => string;

/** Comparing texts takes time with the square of the number of lines that were added and removed. */
const mostEdits = 1_000;

/** Loads the program that compares texts. Each hunk has `context` lines around it. Texts with very many different lines are not compared further: one hunk replaces these lines. */
export async function loadHunks({ context = 3 }: { readonly context?: number } = {}): Promise<HunksOf> {
  const { structuredPatch } = await import("diff");
  return (before, after) => {
    const options = { context, maxEditLength: mostEdits };
    const patch = structuredPatch("a", "b", before, after, "", "", options);
    if (patch !== undefined) return patch.hunks.map(hunkText).join("");
    const { start, removed, added } = differingLines(linesWithEnds(before), linesWithEnds(after));
    return wholeHunk(start, removed, added);
  };
}

interface DifferingLines {
  /** The number of lines before them. */
  readonly start: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** The lines from the first that differs to the last one. */
function differingLines(before: readonly string[], after: readonly string[]): DifferingLines {
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { start, removed: before.slice(start, before.length - end), added: after.slice(start, after.length - end) };
}

/** A hunk that replaces lines. */
function wholeHunk(start: number, removed: readonly string[], added: readonly string[]): string {
  return hunkText({
    oldStart: start + 1,
    oldLines: removed.length,
    newStart: start + 1,
    newLines: added.length,
    lines: [...removed.flatMap((line) => marked("-", line)), ...added.flatMap((line) => marked("+", line))],
  });
}

/** The lines of a text with their ends. */
export function linesWithEnds(text: string): readonly string[] {
  const lines = text.split("\n").map((line) => `${line}\n`);
  const last = lines.pop()!.slice(0, -1);
  return last === "" ? lines : [...lines, last];
}

function marked(mark: string, line: string): readonly string[] {
  return line.endsWith("\n") ? [mark + line.slice(0, -1)] : [mark + line, "\\ No newline at end of file"];
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
