// Copies the value from a YAML reader as plain JSON, because its aliases share values and may form a cycle.
import { setOwn, type JsonValue } from "./json-value.ts";

/** The limits of a copy, with aliases written out. */
export interface PlainLimits {
  readonly values: number;
  /** Levels of lists and mappings. */
  readonly depth: number;
  /** UTF-16 units of all strings and keys. */
  readonly characters: number;
  /** Whether the copy fails for a key that the reader made from a mapping, `[object Object]`. */
  readonly refusesMappingKeys: boolean;
}

/** What exceeds a limit, or can't be in JSON. */
export type PlainFault = "values" | "depth" | "characters" | "cycle" | "mapping key";

/** A copy as plain JSON, or why there is none. */
export type PlainJson =
  | { readonly ok: true; readonly value: JsonValue }
  | { readonly ok: false; readonly fault: PlainFault };

/** A copy in which aliases are written out, so that nothing is shared and there are no cycles. Never throws. */
export function plainJson(value: unknown, limits: PlainLimits): PlainJson {
  try {
    return { ok: true, value: new PlainCopy(limits).of(value) };
  } catch (error) {
    if (error instanceof TooMuch) return { ok: false, fault: error.fault };
    throw error;
  }
}

/** Ends a copy; it is always caught in this file. */
class TooMuch extends Error {
  readonly fault: PlainFault;

  constructor(fault: PlainFault) {
    super(fault);
    this.fault = fault;
  }
}

/** The text that the parser makes from a mapping that is a key, or is in a list that is a key. */
const keyOfMapping = "[object Object]";

class PlainCopy {
  readonly #limits: PlainLimits;
  readonly #ancestors: object[] = [];
  #values = 0;
  #characters = 0;

  constructor(limits: PlainLimits) {
    this.#limits = limits;
  }

  of(source: unknown): JsonValue {
    this.#values += 1;
    if (this.#values > this.#limits.values) throw new TooMuch("values");
    if (typeof source === "string") return this.#counted(source);
    if (typeof source === "number") return jsonNumber(source);
    if (typeof source !== "object" || source === null) return source as JsonValue;
    if (this.#ancestors.includes(source)) throw new TooMuch("cycle");
    if (this.#ancestors.length === this.#limits.depth) throw new TooMuch("depth");
    this.#ancestors.push(source);
    const copy = Array.isArray(source) ? source.map((item) => this.of(item)) : this.#ofMapping(source);
    this.#ancestors.pop();
    return copy;
  }

  #ofMapping(source: object): JsonValue {
    const copy: Record<string, JsonValue> = {};
    for (const [key, entry] of Object.entries(source)) {
      if (this.#limits.refusesMappingKeys && key.includes(keyOfMapping)) throw new TooMuch("mapping key");
      setOwn(copy, this.#counted(key), this.of(entry));
    }
    return copy;
  }

  #counted(text: string): string {
    this.#characters += text.length;
    if (this.#characters > this.#limits.characters) throw new TooMuch("characters");
    return text;
  }
}

/** A number as JSON. Numbers that JSON lacks become strings, as YAML writes them, and a negative zero becomes 0. */
function jsonNumber(number: number): JsonValue {
  if (Number.isFinite(number)) return number + 0;
  if (Number.isNaN(number)) return ".nan";
  return number > 0 ? ".inf" : "-.inf";
}
