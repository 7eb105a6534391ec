// Writes the entry of a page as a list has it. (D263)
import { parseEntry } from "../../compiler/contract/endpoint-entry.ts";
import type { JsonValue } from "../../compiler/text/json-value.ts";

/** A new entry: with a slash before it if the entries of the list have one, and in a group of its own if that has a label. */
export function newEntry(path: string, group: string | undefined, list: JsonValue | undefined): JsonValue {
  const neighbor = Array.isArray(list) ? list.find((each): each is string => typeof each === "string") : undefined;
  const entry = parseEntry(path).kind === "page" ? (/^\.?\//.exec(neighbor ?? "")?.[0] ?? "") + path : path;
  return group === undefined ? entry : { group, pages: [entry] };
}
