// Counts the bytes of a string, or of a value as JSON, without making them.

/** The length of a string in bytes of UTF-8; half a surrogate pair counts as U+FFFD. */
export function utf8Length(text: string): number {
  let length = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0x80) continue;
    length += code < 0x800 ? 1 : 2;
    // Both halves of a pair are four bytes together.
    if ((code & 0xfc00) === 0xd800 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) {
      index += 1;
    }
  }
  return length;
}

// A smaller object is counted again as fast as it is found.
const worthKeeping = 1000;

/**
 * The length of `JSON.stringify(value)` as UTF-8. Counting stops above `most`, and then the result is any larger number. A
 * shared object is counted as often as it is written; a large one is visited only once.
 */
export function jsonBytes(value: unknown, most: number = Infinity): number {
  const known = new Map<object, number>();
  let total = 0;
  const add = (element: unknown): void => {
    if (typeof element === "string") total += textBytes(element);
    else if (typeof element === "object" && element !== null) addObject(element);
    else total += (JSON.stringify(element) ?? "null").length;
  };
  const addObject = (object: object): void => {
    const same = known.get(object);
    if (same !== undefined) {
      total += same;
      return;
    }
    const before = total;
    if (Array.isArray(object)) addList(object);
    else addFields(object);
    if (total - before >= worthKeeping) known.set(object, total - before);
  };
  const addList = (list: readonly unknown[]): void => {
    total += list.length === 0 ? 2 : list.length + 1;
    for (const element of list) {
      if (total > most) return;
      add(element);
    }
  };
  const addFields = (object: object): void => {
    const before = total;
    for (const key in object) {
      if (total > most) return;
      const field = (object as Readonly<Record<string, unknown>>)[key];
      if (field === undefined) continue;
      // The colon and, but for the last, the comma.
      total += textBytes(key) + 2;
      add(field);
    }
    total += total === before ? 2 : 1;
  };
  add(value);
  return total;
}

/** A quick bound: at least the length of `JSON.stringify(value)` as UTF-8, and at most about six times that. Counting stops above `most`. */
export function jsonBytesAtMost(value: unknown, most: number): number {
  if (typeof value === "string") return boundOf(value);
  if (typeof value !== "object" || value === null) return longestScalar;
  let bound = 2;
  if (Array.isArray(value)) {
    for (const element of value) {
      bound += jsonBytesAtMost(element, most) + 1;
      if (bound > most) break;
    }
  } else {
    for (const key in value) {
      bound += boundOf(key) + jsonBytesAtMost((value as Readonly<Record<string, unknown>>)[key], most) + 2;
      if (bound > most) break;
    }
  }
  return bound;
}

/** The longest number, such as `-1.2345678901234567e-100`. */
const longestScalar = 25;

/** A character needs at most six bytes, as in `\\u0000`. */
function boundOf(text: string): number {
  return 6 * text.length + 2;
}

// Printable ASCII without what JSON escapes.
const plainText = /^[ !#-[\]-~]*$/;

/** A string with its quotes. Half a surrogate pair is written as `\\ud800`. */
function textBytes(text: string): number {
  let bytes = text.length + 2;
  if (plainText.test(text)) return bytes;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0x80) {
      if (code < 0x20) bytes += isShort(code) ? 1 : 5;
      else if (code === 0x22 || code === 0x5c) bytes += 1;
    } else if (code < 0x800) bytes += 1;
    else if ((code & 0xf800) !== 0xd800) bytes += 2;
    else if ((code & 0xfc00) === 0xd800 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) {
      bytes += 2;
      index += 1;
    } else bytes += 5;
  }
  return bytes;
}

/** The control characters that JSON writes with one letter: \\b \\t \\n \\f \\r. */
function isShort(code: number): boolean {
  return code === 8 || code === 9 || code === 10 || code === 12 || code === 13;
}
