// Finds the code of a Markdown text: fenced blocks, and lines that are code by their indent.
import { codeAndMath, fencedBlocks } from "../../../compiler/text/fenced-blocks.ts";

/** Code in a text, from `start` to `end`, the end exclusive. */
export interface BlockOfCode {
  readonly start: number;
  readonly end: number;
}

/** Code without a fence. */
export interface IndentedCode extends BlockOfCode {
  /** How far its block is indented: the code itself is four columns deeper. */
  readonly indent: number;
}

/** What has indented lines of text in it: items of lists, definitions, footnotes, notes and tabs by indent or colons, components. */
const container =
  /^(?:[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)|:[ \t]|\[\^[^\]\n]{1,100}\]:|!!!|\?\?\?|===[!+]{0,2}[ \t]+"|:{3,}[ \t]*\S|<[A-Z])/;
/** Lines that end a paragraph without a blank line before them. */
const breaking = /^(?:#{1,6}[ \t]|<\/[A-Z]|`{3}|~{3})/;
/** HTML that ends with a certain text, and not at a blank line. */
const raw = /^<(?:(pre|script|style|textarea)\b|(!--))/i;

/** All code of a text, in order. */
export function codeBlocks(text: string): readonly BlockOfCode[] {
  return [...fencedBlocks(text), ...indentedCode(text)].toSorted((one, other) => one.start - other.start);
}

/** Returns whether an offset is in one of the blocks; offsets are asked in order. */
export function blockFinder(blocks: readonly BlockOfCode[]): (offset: number) => boolean {
  let next = 0;
  return (offset) => {
    while (next < blocks.length && blocks[next]!.end <= offset) next += 1;
    return next < blocks.length && blocks[next]!.start <= offset;
  };
}

/** The lines that are code by their indent, without the blank lines around them. Where that is not certain, it is text. */
export function indentedCode(text: string): readonly IndentedCode[] {
  const reader = new IndentReader();
  const fences = codeAndMath(text);
  let next = 0;
  let start = 0;
  for (const line of text.split("\n")) {
    while (next < fences.length && fences[next]!.end < start) next += 1;
    const fence = fences[next];
    if (fence === undefined || start < fence.start) reader.add(line, start);
    else if (start === fence.start) reader.addFence(line);
    start += line.length + 1;
  }
  return reader.found;
}

class IndentReader {
  readonly found: IndentedCode[] = [];
  /** The indents of the containers that are open. */
  readonly #open: number[] = [];
  #code: IndentedCode | undefined;
  /** Whether the next line is in no paragraph. */
  #isAfterBlank = true;
  /** What ends the raw HTML that is open. */
  #rawEnd: string | undefined;

  add(line: string, start: number): void {
    if (this.#rawEnd !== undefined) return this.#endRaw(line);
    const columns = indentOf(line);
    if (columns === undefined) {
      this.#isAfterBlank = true;
      return;
    }
    const end = start + line.length;
    if (this.#code !== undefined && columns >= this.#code.indent + 4) {
      this.#code = { ...this.#code, end };
      this.found[this.found.length - 1] = this.#code;
      return;
    }
    this.#code = undefined;
    const shown = line.trim();
    if (this.#isAfterBlank || container.test(shown) || breaking.test(shown)) this.#endAbove(columns);
    const indent = this.#open.length === 0 ? 0 : this.#open.at(-1)! + 4;
    if (this.#isAfterBlank && columns >= indent + 4) {
      this.#code = { start, end, indent };
      this.found.push(this.#code);
      return;
    }
    this.#isAfterBlank = shown.startsWith("#") && breaking.test(shown);
    if (container.test(shown)) this.#open.push(columns);
    const [, name, comment] = raw.exec(shown) ?? [];
    this.#rawEnd = comment === undefined ? name && `</${name.toLowerCase()}>` : "-->";
    if (this.#rawEnd !== undefined) this.#endRaw(shown.slice(4));
  }

  addFence(line: string): void {
    this.#code = undefined;
    this.#endAbove(indentOf(line) ?? 0);
    this.#isAfterBlank = true;
  }

  #endAbove(columns: number): void {
    while (this.#open.length > 0 && columns <= this.#open.at(-1)!) this.#open.pop();
  }

  #endRaw(line: string): void {
    if (line.toLowerCase().includes(this.#rawEnd!)) this.#rawEnd = undefined;
    this.#isAfterBlank = false;
  }
}

/** The columns before the first sign; undefined for a blank line. A tab leads to the next multiple of four. */
function indentOf(line: string): number | undefined {
  let columns = 0;
  for (const sign of line)
    if (sign === " ") columns += 1;
    else if (sign === "\t") columns += 4 - (columns % 4);
    else return columns;
  return undefined;
}

/** The text of code by its indent. */
export function withoutIndent(code: string, { indent }: IndentedCode): string {
  return code
    .split("\n")
    .map((line) => dedented(line, indent + 4))
    .join("\n");
}

/** A line without its first columns. */
function dedented(line: string, columns: number): string {
  let passed = 0;
  let at = 0;
  for (; passed < columns && (line[at] === " " || line[at] === "\t"); at += 1)
    passed += line[at] === "\t" ? 4 - (passed % 4) : 1;
  return " ".repeat(Math.max(0, passed - columns)) + line.slice(at);
}
