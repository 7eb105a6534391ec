// Marks in the lines of a patch the words that were removed and added, and cuts what is long and the same. (D542)
import { changedLines, type RowPart } from "../../../project/comparison/word-rows.ts";
import type { PatchLine } from "../model/wanted-change.ts";

/** In UTF-16 units: so much of a long text that is the same is shown on each side of a change. */
const near = 80;
/** The start of a line says which one it is. */
const start = 40;
const gap = " … ";

/** The lines of a unified patch, with the words that each pair of lines differs in. */
export function patchWords(lines: readonly string[]): readonly PatchLine[] {
  const made: PatchLine[] = lines.map((line) => whole(line));
  for (let at = 0; at < lines.length; at += 1) {
    const removed = indexesOf(lines, at, "-");
    const added = indexesOf(lines, removed.end, "+");
    at = Math.max(at, added.end - 1);
    const [before, after] = [textOf(lines, removed.at), textOf(lines, added.at)];
    // All of a line that became another, or that is new, is other: marks would say nothing.
    const words = before === "" || after === "" ? undefined : changedLines(before, after);
    for (const [index, line] of removed.at.entries()) if (words) made[line] = ["-", ...around(words.before[index]!)];
    for (const [index, line] of added.at.entries()) if (words) made[line] = ["+", ...around(words.after[index]!)];
  }
  return made;
}

/** The indexes of the lines with a sign from one on; git's note about the last line's end may be among them. */
function indexesOf(lines: readonly string[], from: number, sign: string): { at: readonly number[]; end: number } {
  const at: number[] = [];
  let end = from;
  for (; lines[end]?.startsWith(sign) === true || (end > from && lines[end]?.startsWith("\\") === true); end += 1)
    if (lines[end]!.startsWith(sign)) at.push(end);
  return { at, end };
}

function textOf(lines: readonly string[], at: readonly number[]): string {
  return at.map((index) => lines[index]!.slice(1)).join("\n");
}

/** A line without marks. One that stays is only there to say where the others are. */
function whole(line: string): PatchLine {
  const sign = line.slice(0, 1);
  return sign === " " ? [sign, ...around([line.slice(1)])] : [sign, line.slice(1)];
}

/** The parts of a line without the middle of what is the same for long. */
function around(parts: readonly RowPart[]): readonly RowPart[] {
  const last = parts.length - 1;
  return parts.map((part, index) => {
    if (typeof part !== "string") return part;
    const head = index === 0 ? (last === 0 ? near : start) : near;
    const tail = index === last ? 0 : near;
    if (part.length <= head + tail + near) return part;
    // At a space, if there is one near.
    const before = part.slice(0, head).replace(/\s\S{0,20}$/, "");
    const after = part.slice(part.length - tail).replace(/^\S{0,20}\s/, "");
    return `${before.toWellFormed()}${gap}${after.toWellFormed()}`;
  });
}
