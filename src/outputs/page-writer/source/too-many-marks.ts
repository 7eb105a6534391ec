// Finds text for which the time of Markdown parsers grows faster than its length.
import { deepContainers } from "../../../compiler/bodies/deep-containers.ts";
import { textBlocks } from "../../../compiler/bodies/text-blocks.ts";
import { readingLimits } from "../../../compiler/text/reading-limits.ts";

/** What opens or closes something in a paragraph. For each of these marks, parsers search for the mark that belongs to it. */
const mark = /[*_~`[\]<{}!@]/g;
const definition = /^[ \t>]*\[[^\]\n]+\]:/;
/** What begins a new paragraph, even without a blank line before it. */
const begin = /^[ \t>]*(?:[-*+][ \t]|1[.)][ \t]|#{1,6}[ \t]|\|)/;
const numbered = /^[ \t>]*\d{1,9}[.)][ \t]/;
const deepList = new RegExp(`^[ \\t>]{${readingLimits.page.indent}}[ \\t>]*(?:[-*+]|\\d{1,9}[.)])[ \\t]`);
const row = /^[ \t>]*\|/;

/**
 * The line of a paragraph that has more marks than people write, or the first definition too many: for some constructs the time
 * grows with their square. Undefined if there is neither; otherwise the body is not parsed but written as plain text.
 */
export function tooManyMarksAt(body: string): number | undefined {
  const { marks: most, words: mostWords, definitions: mostDefinitions } = readingLimits.page;
  const { blocks, isUnclear, unclosed } = textBlocks(body);
  // Where code may be text, all counts.
  const parts = isUnclear || unclosed !== undefined ? [{ start: 0, end: body.length }] : blocks;
  let definitions = 0;
  let marks = 0;
  let words = 0;
  let above = "";
  let isTable = false;
  let isList = false;
  let lastEnd = -1;
  for (const { start, end } of parts) {
    let offset = start;
    // A long block is cut into parts.
    if (start !== lastEnd) [marks, words, isTable, isList] = [0, 0, false, false];
    lastEnd = end;
    for (const line of body.slice(start, end).replace(/\n$/, "").split("\n")) {
      isTable &&= row.test(line);
      isTable ||= isDelimiterRow(line) && cellsIn(line) === cellsIn(above);
      above = line;
      const isItem: boolean = numbered.test(line) && (isList || marks === 0);
      isList ||= isItem;
      if (line.trim() === "" || isItem || (begin.test(line) && (isTable || !row.test(line)))) [marks, words] = [0, 0];
      words += line.match(/\S+/g)?.length ?? 0;
      marks += line.match(mark)?.length ?? 0;
      if (definition.test(line)) definitions += 1;
      if (
        marks > most ||
        words > mostWords ||
        deepContainers.test(line) ||
        deepList.test(line) ||
        definitions > mostDefinitions
      )
        return offset;
      offset += line.length + 1;
    }
  }
  return undefined;
}

/** The row below the head of a table. */
function isDelimiterRow(line: string): boolean {
  return /^[ \t>|:\r-]+$/.test(line) && line.includes("-") && line.includes("|");
}

function cellsIn(row: string): number {
  const inner = row.trim().replace(/^[ \t>]*\|/, "");
  const cells = inner.split(/(?<!\\)\|/);
  return cells.at(-1) === "" ? cells.length - 1 : cells.length;
}
