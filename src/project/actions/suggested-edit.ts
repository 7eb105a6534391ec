// Finds the edit that writes what a message suggests. `navc check --fix` does not make it, because somebody has to decide.
import type { Diagnostic, TextEdit } from "../../compiler/diagnostics/diagnostic.ts";
import { indexLines } from "../../compiler/text/line-index.ts";

/** The edit, if what its suggestion replaces is at the place of a finding once; undefined for one with a fix. */
export function suggestedEdit(
  { edits, suggestion, replaces, file, range }: Diagnostic,
  text: string | undefined,
): TextEdit | undefined {
  if (edits !== undefined || suggestion === undefined || replaces === undefined || text === undefined) return undefined;
  const written = text.slice(range.start.offset, range.end.offset);
  // In JSON, whole strings are replaced.
  if (file.endsWith(".json")) {
    const value = jsonString(written);
    const changed = value === undefined ? undefined : replacedOnce(value, replaces, suggestion);
    return changed === undefined ? undefined : { file, range, text: JSON.stringify(changed) };
  }
  const [before, behind, ...more] = written.split(replaces);
  if (behind === undefined || more.length > 0) return undefined;
  const start = range.start.offset + before!.length;
  const lines = indexLines(text);
  const place = { start: lines.position(start), end: lines.position(start + replaces.length) };
  return { file, range: place, text: suggestion };
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

/** Undefined if the part is not there, or several times. */
function replacedOnce(value: string, part: string, text: string): string | undefined {
  const [before, behind, ...more] = value.split(part);
  return behind === undefined || more.length > 0 ? undefined : before! + text + behind;
}

function jsonString(written: string): string | undefined {
  try {
    const value: unknown = JSON.parse(written);
    return typeof value === "string" ? value : undefined;
  } catch {
    return undefined;
  }
}
