// Makes the unified patch of fixed files.
import type { StructuredPatch } from "diff";
import type { FixedFile } from "./fix-texts.ts";

type Hunk = StructuredPatch["hunks"][number];

const linesAround = 3;

/**
 * The unified patch of some files, with `a/` and `b/` before their names, in the form for `git apply` and `patch -p1`; "" for
 * none. `fileName` gives the name to print.
 */
export async function unifiedPatch(files: readonly FixedFile[], fileName: (file: string) => string): Promise<string> {
  if (files.length === 0) return "";
  const { FILE_HEADERS_ONLY, formatPatch } = await import("diff");
  const patches = files.map(({ file, before, after }) => {
    const name = fileName(file);
    const patch: StructuredPatch = {
      oldFileName: `a/${name}`,
      newFileName: `b/${name}`,
      oldHeader: undefined,
      newHeader: undefined,
      hunks: hunksOf(before.split("\n"), after.split("\n")),
    };
    // Without git's own header, so that `git apply` counts names from the current folder, too.
    const text = formatPatch(patch, FILE_HEADERS_ONLY);
    // A name with spaces in it ends at a tab.
    return name.includes(" ") ? text.replace(/^(--- .*)\n(\+\+\+ .*)\n/, "$1\t\n$2\t\n") : text;
  });
  return patches.join("");
}

/** An edit stays within its line, so lines correspond by number: comparing two long files costs one pass. */
function hunksOf(before: readonly string[], after: readonly string[]): Hunk[] {
  const changed = before.flatMap((line, index) => (line === after[index] ? [] : [index]));
  // A text that ends with a line break has no more lines.
  const count = before.at(-1) === "" ? before.length - 1 : before.length;
  return runsOf(changed).map(([first, last]) => {
    const from = Math.max(0, first - linesAround);
    const to = Math.min(count, last + linesAround + 1);
    const lines = linesOf(before.slice(from, to), after.slice(from, to));
    if (to === before.length) markEnd(lines);
    return { oldStart: from + 1, oldLines: to - from, newStart: from + 1, newLines: to - from, lines };
  });
}

/** The first and the last of changed lines that are so near that their hunks would touch. */
function runsOf(changed: readonly number[]): readonly (readonly [first: number, last: number])[] {
  const runs: [number, number][] = [];
  for (const index of changed) {
    const run = runs.at(-1);
    if (run !== undefined && index - run[1] <= 2 * linesAround + 1) run[1] = index;
    else runs.push([index, index]);
  }
  return runs;
}

function linesOf(before: readonly string[], after: readonly string[]): string[] {
  const lines: string[] = [];
  let added: string[] = [];
  before.forEach((line, index) => {
    const written = after[index] ?? "";
    if (line === written) {
      for (const changed of added) lines.push(changed);
      lines.push(` ${line}`);
      added = [];
    } else {
      lines.push(`-${line}`);
      added.push(`+${written}`);
    }
  });
  return [...lines, ...added];
}

/** Marks a last line without a line break, on both sides. */
function markEnd(lines: string[]): void {
  const mark = "\\ No newline at end of file";
  const removed = lines.at(-1)?.startsWith("+") === true ? lines.findLastIndex((line) => line.startsWith("-")) : -1;
  if (removed !== -1) lines.splice(removed + 1, 0, mark);
  lines.push(mark);
}
