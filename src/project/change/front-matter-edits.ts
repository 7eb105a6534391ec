// Makes the pieces that set a field in the front matter of a page, and that remove one.
import { findFrontMatter } from "../../compiler/text/front-matter-block.ts";
import type { TextPiece } from "../../compiler/text/text-pieces.ts";
import { mappingOf, type YamlEntry } from "../../compiler/text/yaml-entries.ts";
import { UsageError } from "../settings/usage-error.ts";

/** A field, and its value in one line of YAML; undefined to remove it. */
export interface FieldEdit {
  readonly name: string;
  readonly value: string | undefined;
}

/** The piece that makes an edit of a page; undefined if there is nothing to do. Throws `UsageError` if the front matter can't be changed safely. */
export function frontMatterEdit(file: string, text: string, { name, value }: FieldEdit): TextPiece | undefined {
  const block = findFrontMatter(text, true);
  const lineEnd = /\r?\n/.exec(text)?.[0] ?? "\n";
  const field = `${name}: ${value ?? ""}`;
  if (block.kind === "none") {
    if (value === undefined) return undefined;
    const start = text.startsWith("\uFEFF") ? 1 : 0;
    const lines = ["---", field, "---", ...(text.length > start ? ["", ""] : [""])];
    return { start, end: start, text: lines.join(lineEnd) };
  }
  if (block.kind !== "block") throw notSafe(file, "its first lines are not those of front matter");
  const yaml = text.slice(block.start, block.end);
  const fields = mappingOf(yaml);
  if (fields === undefined && yaml.trim() !== "") throw notSafe(file, "it is no plain list of fields");
  const entry = fields?.entries.get(name);
  if (entry === undefined)
    return value === undefined ? undefined : { start: block.end, end: block.end, text: field + lineEnd };
  const { start, end } = lineOf(yaml, entry) ?? {};
  if (start === undefined || end === undefined) throw notSafe(file, `"${name}" has a value that is not on one line`);
  const at = { start: block.start + start, end: block.start + end };
  return {
    ...at,
    text: value === undefined ? "" : yaml.slice(start, entry.key.end) + field.slice(name.length) + lineEnd,
  };
}

/** Whether the front matter of a page has a field. */
export function hasField(text: string, name: string): boolean {
  const block = findFrontMatter(text, true);
  return block.kind === "block" && mappingOf(text.slice(block.start, block.end))?.entries.has(name) === true;
}

/** The line of a field; undefined if its value goes on below it. */
function lineOf(yaml: string, { key, lines }: YamlEntry): { readonly start: number; readonly end: number } | undefined {
  const at = yaml.indexOf("\n", lines.start);
  const end = at === -1 ? yaml.length : at + 1;
  const isBelow = yaml
    .slice(end, lines.end)
    .split("\n")
    .some((each) => each.trim() !== "" && !each.trimStart().startsWith("#"));
  const isPlain = /^:[ \t]+[^|>&*!\s]/.test(yaml.slice(key.end, end));
  return isBelow || !isPlain ? undefined : { start: lines.start, end };
}

function notSafe(file: string, reason: string): UsageError {
  return new UsageError(`The front matter of ${file} can't be changed, because ${reason}. Change it in your editor.`);
}
