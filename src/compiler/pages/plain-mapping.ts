// Reads simple YAML without a YAML parser. Most front matter is simple.
import type { JsonValue } from "../text/json-value.ts";
import { longestKey } from "../text/json-keys.ts";
import { control, isWordOfCore, readPlainValue, withoutSpaces } from "./plain-value.ts";

/** The values of a plain mapping: strings, numbers, booleans, null, and lists of them. */
export type PlainMapping = Readonly<Record<string, JsonValue>>;

const name = String.raw`[A-Za-z_][\w-]*`;
const line = new RegExp(`(?:(["']?)(${name}(?::${name})*)\\1:( [^${control}]*|)|#[^${control}]*|)(?:\\r?\\n)`, "y");

/**
 * Reads keys with values that YAML can read in only one way, exactly as js-yaml does with its core schema. Undefined: not so
 * simple, but perhaps valid.
 */
export function readPlainMapping(block: string): PlainMapping | undefined {
  if (!block.isWellFormed()) return undefined;
  const mapping: Record<string, JsonValue> = {};
  for (let at = 0; at < block.length;) {
    line.lastIndex = at;
    const match = line.exec(block);
    if (match === null) return undefined;
    at = line.lastIndex;
    const [, , field, written] = match;
    if (field === undefined || written === undefined) continue;
    if (!isPlainKey(field) || Object.hasOwn(mapping, field)) return undefined;
    const read = readPlainValue(withoutSpaces(written), block, at);
    if (read === undefined) return undefined;
    mapping[field] = read.value;
    at = read.end;
  }
  return mapping;
}

/** False for words that YAML reads as values, because as keys they would change; for `__proto__`, which can't be assigned; and for long keys, which may be refused. */
function isPlainKey(field: string): boolean {
  return field.length <= longestKey && field !== "__proto__" && !isWordOfCore.test(field);
}
