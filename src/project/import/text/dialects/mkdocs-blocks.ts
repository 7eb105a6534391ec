// Writes blocks between lines of slashes as the notes and tabs by indents that Python-Markdown has, too. (D443)
import { blockFinder, codeBlocks } from "../code-blocks.ts";

const opening = /^([ \t]*)(\/{3,})[ \t]*([a-z]+)[ \t]*(?:\|(.*))?$/;
const closing = /^[ \t]*(\/{3,})[ \t]*$/;
const option = /^(?: {4}|\t)[ \t]*([a-z-]+):(.*)$/;

const notes = new Set("note attention caution danger error tip hint warning admonition".split(" "));

/** Blocks in one another; people write fewer. What is deeper stays text. */
const mostOpen = 24;

interface Block {
  readonly line: number;
  readonly slashes: number;
  readonly name: string;
  readonly title: string | undefined;
  end: number | undefined;
}

/** The text with these blocks as notes and tabs; other blocks, and those that nothing closes, stay. It has as many lines. */
export function withoutSlashes(text: string): string {
  if (!text.includes("///")) return text;
  const lines = text.split("\n");
  const begins = new Map<number, Block>();
  const ends = new Set<number>();
  for (const block of blocksIn(lines, blockFinder(codeBlocks(text)))) {
    if (block.end === undefined || !isKnown(block.name)) continue;
    begins.set(block.line, block);
    ends.add(block.end);
  }
  const result: string[] = [];
  let depth = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const block = begins.get(at);
    const indent = "    ".repeat(depth);
    if (ends.has(at)) {
      depth -= 1;
      result.push("");
    } else if (block === undefined) result.push(line === "" ? "" : indent + line);
    else {
      const options = optionsBelow(lines, at);
      result.push(indent + /^[ \t]*/.exec(line)![0] + headOf(block, options));
      for (const _ of options) result.push("");
      at += options.size;
      depth += 1;
    }
  }
  return result.join("\n");
}

function isKnown(name: string): boolean {
  return notes.has(name) || name === "details" || name === "tab";
}

/** A line of slashes ends the innermost block with as many. */
function blocksIn(lines: readonly string[], isCode: (offset: number) => boolean): readonly Block[] {
  const blocks: Block[] = [];
  const open: Block[] = [];
  let next = 0;
  for (const [line, text] of lines.entries()) {
    const start = next;
    next += text.length + 1;
    if (!text.includes("///") || isCode(start)) continue;
    const [, , slashes = "", name = "", title] = opening.exec(text) ?? [];
    if (name !== "" && open.length >= mostOpen) continue;
    if (name !== "") {
      const block: Block = { line, slashes: slashes.length, name, title: title?.trim(), end: undefined };
      blocks.push(block);
      open.push(block);
      continue;
    }
    const count = closing.exec(text)?.[1]?.length;
    const at = count === undefined ? -1 : open.findLastIndex((each) => each.slashes === count);
    if (at < 0) continue;
    open[at]!.end = line;
    open.length = at;
  }
  return blocks;
}

/** The lines with options below the first one of a block, before an empty line. */
function optionsBelow(lines: readonly string[], line: number): ReadonlyMap<string, string> {
  const options = new Map<string, string>();
  for (let at = line + 1; at < lines.length; at += 1) {
    const [, name = "", value = ""] = option.exec(lines[at]!) ?? [];
    if (name === "" || options.has(name)) break;
    options.set(name, value.trim().replaceAll(/^["']|["']$/g, ""));
  }
  return options;
}

function headOf({ name, title }: Block, options: ReadonlyMap<string, string>): string {
  if (name === "tab") return `=== "${title ?? ""}"`;
  const kind = (notes.has(name) && name !== "admonition" ? name : options.get("type")) ?? "note";
  // What is written behind a kind is named as left out.
  const left = options.has("attrs") ? " attrs" : "";
  if (name === "details") {
    const mark = /^true$/i.test(options.get("open") ?? "") ? "???+" : "???";
    return `${mark} ${kind}${left} "${title ?? options.get("type") ?? "Details"}"`;
  }
  return `!!! ${kind}${left}${title === undefined ? "" : ` "${title}"`}`;
}
