// Copies the value from a YAML reader as plain JSON, because its aliases share values and may form a cycle.
import { setOwn, type JsonValue } from "./json-value.ts";

/** How much a copy may hold once aliases are written out. */
export interface PlainLimits {
  readonly values: number;
  /** Levels of lists and mappings. */
  readonly depth: number;
  /** UTF-16 units of all strings and keys. */
  readonly characters: number;
  /** Whether a key that the reader made of a mapping, `[object Object]`, ends the copy. */
  readonly refusesMappingKeys: boolean;
}

/** What is too much, or can't be in JSON. */
export type PlainFault = "values" | "depth" | "characters" | "cycle" | "mapping key";

/** A copy as plain JSON, or why there is none. */
export type PlainJson =
  | { readonly ok: true; readonly value: JsonValue }
  | { readonly ok: false; readonly fault: PlainFault };

/** A copy in which aliases are written out, nothing is shared, and no cycle is left. Never throws. */
export function plainJson(value: unknown, limits: PlainLimits): PlainJson {
  try {
    return { ok: true, value: new PlainCopy(limits).of(value) };
  } catch (error) {
    if (error instanceof TooMuch) return { ok: false, fault: error.fault };
    throw error;
  }
}

/** Ends a copy; never thrown out of this file. */
class TooMuch extends Error {
  readonly fault: PlainFault;

  constructor(fault: PlainFault) {
    super(fault);
    this.fault = fault;
  }
}

/** What the parser makes of a mapping that is a key, or is in a list that is one. */
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

/** YAML has numbers that JSON lacks: they stay strings, as YAML writes them, and a negative zero is 0. */
function jsonNumber(number: number): JsonValue {
  if (Number.isFinite(number)) return number + 0;
  if (Number.isNaN(number)) return ".nan";
  return number > 0 ? ".inf" : "-.inf";
}
