// Finds out whether somebody has written a `key` in a page.
import { findFrontMatter } from "../../compiler/text/front-matter-block.ts";
import type { PageReader } from "./page-texts.ts";

// Nearly all front matter is shorter.
const headBytes = 2 ** 16;

/** Whether the front matter of a page may have a `key`; true if its file can't be read. */
export function mayHaveKey(file: string, reader: PageReader | undefined): boolean {
  const head = reader?.readHead(file, headBytes);
  if (head === undefined) return true;
  const block = findFrontMatter(head, head.length < headBytes);
  return block.kind !== "none" && !(block.kind === "block" && !/\bkey\b/i.test(head.slice(block.start, block.end)));
}
