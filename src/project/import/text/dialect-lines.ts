// Reads a text as lines, with what its dialect replaces, and with code blocks that are tabs.
import { fencedBlocks } from "../../../compiler/text/fenced-blocks.ts";
import { tabWord } from "./fence-info.ts";
import type { HeldParts } from "./held-parts.ts";
import { lineCounter } from "./line-counter.ts";
import { textLines, type LineReading, type TextLine } from "./text-lines.ts";
import type { TextRules } from "./text-rules.ts";

const tabEnd = new RegExp(`^([\`~]{3}[^\\n]*?) ?${tabWord}(?=\\n|$)`);

/** The lines of a text. Those of a replaced block have the number of its first line. */
export function dialectLines(
  source: string,
  first: number,
  dialect: TextRules,
  reading: LineReading,
): readonly TextLine[] {
  if (dialect.blocks === undefined) return withGroups(textLines(source, first, reading), dialect, reading.held);
  const numberAt = lineCounter(source, first);
  const numberOfLoss = lineCounter(source, first);
  const code = fencedBlocks(source);
  const lines: TextLine[] = [];
  let from = 0;
  const addUntil = (end: number): void => {
    const piece = end === source.length ? source.slice(from) : source.slice(from, end).replace(/\n$/, "");
    if (end > from) for (const line of textLines(piece, numberAt(from), reading)) lines.push(line);
  };
  for (const { start, end, text, marks = "" } of dialect.blocks(withoutCode(source, code), (offset, feature, reason) =>
    reading.note(numberOfLoss(offset), feature, reason),
  )) {
    addUntil(start);
    const number = numberAt(start);
    for (const line of textLines(`${marks}\n${text}\n${marks}`, number, reading)) lines.push({ ...line, number });
    from = Math.min(source.length, end + 1);
  }
  addUntil(source.length);
  return withGroups(lines, dialect, reading.held);
}

/** The text with code blocks blanked, so that offsets stay. */
function withoutCode(source: string, code: ReturnType<typeof fencedBlocks>): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of code) {
    parts.push(source.slice(from, start), " ".repeat(end - start));
    from = end;
  }
  return parts.join("") + source.slice(from);
}

/** Code blocks in a row become a group: all of them, or those that are tabs. */
function withGroups(lines: readonly TextLine[], dialect: TextRules, held: HeldParts): readonly TextLine[] {
  const ofTabs = dialect.fences.tab !== undefined;
  if (dialect.groupsCode !== true && !ofTabs) return lines;
  const isCode = (line: TextLine | undefined): boolean => {
    const code = line === undefined ? "" : (held.partOf(line.text) ?? "");
    return /^[`~]{3}/.test(code) && (!ofTabs || code.split("\n", 1)[0]!.endsWith(tabWord));
  };
  const result: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const { row, end } = rowAt(lines, at, isCode, ofTabs);
    if (row.length < 2) {
      result.push(line);
      continue;
    }
    const indent = indentOf(line);
    const { number } = line;
    result.push({ text: indent + held.hold("<CodeGroup>"), number }, { text: "", number });
    for (const each of row) result.push(each, { text: "", number: each.number });
    result.push({ text: indent + held.hold("</CodeGroup>"), number }, { text: "", number });
    at = end - 1;
  }
  // In a quote, or behind the mark of an item, a block is in no group.
  if (ofTabs) for (const { text } of lines) held.change(text, (part) => part.replace(tabEnd, "$1"));
  return result;
}

/** The code blocks in a row from an index on, with the same indent; tabs may have blank lines between them. */
function rowAt(
  lines: readonly TextLine[],
  at: number,
  isCode: (line: TextLine | undefined) => boolean,
  mayHaveGaps: boolean,
): { readonly row: readonly TextLine[]; readonly end: number } {
  const row: TextLine[] = [];
  const indent = indentOf(lines[at]!);
  let end = at;
  let next = at;
  for (let line = lines[next]; line !== undefined && isCode(line) && indentOf(line) === indent; line = lines[next]) {
    row.push(line);
    next += 1;
    end = next;
    if (mayHaveGaps) while (next < lines.length && lines[next]!.text.trim() === "") next += 1;
  }
  return { row, end };
}

function indentOf({ text }: TextLine): string {
  return /^[ \t]*/.exec(text)![0];
}
