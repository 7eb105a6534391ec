// Reads YAML that is so plain that it needs no YAML parser, as most front matter is.
import type { JsonPrimitive } from "../text/json-value.ts";
import { longestKey } from "../text/json-keys.ts";

/** What a plain mapping holds: one line a key. */
export type PlainMapping = Readonly<Record<string, JsonPrimitive>>;

// Characters with a meaning of their own to YAML or to editors, wherever they are.
const control = String.raw`\0-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff`;
const name = String.raw`[A-Za-z_][\w-]*`;
const key = `(${name}(?::${name})*)`;
const doubleQuoted = `"([^"\\\\${control}]*)"`;
const singleQuoted = `'([^'${control}]*)'`;
// A plain scalar may start with more than this; what doesn't match is left to the YAML reader.
const plain = `([A-Za-z0-9/($_\\u00a0-\\ufefe][^${control}]*)`;
const line = new RegExp(
  `(?:${key}:(?: +(?:(?:${doubleQuoted}|${singleQuoted}) *|${plain})| *)|#[^${control}]*|)(?:\\r?\\n)`,
  "y",
);

/**
 * Reads lines of `key: value` with nothing in them that YAML could take for something else, exactly as js-yaml does with
 * its core schema. Undefined: not that plain, which says nothing against it.
 */
export function readPlainMapping(block: string): PlainMapping | undefined {
  if (!block.isWellFormed()) return undefined;
  const mapping: Record<string, JsonPrimitive> = {};
  line.lastIndex = 0;
  while (line.lastIndex < block.length) {
    const match = line.exec(block);
    if (match === null) return undefined;
    const field = match[1];
    if (field === undefined) continue;
    if (!isPlainKey(field) || Object.hasOwn(mapping, field)) return undefined;
    const value = match[2] ?? match[3] ?? (match[4] === undefined ? null : plainScalar(match[4]));
    if (value === undefined) return undefined;
    mapping[field] = value;
  }
  return mapping;
}

/** Words that YAML reads as values are written back differently as keys; `__proto__` can't be assigned. A long key may be refused. */
function isPlainKey(field: string): boolean {
  return field.length <= longestKey && field !== "__proto__" && !wordOfCore.test(field);
}

const wordOfCore = /^(?:true|false|null)$/i;

function plainScalar(written: string): JsonPrimitive | undefined {
  if (written.includes(": ") || written.includes(" #")) return undefined;
  const text = written.trimEnd() === written ? written : withoutSpacesAtEnd(written);
  if (text.endsWith(":")) return undefined;
  const first = text.charCodeAt(0);
  if (first >= 48 && first <= 57) return startingWithDigit(text);
  if (!wordOfCore.test(text)) return text;
  if (text === "true" || text === "false") return text === "true";
  return text === "null" ? null : undefined;
}

/** A whole number, a date or version or phrase, or undefined when it might be a number in another notation. */
function startingWithDigit(text: string): string | number | undefined {
  if (/^(?:0|[1-9]\d{0,14})$/.test(text)) return Number(text);
  return /^[\da-fox_.+-]*$/i.test(text) && !/^\d{4}-\d\d-\d\d$/.test(text) ? undefined : text;
}

/** Without the spaces at the end; other white space, such as a no-break space, belongs to the text. */
function withoutSpacesAtEnd(text: string): string {
  let end = text.length;
  while (text.charCodeAt(end - 1) === 32) end -= 1;
  return text.slice(0, end);
}

/** A field in its block: from the key to the end of its line, and the text from its value to the end of that line. */
export interface FieldSource {
  readonly start: number;
  readonly end: number;
  /** Where its value starts and ends; its key and colon where the value is in the lines below. */
  readonly value: readonly [start: number, end: number];
  readonly written: string;
}

/** The line that holds a key of the outermost mapping; undefined where it is written in another way, as in `{a: 1}`. */
export function findField(block: string, key: string): FieldSource | undefined {
  const indent = /^( *)[^\s#]/m.exec(block)?.[1]?.length ?? 0;
  const name = key.replaceAll(/\W/g, String.raw`\$&`);
  const found = new RegExp(`^ {${indent}}(["']?)${name}\\1[ \\t]*:(?:\\s+([^\\r\\n]*)|$)`, "dm").exec(block);
  if (found === null) return undefined;
  const start = found.index + indent;
  const end = start + firstLine(block.slice(start)).length;
  const written = found[2] ?? "";
  if (written.trim() === "") return { start, end, value: [start, end], written };
  // The value may begin in the line below its key.
  const [valueStart] = found.indices![2]!;
  const value = withoutComment(firstLine(block.slice(valueStart)));
  return { start, end, value: [valueStart, valueStart + value.length], written };
}

// In quotes and brackets "#" may be text.
function withoutComment(line: string): string {
  return /^["'[{|>]/.test(line) ? line : line.split(/[ \t]#/, 1)[0]!.trimEnd();
}

function firstLine(text: string): string {
  return text.split(/\r?\n/, 1)[0]!.trimEnd();
}
