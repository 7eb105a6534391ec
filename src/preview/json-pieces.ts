// Writes a value as lines of JSON that are each read quickly, so that a page can draw in between.

/**
 * The first line is the value. Where that would be long, its largest lists and objects are empty there, and follow: each further
 * line is `[path, items]`, with what comes next in the list or object at that path. A text is never cut.
 */
export function jsonPieces(value: unknown, most = 50_000): string {
  const groups: (readonly string[])[] = [];
  const first = cut(value, [], most, groups);
  // What holds others has to be there before them.
  return [first, ...groups.toReversed().flat()].join("\n");
}

type Path = readonly (string | number)[];

/** The value as JSON. What is too long is empty in it, and in `groups`. */
function cut(value: unknown, path: Path, most: number, groups: (readonly string[])[]): string {
  const text = JSON.stringify(value);
  if (text.length <= most || typeof value !== "object" || value === null) return text;
  const lines: string[] = [];
  let batch: string[] = [];
  let length = 0;
  const [start, end] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const flush = (): void => {
    if (batch.length > 0) lines.push(`[${JSON.stringify(path)},${start}${batch.join(",")}${end}]`);
    [batch, length] = [[], 0];
  };
  const add = (item: string): void => {
    if (length + item.length > most) flush();
    batch.push(item);
    length += item.length;
  };
  if (Array.isArray(value)) value.forEach((item, index) => add(cut(item, [...path, index], most, groups)));
  else
    for (const [name, field] of Object.entries(value))
      if (field !== undefined) add(`${JSON.stringify(name)}:${cut(field, [...path, name], most, groups)}`);
  flush();
  groups.push(lines);
  return `${start}${end}`;
}
