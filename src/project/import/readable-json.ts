// Writes JSON as people write it: what is short is on one line.
import type { JsonValue } from "../../compiler/text/json-value.ts";

const width = 100;

/** A value as indented JSON in which short lists and objects are on one line, with a line break at the end. */
export function readableJson(value: JsonValue): string {
  return `${written(value, "")}\n`;
}

function written(value: JsonValue, indent: string, before = 0): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const entries: readonly (readonly [string, JsonValue])[] = isList
    ? value.map((element: JsonValue) => ["", element] as const)
    : Object.entries(value).map(([name, element]) => [`${JSON.stringify(name)}: `, element] as const);
  const [open, close] = isList ? (["[", "]"] as const) : (["{", "}"] as const);
  if (entries.length === 0) return `${open}${close}`;
  const short = oneLine(entries, isList);
  // At the top every field has a line of its own.
  if (indent !== "" && short !== undefined && indent.length + before + short.length <= width) return short;
  const inner = `${indent}  `;
  const rows = entries.map(([name, element]) => inner + name + written(element, inner, name.length));
  return `${open}\n${rows.join(",\n")}\n${indent}${close}`;
}

/** Undefined if it is too long, or holds more than words and lists of them. */
function oneLine(entries: readonly (readonly [string, JsonValue])[], isList: boolean): string | undefined {
  let length = 0;
  const parts: string[] = [];
  for (const [name, element] of entries) {
    if (typeof element === "object" && element !== null && (isList || !Array.isArray(element))) return undefined;
    const text = Array.isArray(element)
      ? oneLine(
          element.map((each: JsonValue) => ["", each] as const),
          true,
        )
      : JSON.stringify(element);
    if (text === undefined) return undefined;
    length += name.length + text.length + 2;
    if (length > width) return undefined;
    parts.push(name + text);
  }
  return isList ? `[${parts.join(", ")}]` : `{ ${parts.join(", ")} }`;
}
