// Finds the edit that writes what a message suggests. `navc check --fix` does not make it, because somebody has to decide.
import type { Diagnostic, Position, TextEdit } from "../../compiler/diagnostics/diagnostic.ts";
import { indexLines } from "../../compiler/text/line-index.ts";

/** The edit, if what its suggestion replaces is at the place of a finding once; undefined for one with a fix. */
export function suggestedEdit(
  { edits, suggestion, replaces, file, range }: Diagnostic,
  text: string | undefined,
): TextEdit | undefined {
  if (edits !== undefined || suggestion === undefined || replaces === undefined || text === undefined) return undefined;
  if (isInSpec({ file, range }, text)) return undefined;
  const written = text.slice(range.start.offset, range.end.offset);
  // In JSON, whole strings are replaced.
  if (file.endsWith(".json")) {
    const value = jsonString(written);
    const at = value === undefined ? undefined : onlyPlace(value, replaces);
    if (value === undefined || at === undefined) return undefined;
    const changed = value.slice(0, at) + suggestion + value.slice(at + replaces.length);
    return { file, range, text: JSON.stringify(changed) };
  }
  const at = onlyPlace(written, replaces);
  if (at === undefined) return undefined;
  const start = below(range.start, written, at);
  return { file, range: { start, end: below(range.start, written, at + replaces.length) }, text: suggestion };
}

/** Whether a place is in the description of a spec, which no command edits: in JSON, all other places are whole strings. (D508) */
export function isInSpec({ file, range }: Pick<Diagnostic, "file" | "range">, text: string): boolean {
  if (/\.ya?ml$/i.test(file)) return true;
  return file.endsWith(".json") && jsonString(text.slice(range.start.offset, range.end.offset)) === undefined;
}

/** The position of an offset in the text from `start`: lines are counted in that text only, as a file may have many findings. */
function below(start: Position, written: string, offset: number): Position {
  const { line, column } = indexLines(written).position(offset);
  return {
    line: start.line + line - 1,
    column: line === 1 ? start.column + column - 1 : column,
    offset: start.offset + offset,
  };
}

/** The edits at all places of a finding; undefined if it has one place, or if one of them has no such edit. */
export function editsEverywhere(
  finding: Diagnostic,
  textOf: (file: string) => string | undefined,
): readonly TextEdit[] | undefined {
  const { count, related } = finding;
  // Each of the others is named, or what is not would stay.
  if (count < 2 || related.length !== count - 1) return undefined;
  const edits = [finding, ...related].map(({ file, range }) =>
    suggestedEdit({ ...finding, file, range }, textOf(file)),
  );
  return edits.includes(undefined) ? undefined : (edits as TextEdit[]);
}

/** Where a part is; undefined if it is not there, or several times and none of them is the whole path of an address. */
function onlyPlace(value: string, part: string): number | undefined {
  const at = value.indexOf(part);
  if (at === -1) return undefined;
  const isPath = at === 0 && /^[?#]/.test(value.slice(part.length));
  return isPath || value.indexOf(part, at + 1) === -1 ? at : undefined;
}

function jsonString(written: string): string | undefined {
  try {
    const value: unknown = JSON.parse(written);
    return typeof value === "string" ? value : undefined;
  } catch {
    return undefined;
  }
}
