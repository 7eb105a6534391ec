// Which code blocks does a Markdown file have, and what does it say of each?
import { readFileSync } from "node:fs";

/** One fenced block. */
export interface Block {
  /** Path from the root of the repository. */
  readonly document: string;
  /** The line of its fence, from 1. */
  readonly line: number;
  /** The word after the fence: `ts`; "" when there is none. */
  readonly language: string;
  /** Without the fences, with a line break at the end. */
  readonly text: string;
  /**
   * What the comments right above the fence say. `<!-- file: docs/index.mdx -->` gives `file` that value, and
   * `<!-- run -->` gives `run` an empty one. Readers of the page don't see them.
   */
  readonly marks: ReadonlyMap<string, string>;
}

/** The blocks of a document, in its order. */
export function blocksOf(document: string): readonly Block[] {
  const lines = readFileSync(document, "utf8").split("\n");
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at++) {
    const opening = /^(`{3,})(\S*)$/.exec(lines[at] ?? "");
    if (opening === null) continue;
    const end = lines.indexOf(opening[1] ?? "", at + 1);
    if (end === -1) throw new Error(`${document}:${at + 1}: this block has no end`);
    const text = lines.slice(at + 1, end).map((line) => `${line}\n`);
    blocks.push({
      document,
      line: at + 1,
      language: opening[2] ?? "",
      text: text.join(""),
      marks: marksAbove(lines, at),
    });
    at = end;
  }
  return blocks;
}

function marksAbove(lines: readonly string[], fence: number): ReadonlyMap<string, string> {
  const marks = new Map<string, string>();
  for (let at = fence - 1; at >= 0; at--) {
    const mark = /^<!-- ([a-z ]+)(?:: (.*))? -->$/.exec(lines[at] ?? "");
    if (mark === null) break;
    marks.set(mark[1] ?? "", mark[2] ?? "");
  }
  return marks;
}
