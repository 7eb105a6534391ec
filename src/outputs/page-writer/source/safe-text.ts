// Writes text that every parser of Markdown, MDX and Vue reads only as text.

/** Characters that can begin or end markup; "_" only if it is not between letters or digits. */
const special = /[&<>{}[\]`*~|\\$^@]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])|:(?! )|=(?==)|(?<==)=|\b[wW](?=[wW]{2}\.)/g;

/** Characters that, at the start of a block, make a heading, a list, a rule, a statement or code. */
const opening = /^(?:[-+=#]|\d{1,9}(?=[.)])|(?:import|export)\b)/;

// oxlint-disable-next-line no-control-regex -- they are what is replaced
const blanks = /[\s\0-\x1F\x7F\u2028\u2029]+/g;

/** The text on one line, as a part of a paragraph or of a cell. */
export function safeText(text: string): string {
  return oneLine(text).replaceAll(special, reference);
}

/** The same as a paragraph of its own. */
export function safeParagraph(text: string): string {
  return safeOpening(safeText(text.trim()));
}

/** A line of safe text that begins a block. */
export function safeOpening(line: string): string {
  return line.replace(opening, (start) => `${start.slice(0, -1)}${reference(start.slice(-1))}`);
}

/** Where a text is: in a cell of a table "|" ends it, also inside code. */
export type LineOrCell = "line" | "cell";

/** The text as code on one line; as plain text if code can't contain it. */
export function safeCode(text: string, place: LineOrCell): string {
  const line = oneLine(text);
  // There only "\|" stands for "|", and a "\" before that would be read as a part of it.
  if (line.trim() === "" || (place === "cell" && line.includes(String.raw`\|`))) return safeText(line);
  const fence = codeFence(line, 1);
  const pad = /^[` ]|[` ]$/.test(line) ? " " : "";
  return `${fence}${pad}${place === "cell" ? line.replaceAll("|", String.raw`\|`) : line}${pad}${fence}`;
}

/** The marks around code: at least this number, and more than in any row of marks in the code. */
export function codeFence(code: string, least: number): string {
  const longest = [...code.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), least - 1);
  return "`".repeat(longest + 1);
}

function oneLine(text: string): string {
  return text.toWellFormed().replaceAll(blanks, " ");
}

function reference(character: string): string {
  return `&#${character.codePointAt(0)!};`;
}
