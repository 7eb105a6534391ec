// Finds which item of a list each line of a body is in, by its indent.
import { codeAndMath } from "../text/fenced-blocks.ts";

/** A line that is not blank: where it starts, and the number of the innermost item that contains it; 0 outside lists. */
export interface ListLine {
  readonly start: number;
  readonly item: number;
}

const marker = /^([ \t]*)((?:[-*+]|\d{1,9}[.)])(?=[ \t\r\n]|$)|\[\^[^\]\n]+\]:)([ \t]*)/;

/** The lines of a body outside its code blocks; undefined if it has no list. */
export function listDepths(body: string): readonly ListLine[] | undefined {
  if (!/^[ \t]*(?:[-*+]|\d{1,9}[.)]|\[\^[^\]\n]+\]:)(?:[ \t]|$)/m.test(body)) return undefined;
  const lines: ListLine[] = [{ start: 0, item: 0 }];
  const code = codeAndMath(body);
  const items: { readonly content: number; readonly number: number }[] = [];
  let numbered = 0;
  let next = 0;
  let isAfterBlank = true;
  for (let start = 0; start < body.length;) {
    const lineEnd = body.indexOf("\n", start);
    const end = lineEnd === -1 ? body.length : lineEnd + 1;
    while (next < code.length && code[next]!.end <= start) next += 1;
    const block = code[next];
    const isInCode = block !== undefined && start > block.start;
    const line = body.slice(start, end);
    const isBlank = line.trim() === "";
    if (!isBlank && !isInCode) {
      const indent = widthOf(/^[ \t]*/.exec(line)![0], 0);
      const found = marker.exec(line);
      // A line of text right below an item continues it without an indent.
      if (isAfterBlank || found !== null || line.trimStart().startsWith("<"))
        while (items.length > 0 && items.at(-1)!.content > indent) items.pop();
      if (found !== null) {
        numbered += 1;
        items.push({ content: contentColumn(found, indent), number: numbered });
      }
      lines.push({ start, item: items.at(-1)?.number ?? 0 });
    }
    isAfterBlank = isBlank;
    start = end;
  }
  return lines;
}

/** The column where the text of an item begins. Lines below belong to the item if they are indented at least this far. */
function contentColumn([, , written = "", space = ""]: RegExpExecArray, indent: number): number {
  // What belongs to a footnote is indented by four.
  if (written.startsWith("[")) return indent + 4;
  const width = widthOf(space, indent + written.length);
  return indent + written.length + (width === 0 || width > 4 ? 1 : width);
}

/** The number of columns that spaces and tabs take. */
function widthOf(space: string, column: number): number {
  let at = column;
  for (const each of space) at += each === "\t" ? 4 - (at % 4) : 1;
  return at - column;
}
