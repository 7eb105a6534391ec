// Finds the field of front matter at a place.
import { findFrontMatter } from "../../compiler/text/front-matter-block.ts";

/** The name of a field, and where it is written. */
export interface FieldName {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The name of a field at a UTF-16 offset, which may be only begun; undefined outside of the names in front matter. */
export function fieldAt(text: string, offset: number): FieldName | undefined {
  const block = findFrontMatter(text, true);
  if (block.kind !== "block" || offset < block.start || offset > block.end) return undefined;
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const name = /^[A-Za-z]*/.exec(text.slice(start))?.[0] ?? "";
  const end = start + name.length;
  return start >= block.start && offset <= end ? { name, start, end } : undefined;
}

/** The names of the fields that front matter has. */
export function fieldNames(text: string): ReadonlySet<string> {
  const block = findFrontMatter(text, true);
  const lines = block.kind === "block" ? text.slice(block.start, block.end) : "";
  return new Set([...lines.matchAll(/^([A-Za-z][\w:-]*):/gm)].map(([, name = ""]) => name));
}
