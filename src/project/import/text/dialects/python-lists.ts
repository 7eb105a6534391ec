// Writes lists of definitions of Python-Markdown as HTML, and pipes in the code of tables as GitHub's Markdown reads them. (D494)
import type { HeldParts } from "../held-parts.ts";
import { outsideCode } from "../outside-code.ts";
import type { TextLine } from "../text-lines.ts";

const definition = /^([ \t]*):(?: {1,3}|\t)(.*)$/;
/** What is a block of its own, and not the text of a term or of a short definition. */
const ofBlock =
  /^[ \t]*(?:[-+*](?=[ \t]|$)|#{1,6}(?=[ \t]|$)|>|\||\d{1,9}[.)](?=[ \t]|$)|<|\[\^?[^\]]+\]:|\*\[|:(?=[ \t])|\uE000\d+\uE001[ \t]*$|[-=_*][-= \t_*]*$)/;
const mostLists = 24;

/** The lines with lists of definitions as `<dl>`. */
export function withDefinitions(lines: readonly TextLine[], held: HeldParts, level = 0): readonly TextLine[] {
  if (level > mostLists || !lines.some(({ text }) => definition.test(text))) return lines;
  const made: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const column = columnOf(lines, at);
    const terms = column === undefined ? 0 : termsAbove(made, column);
    if (column === undefined || terms === 0) {
      made.push(lines[at]!);
      continue;
    }
    at = addList(lines, at, { made, held, level }) - 1;
  }
  return made;
}

interface ListWriting {
  readonly made: TextLine[];
  readonly held: HeldParts;
  readonly level: number;
}

/** Writes the list whose first definition is a line, in place of its terms, and returns the line below it. */
function addList(lines: readonly TextLine[], first: number, { made, held, level }: ListWriting): number {
  const { number } = lines[first]!;
  const indent = " ".repeat(columnOf(lines, first)!);
  const add = (text: string, line: number): void => {
    made.push({ text: text === "" ? "" : indent + text, number: line }, { text: "", number: line });
  };
  const addTerms = (terms: readonly TextLine[]): void => {
    for (const term of terms) add(`${held.hold("<dt>")}${term.text.trim()}${held.hold("</dt>")}`, term.number);
  };
  let terms = takenTerms(made, indent.length);
  if (made.at(-1)?.text.trim() !== "" && made.length > 0) made.push({ text: "", number });
  add(held.hold("<dl>"), number);
  let at = first;
  for (;;) {
    addTerms(terms);
    const { content, next } = contentOf(lines, at, indent.length);
    const inner = withDefinitions(content, held, level + 1);
    const [only, more] = inner;
    if (more === undefined && only !== undefined && !ofBlock.test(only.text))
      add(`${held.hold("<dd>")}${only.text.trim()}${held.hold("</dd>")}`, only.number);
    else {
      add(held.hold("<dd>"), lines[at]!.number);
      for (const each of inner) made.push({ ...each, text: each.text === "" ? "" : indent + each.text });
      made.push({ text: "", number: lines[at]!.number });
      add(held.hold("</dd>"), lines[at]!.number);
    }
    const following = nextDefinition(lines, next, indent.length);
    if (following === undefined) {
      add(held.hold("</dl>"), lines[at]!.number);
      return next;
    }
    terms = lines.slice(next, following).filter(({ text }) => text.trim() !== "");
    at = following;
  }
}

/** The lines of a definition without its indent, and the line below it. */
function contentOf(
  lines: readonly TextLine[],
  first: number,
  column: number,
): { readonly content: readonly TextLine[]; readonly next: number } {
  const content: TextLine[] = [{ ...lines[first]!, text: definition.exec(lines[first]!.text)![2]!.trim() }];
  let end = first + 1;
  let isAfterBlank = false;
  for (let at = end; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (line.text.trim() === "") {
      content.push({ ...line, text: "" });
      isAfterBlank = true;
      continue;
    }
    const indent = line.text.search(/\S/);
    if (columnOf(lines, at) !== undefined && indent < column + 4) break;
    const isInner = indent >= column + 4;
    const isTerm = !isInner && !isAfterBlank && nextDefinition(lines, at, column) !== undefined;
    if (isTerm || (!isInner && (isAfterBlank || ofBlock.test(line.text)))) break;
    content.push({ ...line, text: isInner ? line.text.slice(column + 4) : line.text.trim() });
    isAfterBlank = false;
    end = at + 1;
  }
  const kept = content.slice(0, end - first);
  return { content: kept[0]!.text === "" ? kept.slice(1) : kept, next: end };
}

/** The next definition of the list, with only its terms before it. */
function nextDefinition(lines: readonly TextLine[], from: number, column: number): number | undefined {
  let terms = 0;
  let hasGap = false;
  for (let at = from; at < lines.length && terms <= mostLists; at += 1) {
    const { text } = lines[at]!;
    if (text.trim() === "") {
      hasGap = terms > 0;
      continue;
    }
    const indent = text.search(/\S/);
    if (columnOf(lines, at) !== undefined) return indent === column ? at : undefined;
    if (indent > column || hasGap || ofBlock.test(text)) return undefined;
    terms += 1;
  }
  return undefined;
}

/** The column of the marker of a definition. */
function columnOf(lines: readonly TextLine[], at: number): number | undefined {
  return definition.exec(lines[at]!.text)?.[1]!.length;
}

/** The number of lines that are terms at the end of what is written. */
function termsAbove(made: readonly TextLine[], column: number): number {
  let end = made.length;
  while (end > 0 && made[end - 1]!.text.trim() === "") end -= 1;
  let start = end;
  while (start > 0 && isTerm(made[start - 1]!.text, column)) start -= 1;
  const above = made[start - 1]?.text ?? "";
  // In a list or a quote these lines are a part of what is above them.
  return above.trim() !== "" && /^[ \t]*(?:[-+*>]|\d{1,9}[.)])[ \t]/.test(above) ? 0 : end - start;
}

function isTerm(text: string, column: number): boolean {
  return text.trim() !== "" && text.search(/\S/) <= column && text.search(/\S/) >= column - 3 && !ofBlock.test(text);
}

function takenTerms(made: TextLine[], column: number): readonly TextLine[] {
  while (made.at(-1)?.text.trim() === "") made.pop();
  return made.splice(made.length - termsAbove(made, column));
}

const delimiter = /^[ \t>|:]*-[ \t>|:-]*$/;

/** The lines with pipes in code escaped, if they are rows of a table: Python-Markdown keeps such a cell whole. */
export function withCodeInCells(lines: readonly TextLine[]): readonly TextLine[] {
  let isTable = false;
  return lines.map((line, at) => {
    const { text } = line;
    if (text.replaceAll(/^[ \t>]+/g, "") === "" || !text.includes("|")) isTable = false;
    else if (delimiter.test(lines[at + 1]?.text ?? "") && (lines[at + 1]?.text ?? "").includes("|")) isTable = true;
    if (!isTable || !text.includes("`")) return line;
    return {
      ...line,
      text: outsideCode(
        text,
        (part) => part,
        (code) => code.replaceAll(/(?<!\\)\|/g, String.raw`\|`),
      ),
    };
  });
}
