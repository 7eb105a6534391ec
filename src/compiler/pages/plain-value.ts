// Reads the values of plain YAML: strings, words, numbers, lists of them, and indented text.
import type { JsonPrimitive, JsonValue } from "../text/json-value.ts";

/** A value, and where the line after it begins. */
export interface PlainValue {
  readonly value: JsonValue;
  readonly end: number;
}

/** For a class of a regular expression: characters with a special meaning for YAML or editors at any place. */
export const control: string = String.raw`\0-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff`;

// A longer list is left to the YAML reader, which has a limit.
const mostItems = 1000;

/**
 * The value written after a key in a block, without the spaces around it; `next` is where the next line begins.
 * Undefined: not so simple.
 */
export function readPlainValue(written: string, block: string, next: number): PlainValue | undefined {
  if (written === "") return readItems(block, next) ?? readFields(block, next);
  if (opensDoubleQuotes.test(written)) return readLongQuoted(written, block, next);
  if (isBlockMark.test(written)) return readText(written, block, next);
  const value = written.startsWith("[") ? readList(written) : readScalar(written);
  return value === undefined ? undefined : { value, end: next };
}

const item = new RegExp(`( *)-( [^${control}]*)\\r?\\n`, "y");

/** A list with one line for each item; null if there is none. Undefined for indented lines that are not a list. */
function readItems(block: string, start: number): PlainValue | undefined {
  const items: JsonPrimitive[] = [];
  let end = start;
  let indent: string | undefined;
  for (;;) {
    item.lastIndex = end;
    const match = item.exec(block);
    if (match === null && indent === undefined && block.charCodeAt(end) === 32) return undefined;
    if (match === null) return { value: indent === undefined ? null : items, end };
    const value = readScalar(withoutSpaces(match[2]!));
    indent ??= match[1]!;
    if (value === undefined || match[1] !== indent || items.push(value) > mostItems) return undefined;
    end = item.lastIndex;
  }
}

const fieldLine = new RegExp(`( +)([A-Za-z][\\w-]*):( [^${control}]*|)\\r?\\n`, "y");

// Deeper keys are left to the YAML reader, which has a limit.
const mostLevels = 4;

/** Keys indented by more than `above` spaces, each with a value on the same line, or with keys of its own below it. */
function readFields(block: string, start: number, above = 0, levels: number = mostLevels): PlainValue | undefined {
  const fields: Record<string, JsonValue> = {};
  let end = start;
  let indent: number | undefined;
  while (block.charCodeAt(end) === 32) {
    fieldLine.lastIndex = end;
    const [, { length: spaces } = "", field = "", written = ""] = fieldLine.exec(block) ?? [];
    if (indent !== undefined && spaces > 0 && spaces <= above) break;
    indent ??= spaces;
    if (spaces !== indent || spaces <= above || isWordOfCore.test(field) || Object.hasOwn(fields, field))
      return undefined;
    const value = withoutSpaces(written);
    const next = fieldLine.lastIndex;
    const read =
      value === "" && levels > 1 ? readFields(block, next, spaces, levels - 1) : scalarBefore(readScalar(value), next);
    if (read === undefined) return undefined;
    fields[field] = read.value;
    end = read.end;
  }
  return indent === undefined ? undefined : { value: fields, end };
}

function scalarBefore(value: JsonPrimitive | undefined, end: number): PlainValue | undefined {
  return value === undefined ? undefined : { value, end };
}

const opensDoubleQuotes = /^"(?:[^"\\]|\\["\\/nt])*$/;
const quotedLine = new RegExp(`( *[^\\s"\\\\${control}][^"\\\\${control}]*)(?:(") *)?\\r?\\n`, "y");

/** A text in double quotes that continues on the next lines: a line break is a space. */
function readLongQuoted(written: string, block: string, start: number): PlainValue | undefined {
  const lines = [written.slice(1)];
  for (quotedLine.lastIndex = start; ;) {
    const [, line, closing] = quotedLine.exec(block) ?? [];
    // Three hyphens or dots at the beginning of a line end a document of YAML.
    if (line === undefined || /^(?:---|\.\.\.)/.test(line)) return undefined;
    // Spaces count only beside the quotes.
    lines.push(closing === undefined ? withoutSpaces(line) : withoutSpaces(`${line}.`).slice(0, -1));
    if (closing !== undefined) return { value: withoutQuotes(`"${lines.join(" ")}"`), end: quotedLine.lastIndex };
  }
}

const isBlockMark = /^[>|]-?$/;
const textLine = new RegExp(`( +)([^ ${control}][^${control}]*)\\r?\\n`, "y");

/** The indented lines below `>` or `|`. */
function readText(mark: string, block: string, start: number): PlainValue | undefined {
  const lines: string[] = [];
  let end = start;
  let indent: string | undefined;
  for (;;) {
    textLine.lastIndex = end;
    const match = textLine.exec(block);
    if (match === null) break;
    indent ??= match[1]!;
    if (match[1] !== indent) return undefined;
    lines.push(match[2]!);
    end = textLine.lastIndex;
  }
  const text = lines.join(mark.startsWith(">") ? " " : "\n");
  return indent === undefined ? undefined : { value: mark.endsWith("-") ? text : `${text}\n`, end };
}

const doubleQuoted = String.raw`"(?:[^"\\]|\\["\\/nt])*"`;
const singleQuoted = `'(?:[^']|'')*'`;
const listItem = new RegExp(`( *(?:${doubleQuoted}|${singleQuoted}) *|[^,[\\]{}"']+)([,\\]])`, "y");

/** A list on one line. */
function readList(written: string): readonly JsonPrimitive[] | undefined {
  if (written === "[]") return [];
  const items: JsonPrimitive[] = [];
  listItem.lastIndex = 1;
  for (;;) {
    const match = listItem.exec(written);
    const value = match === null ? undefined : readScalar(withoutSpaces(match[1]!));
    if (match === null || value === undefined || items.push(value) > mostItems) return undefined;
    if (match[2] === "]") return listItem.lastIndex === written.length ? items : undefined;
  }
}

const isDoubleQuoted = new RegExp(`^${doubleQuoted}$`);
const isSingleQuoted = new RegExp(`^${singleQuoted}$`);
// A plain scalar may start with more than this; what doesn't match is left to the YAML reader.
const isPlain = /^[A-Za-z0-9/(<$_\u00a0-\ufefe]/;
const isNumber = /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/;

function readScalar(written: string): JsonPrimitive | undefined {
  if (written.startsWith('"')) return isDoubleQuoted.test(written) ? withoutQuotes(written) : undefined;
  if (written.startsWith("'"))
    return isSingleQuoted.test(written) ? written.slice(1, -1).replaceAll("''", "'") : undefined;
  // What is printed in another way than it is written keeps its text (D5).
  if (isNumber.test(written)) return String(Number(written)) === written ? Number(written) : undefined;
  if (!isPlain.test(written) || /: | #|:$/.test(written)) return undefined;
  return isDigit.test(written) ? startingWithDigit(written) : wordValue(written);
}

// Of these escapes JSON and YAML mean the same.
function withoutQuotes(written: string): string {
  return written.includes("\\") ? (JSON.parse(written) as string) : written.slice(1, -1);
}

/** Matches words that YAML reads as values, in any case. */
export const isWordOfCore: RegExp = /^(?:true|false|null)$/i;

function wordValue(text: string): JsonPrimitive | undefined {
  if (!isWordOfCore.test(text)) return text;
  if (text === "true" || text === "false") return text === "true";
  return text === "null" ? null : undefined;
}

const isDigit = /^\d/;

/** A date, version or phrase; undefined if it may be a number in another notation. */
function startingWithDigit(text: string): string | undefined {
  return /^[\da-fox_.+-]*$/i.test(text) && !/^\d{4}-\d\d-\d\d$/.test(text) ? undefined : text;
}

/** Without the spaces at both ends; other white space, such as a no-break space, belongs to the text. */
export function withoutSpaces(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && text.charCodeAt(start) === 32) start += 1;
  while (end > start && text.charCodeAt(end - 1) === 32) end -= 1;
  return text.slice(start, end);
}
