// Writes plain values as JSON. For a result with many pages it takes half the time of JSON.stringify.

// All else is written as it is: JSON escapes these, and halves of surrogate pairs.
// oxlint-disable-next-line no-control-regex
const escaped = /["\\\0-\x1f\ud800-\udfff]/;

/** A string as JSON. */
export function jsonString(text: string): string {
  return escaped.test(text) ? JSON.stringify(text) : `"${text}"`;
}

/**
 * Writes values like `JSON.stringify`; they must not contain functions or `toJSON`. If a list is the same object as the
 * previous one in a field of that name, its text is used again: the pages of a group share such lists.
 */
export class JsonWriter {
  readonly #names = new Map<string, string>();
  readonly #lists = new Map<string, WrittenList>();

  /** A value as JSON; undefined is written as null. */
  textOf(value: unknown): string {
    if (typeof value === "string") return jsonString(value);
    if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
    return Array.isArray(value) ? this.#listText(value) : this.#objectText(value);
  }

  #objectText(object: object): string {
    let text = "";
    for (const key in object) {
      const value = (object as Readonly<Record<string, unknown>>)[key];
      if (value === undefined) continue;
      text += (text === "" ? "{" : ",") + this.#nameText(key);
      text += Array.isArray(value) ? this.#fieldListText(key, value) : this.textOf(value);
    }
    return text === "" ? "{}" : `${text}}`;
  }

  #nameText(name: string): string {
    const known = this.#names.get(name);
    if (known !== undefined) return known;
    const text = `${jsonString(name)}:`;
    this.#names.set(name, text);
    return text;
  }

  #fieldListText(name: string, list: readonly unknown[]): string {
    const before = this.#lists.get(name);
    if (before?.list === list) return before.text;
    const text = this.#listText(list);
    this.#lists.set(name, { list, text });
    return text;
  }

  #listText(list: readonly unknown[]): string {
    if (list.length === 0) return "[]";
    let text = `[${this.textOf(list[0])}`;
    // Not for…of, which makes an object for each element while V8 has not optimized it.
    for (let index = 1; index < list.length; index += 1) text += `,${this.textOf(list[index])}`;
    return `${text}]`;
  }
}

interface WrittenList {
  readonly list: readonly unknown[];
  readonly text: string;
}
