// Changes a line outside its code, or in it.
import { blockFinder, type BlockOfCode } from "./code-blocks.ts";

/** Code, or a code block. */
const code = /`+/g;

/** Changes the parts of a line that are not between backticks; `ofCode` those that are, with their backticks. */
export function outsideCode(
  line: string,
  change: (part: string) => string,
  ofCode: (part: string) => string = (part) => part,
): string {
  const runs = [...line.matchAll(code)];
  const pieces: string[] = [];
  /** The last run of each length: without one behind it, a run begins no code. */
  const last = new Map(runs.map(({ 0: run, index }) => [run.length, index]));
  let from = 0;
  for (let at = 0; at < runs.length; at += 1) {
    const { 0: run, index } = runs[at]!;
    if (last.get(run.length)! <= index) continue;
    const end = runs.findIndex((other, later) => later > at && other[0].length === run.length);
    pieces.push(change(line.slice(from, index)));
    from = runs[end]!.index + run.length;
    pieces.push(ofCode(line.slice(index, from)));
    at = end;
  }
  return pieces.join("") + change(line.slice(from));
}

/** The line with its code as spaces, so that offsets stay. */
export function withoutCodeSpans(line: string): string {
  return outsideCode(
    line,
    (part) => part,
    (part) => " ".repeat(part.length),
  );
}

/** Changes the lines of a text that are in none of the blocks of code, which are in order. */
export function outsideBlocks(text: string, blocks: readonly BlockOfCode[], change: (line: string) => string): string {
  const isCode = blockFinder(blocks);
  let at = 0;
  return text
    .split("\n")
    .map((line) => {
      const start = at;
      at += line.length + 1;
      return isCode(start) ? line : change(line);
    })
    .join("\n");
}
