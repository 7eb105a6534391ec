// Reads the beginning of a page, up to the end of its front matter.
import type { Host } from "../host/host.ts";
import { findFrontMatter, type FrontMatterBlock } from "../text/front-matter-block.ts";
import { utf8Length } from "../text/byte-lengths.ts";

/** The beginning of a page file, only the part that was used. */
export interface PageHead {
  readonly text: string;
  readonly block: FrontMatterBlock;
  /** The block is longer than the limit (D22). */
  readonly overLimit: boolean;
}

// What the front matter of 98 of 100 pages of public sites fits into. Four times as much takes 5 % of the time of a compile.
const firstBytes = 512;

/** Reads the beginning of a page, and more only while its front matter is open; undefined if there is no such file. */
export function readPageHead(host: Host, file: string, limit: number): PageHead | undefined {
  // Room for the two fences beside the block itself.
  const most = Math.max(firstBytes, limit + 1024);
  let bytes = firstBytes;
  let text = host.readHead(file, bytes);
  if (text === undefined) return undefined;
  let block = findFrontMatter(text, false);
  while (block.kind === "open" && bytes < most) {
    if (utf8Length(text) < bytes) return usedHead(text, findFrontMatter(text, true), limit);
    bytes = Math.min(bytes * 4, most);
    const longer: string = host.readHead(file, bytes) ?? text;
    // Invalid UTF-8 counts as longer than it is in the file, so the end shows only here.
    if (longer.length === text.length) return usedHead(text, findFrontMatter(text, true), limit);
    text = longer;
    block = findFrontMatter(text, false);
  }
  if (block.kind === "open" && utf8Length(text) < bytes) block = findFrontMatter(text, true);
  return usedHead(text, block, limit, block.kind === "open" && utf8Length(text) >= bytes);
}

function usedHead(text: string, block: FrontMatterBlock, limit: number, goesOn = false): PageHead {
  const overLimit = goesOn || (block.kind === "block" && isLonger(text.slice(block.start, block.end), limit));
  return { text: ownCopy(text, usedLength(text, block)), block, overLimit };
}

/** The length of the text that was used, including what was read after the closing fence. Without a block, that is the first line, or everything if the first line is blank. */
function usedLength(text: string, block: FrontMatterBlock): number {
  if (block.kind === "block") return block.seen;
  if (block.kind === "open") return text.length;
  const lineEnd = text.indexOf("\n");
  if (text.slice(0, lineEnd).trim() === "") return text.length;
  return lineEnd < 0 ? text.length : lineEnd + 1;
}

/**
 * The beginning of a text as a copy. A slice in V8 refers to the longer text and keeps it in memory. If something is first
 * joined to the slice, it refers to a text of its own length.
 */
function ownCopy(text: string, length: number): string {
  return length === text.length ? text : ` ${text.slice(0, length)}`.slice(1);
}

function isLonger(text: string, bytes: number): boolean {
  return text.length > bytes || (text.length * 3 > bytes && utf8Length(text) > bytes);
}
