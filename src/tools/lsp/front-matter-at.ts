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
  const block = fieldLines(text);
  if (block === undefined || offset < block.start || offset > block.end) return undefined;
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const name = /^[A-Za-z]*/.exec(text.slice(start))?.[0] ?? "";
  const end = start + name.length;
  return start >= block.start && offset <= end ? { name, start, end } : undefined;
}

/** The name of an icon in front matter, as far as it is written. */
export interface BegunIcon {
  readonly written: string;
  /** Where it begins and ends, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly library: string | undefined;
  readonly style: string | undefined;
}

/** The name of the icon at a UTF-16 offset in front matter, of `icon` or of the object in it; undefined elsewhere. */
export function iconAt(text: string, offset: number): BegunIcon | undefined {
  const block = fieldLines(text);
  if (block === undefined || offset < block.start || offset > block.end) return undefined;
  const line = text.lastIndexOf("\n", offset - 1) + 1;
  const [, field, written = ""] = /^(icon|[ \t]+name):[ \t]+["']?([\w-]*)$/.exec(text.slice(line, offset)) ?? [];
  if (field === undefined) return undefined;
  const end = offset + /^[\w-]*/.exec(text.slice(offset))![0].length;
  const at = { written, start: offset - written.length, end };
  if (field === "icon") return { ...at, library: undefined, style: undefined };
  const before = text.slice(block.start, line).split("\n");
  const head = before.findLastIndex((each) => /^[^\s]/.test(each));
  if (before[head]?.trimEnd() !== "icon:") return undefined;
  const after = text.slice(line, block.end).split("\n");
  const next = after.findIndex((each) => /^[^\s]/.test(each));
  const own = [...before.slice(head + 1), ...after.slice(0, next === -1 ? after.length : next)];
  const values = new Map(
    own.flatMap((each) => {
      const [, name, value] = /^[ \t]+(\w+):[ \t]*["']?([\w-]+)/.exec(each) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value] as const];
    }),
  );
  return { ...at, library: values.get("library"), style: values.get("style") };
}

/** The names of the fields that front matter has. */
export function fieldNames(text: string): ReadonlySet<string> {
  const block = fieldLines(text);
  const lines = block === undefined ? "" : text.slice(block.start, block.end);
  return new Set([...lines.matchAll(/^([A-Za-z][\w:-]*):/gm)].map(([, name = ""]) => name));
}

/** The lines of front matter. While somebody writes a new page, its closing fence is not there yet: then up to the first blank line. */
function fieldLines(text: string): { readonly start: number; readonly end: number } | undefined {
  const block = findFrontMatter(text, true);
  if (block.kind === "block") return block;
  const start = text.indexOf("\n") + 1;
  if (block.kind !== "open" || start === 0) return undefined;
  const blank = text.slice(start).search(/^[ \t]*\r?$/m);
  return { start, end: blank === -1 ? text.length : start + blank };
}
