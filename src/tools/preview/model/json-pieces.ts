// Writes a value as lines of JSON. Each is read quickly, so that a page can draw in between.

/**
 * The first line is the value. If it would be long, its largest lists and objects are empty there and follow: each further line
 * is `[path, items]`, with the next items of the list or object at this path. A text is never cut.
 */
export function jsonPieces(value: unknown, most = 50_000): string {
  const groups: (readonly string[])[] = [];
  const first = cut(value, [], most, groups);
  // A container has to be written before what it contains.
  return [first, ...groups.toReversed().flat()].join("\n");
}

type Path = readonly (string | number)[];

/** The value as JSON. Lists and objects that are too long are empty in it, and are added to `groups`. */
function cut(value: unknown, path: Path, most: number, groups: (readonly string[])[]): string {
  if (!isContainer(value)) return JSON.stringify(value) ?? "null";
  // Writing a long value again at each of its levels would take as many times as long.
  if (charactersLeft(value, most) >= 0) {
    const text = JSON.stringify(value);
    if (text.length <= most) return text;
  }
  const [start, end] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const items = Array.isArray(value)
    ? value.map((item, index) => cut(item, [...path, index], most, groups))
    : Object.entries(value).flatMap(([name, field]) =>
        field === undefined ? [] : [`${JSON.stringify(name)}:${cut(field, [...path, name], most, groups)}`],
      );
  const text = `${start}${items.join(",")}${end}`;
  if (text.length <= most) return text;
  groups.push(batches(items, most).map((batch) => `[${JSON.stringify(path)},${start}${batch.join(",")}${end}]`));
  return `${start}${end}`;
}

/** What is left of a number of characters after subtracting the names and texts of a value, without the other characters of JSON; it stops below 0. */
function charactersLeft(value: unknown, most: number): number {
  if (typeof value === "string") return most - value.length;
  if (!isContainer(value)) return most;
  let left = most;
  if (Array.isArray(value))
    for (let at = 0; at < value.length && left >= 0; at += 1) left = charactersLeft(value[at], left - 1);
  else
    for (const [name, field] of Object.entries(value)) {
      if (left < 0) break;
      if (field !== undefined) left = charactersLeft(field, left - name.length);
    }
  return left;
}

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Batches of items with at most `most` characters, but at least one item. */
function batches(items: readonly string[], most: number): readonly (readonly string[])[] {
  const all: string[][] = [];
  let length = Infinity;
  for (const item of items) {
    if (length + item.length > most) [length] = [0, all.push([])];
    all.at(-1)!.push(item);
    length += item.length;
  }
  return all;
}
