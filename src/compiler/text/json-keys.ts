// Finds keys of a JSON text that are too long (D66), or that occur twice in one object.
import { pointerOf } from "./json-pointer.ts";
import { commentEnd, isEscaped, stringEnd } from "./json-scan.ts";
import type { JsonObject, JsonValue } from "./json-value.ts";

/** A repeated key of an object. UTF-16 offsets of both keys with their quotes, the ends exclusive. */
export interface DuplicateKey {
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly firstStart: number;
  readonly firstEnd: number;
  /** JSON pointer of its value. */
  readonly pointer: string;
}

/** The keys of the object being read, with the offsets of their quotes. There are few keys, so searching a list is faster than hashing. */
interface OpenObject {
  readonly keys: string[];
  readonly starts: number[];
  indexByKey: Map<string, number> | undefined;
  /** The key whose value is being read. */
  current: string;
}

/** The list being read; `current` is the index of the element being read. */
interface OpenList {
  current: number;
}

const manyKeys = 24;
const quote = 34;

/**
 * Finds all keys that `JSON.parse` replaces by a later one, in linear time; the text need not be valid. `kept` is the number of
 * keys of the value if `JSON.parse` accepts the text: if the text has as many keys, it is not scanned.
 */
export function duplicateKeys(text: string, kept?: number): readonly DuplicateKey[] {
  if (kept !== undefined && kept === mostKeys(text)) return [];
  const duplicates: DuplicateKey[] = [];
  // One entry per open bracket.
  const open: (OpenObject | OpenList)[] = [];
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 34: {
        const end = stringEnd(text, at);
        const object = open.at(-1);
        if (object !== undefined && "keys" in object && isFollowedByColon(text, end))
          noteKey(text, object, { start: at, end, open }, duplicates);
        at = end - 1;
        break;
      }
      case 44: {
        const list = open.at(-1);
        if (list !== undefined && !("keys" in list)) list.current += 1;
        break;
      }
      case 47:
        at = commentEnd(text, at) - 1;
        break;
      case 91:
        open.push({ current: 0 });
        break;
      case 123:
        open.push({ keys: [], starts: [], indexByKey: undefined, current: "" });
        break;
      case 93:
      case 125:
        open.pop();
        break;
    }
  }
  return duplicates;
}

interface FoundKey {
  readonly start: number;
  readonly end: number;
  readonly open: readonly (OpenObject | OpenList)[];
}

function noteKey(text: string, object: OpenObject, { start, end, open }: FoundKey, into: DuplicateKey[]): void {
  const key = unquoted(text.slice(start, end));
  object.current = key;
  const index = object.indexByKey === undefined ? object.keys.indexOf(key) : (object.indexByKey.get(key) ?? -1);
  const firstStart = object.starts[index];
  if (firstStart !== undefined) {
    const pointer = pointerOf(open.map(({ current }) => current));
    into.push({ key, start, end, firstStart, firstEnd: stringEnd(text, firstStart), pointer });
    return;
  }
  object.indexByKey?.set(key, object.keys.length);
  object.keys.push(key);
  object.starts.push(start);
  if (object.keys.length === manyKeys) object.indexByKey = new Map(object.keys.map((known, i) => [known, i]));
}

function unquoted(token: string): string {
  if (!token.includes("\\")) return token.slice(1, -1);
  try {
    return String(JSON.parse(token));
  } catch {
    return token.slice(1, -1);
  }
}

/** The number of keys in a value, on all levels; NaN for a value with more than `levels` levels. */
export function countKeys(value: JsonValue, levels: number): number {
  if (typeof value !== "object" || value === null) return 0;
  if (levels === 0) return Number.NaN;
  let keys = 0;
  if (Array.isArray(value)) {
    for (const item of value as readonly JsonValue[]) keys += countKeys(item, levels - 1);
    return keys;
  }
  const object = value as JsonObject;
  for (const key in object) keys += 1 + countKeys(object[key]!, levels - 1);
  return keys;
}

/** The number of keys in a valid text, or more: a string that begins with a colon counts, too. */
export function mostKeys(text: string): number {
  let keys = 0;
  for (let colon = text.indexOf(":"); colon !== -1; colon = text.indexOf(":", colon + 1)) {
    let at = colon - 1;
    while (isBlank(text.charCodeAt(at))) at--;
    if (text.charCodeAt(at) === quote && !isEscaped(text, at)) keys += 1;
  }
  return keys;
}

/**
 * The longest key that is read, in UTF-16 units. V8 uses only the length of longer strings as their hash, so each new one is
 * compared with all others of this length.
 */
export const longestKey: number = 16_383;

/** Why a text with a longer key is not read: a clause without a full stop. */
export const longKeyProblem: string = `it has a key of more than ${longestKey} characters; shorten it`;

/** The first key of a JSON text that is too long, as UTF-16 offsets with its quotes, the end exclusive. */
export function findLongKey(text: string): { readonly start: number; readonly end: number } | undefined {
  if (!mayHaveLongString(text)) return undefined;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 47) at = commentEnd(text, at) - 1;
    if (code !== 34) continue;
    const end = stringEnd(text, at);
    if (end - at - 2 > longestKey && isFollowedByColon(text, end)) return { start: at, end };
    at = end - 1;
  }
  return undefined;
}

/**
 * False if no string can be too long, because unescaped quotes are near enough to each other. It reads only a few characters in
 * each stretch of the length of the longest key.
 */
function mayHaveLongString(text: string): boolean {
  let last = 0;
  while (last + longestKey < text.length) {
    let next = text.lastIndexOf('"', last + longestKey + 1);
    while (next > last && isEscaped(text, next)) next = text.lastIndexOf('"', next - 1);
    if (next <= last) return true;
    last = next;
  }
  return false;
}

/** True if only spaces and line ends are between `end` and a colon. */
export function isFollowedByColon(text: string, end: number): boolean {
  for (let at = end; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (!isBlank(code)) return code === 58;
  }
  return false;
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === 10 || code === 13;
}
