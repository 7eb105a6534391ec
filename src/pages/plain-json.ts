// Is a value that YAML made still small when its aliases are written out?
import { setOwn, type JsonValue } from "../text/json-value.ts";

/** A copy as plain JSON, or why there is none. */
export type PlainJsonResult =
  | { readonly ok: true; readonly value: JsonValue }
  | { readonly ok: false; readonly reason: string };

/** At most this much comes out (D5). */
const most = { values: 10_000, depth: 32, characters: 64 * 1024 } as const;

class TooMuch extends Error {}

/** What the parser makes of a mapping that is a key, or is in a list that is one. */
const keyOfMapping = "[object Object]";

/**
 * Copies what a YAML reader made of a text of `length` UTF-16 units: aliases are written out, nothing is shared, and no
 * cycle is left.
 */
export function plainJson(value: unknown, length: number): PlainJsonResult {
  const ancestors: object[] = [];
  let values = 0;
  let characters = 0;

  // Without aliases there are no more than in the text.
  function count(text: string): string {
    characters += text.length;
    if (characters > length + most.characters)
      throw new TooMuch("its aliases make it far longer than it is written; use fewer of them");
    return text;
  }

  function copy(source: unknown): JsonValue {
    values += 1;
    if (values > most.values)
      throw new TooMuch(
        `it holds more than ${most.values} values once its aliases are written out; write less into it`,
      );
    if (typeof source === "string") return count(source);
    if (typeof source === "number") return jsonNumber(source);
    if (typeof source !== "object" || source === null) return source as JsonValue;
    if (ancestors.includes(source)) throw new TooMuch("an alias in it refers to what holds it; remove it");
    if (ancestors.length === most.depth)
      throw new TooMuch(`it is nested deeper than ${most.depth} levels; nest it less`);
    ancestors.push(source);
    const result = Array.isArray(source) ? source.map(copy) : copyMapping(source);
    ancestors.pop();
    return result;
  }

  function copyMapping(source: object): JsonValue {
    const result: Record<string, JsonValue> = {};
    for (const [key, entry] of Object.entries(source)) {
      if (key.includes(keyOfMapping)) throw new TooMuch("it has a key that is a mapping; write the key in quotes");
      setOwn(result, count(key), copy(entry));
    }
    return result;
  }

  try {
    return { ok: true, value: copy(value) };
  } catch (error) {
    if (error instanceof TooMuch) return { ok: false, reason: error.message };
    throw error;
  }
}

/** YAML has numbers that JSON lacks: they stay words, as YAML writes them, and a negative zero is 0. */
function jsonNumber(number: number): JsonValue {
  if (Number.isFinite(number)) return number + 0;
  if (Number.isNaN(number)) return ".nan";
  return number > 0 ? ".inf" : "-.inf";
}
