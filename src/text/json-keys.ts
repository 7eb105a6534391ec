// Finds keys of a JSON text that are too long (D66), or twice in one object.
import { commentEnd, stringEnd } from "./json-scan.ts";

/** A key that is in its object again. UTF-16 offsets of both keys with their quotes, the ends exclusive. */
export interface DuplicateKey {
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly firstStart: number;
  readonly firstEnd: number;
}

/** The keys of the object being read, with the offsets of their quotes. Few keys: searching a list beats hashing. */
interface OpenObject {
  readonly keys: string[];
  readonly starts: number[];
  indexByKey: Map<string, number> | undefined;
}

const manyKeys = 24;

/** Finds all keys that `JSON.parse` drops for a later one. One linear scan; the text need not be valid. */
export function duplicateKeys(text: string): readonly DuplicateKey[] {
  const duplicates: DuplicateKey[] = [];
  // One entry per open bracket; undefined for a list.
  const open: (OpenObject | undefined)[] = [];
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 34: {
        const end = stringEnd(text, at);
        const object = open.at(-1);
        if (object !== undefined && isFollowedByColon(text, end)) noteKey(text, object, at, end, duplicates);
        at = end - 1;
        break;
      }
      case 47:
        at = commentEnd(text, at) - 1;
        break;
      case 91:
        open.push(undefined);
        break;
      case 123:
        open.push({ keys: [], starts: [], indexByKey: undefined });
        break;
      case 93:
      case 125:
        open.pop();
        break;
    }
  }
  return duplicates;
}

function noteKey(text: string, object: OpenObject, start: number, end: number, into: DuplicateKey[]): void {
  const key = unquoted(text.slice(start, end));
  const index = object.indexByKey === undefined ? object.keys.indexOf(key) : (object.indexByKey.get(key) ?? -1);
  const firstStart = object.starts[index];
  if (firstStart !== undefined) {
    into.push({ key, start, end, firstStart, firstEnd: stringEnd(text, firstStart) });
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

/**
 * The longest key that is read, in UTF-16 units. V8 hashes longer strings by their length alone, so that each new one is
 * compared with all others of its length.
 */
export const longestKey: number = 16_383;

/** Why a text with a longer key is not read: a clause without a full stop. */
export const longKeyProblem: string = `it has a key of more than ${longestKey} characters; shorten it`;

/** The first key of a JSON text that is too long, as UTF-16 offsets with its quotes, the end exclusive. */
export function findLongKey(text: string): { readonly start: number; readonly end: number } | undefined {
  if (text.length <= longestKey) return undefined;
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

/** True when only spaces and line ends are between `end` and a colon. */
export function isFollowedByColon(text: string, end: number): boolean {
  for (let at = end; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code !== 32 && code !== 9 && code !== 10 && code !== 13) return code === 58;
  }
  return false;
}
