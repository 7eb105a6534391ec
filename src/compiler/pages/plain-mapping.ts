// Reads simple YAML without a YAML parser. Most front matter is simple.
import type { JsonValue } from "../text/json-value.ts";
import { longestKey } from "../text/json-keys.ts";
import { control, isWordOfCore, readPlainValue, withoutSpaces } from "./plain-value.ts";

/** What a plain mapping holds: strings, numbers, booleans, null, and lists of them. */
export type PlainMapping = Readonly<Record<string, JsonValue>>;

const name = String.raw`[A-Za-z_][\w-]*`;
const line = new RegExp(`(?:(["']?)(${name}(?::${name})*)\\1:( [^${control}]*|)|#[^${control}]*|)(?:\\r?\\n)`, "y");

/**
 * Reads keys with values in which nothing could be something else to YAML, exactly as js-yaml does with its core schema.
 * Undefined: not that plain, which says nothing against it.
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

/** Words that YAML reads as values are written back differently as keys; `__proto__` can't be assigned. A long key may be refused. */
function isPlainKey(field: string): boolean {
  return field.length <= longestKey && field !== "__proto__" && !isWordOfCore.test(field);
}
