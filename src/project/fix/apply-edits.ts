// Applies edits to a JSON file. All other bytes stay the same.
import type { TextEdit } from "../../compiler/diagnostics/diagnostic.ts";
import { duplicateKeys } from "../../compiler/text/json-keys.ts";
import { deepestNesting, stringEnd } from "../../compiler/text/json-scan.ts";
import { parseJson } from "../../compiler/text/json-text.ts";
import { replacePieces, type EditedText } from "./replace-pieces.ts";
import { withEdits } from "./with-edits.ts";

/**
 * Replaces whole JSON strings in `text`. An edit is left out if its range is not exactly one string, if another edit changes
 * the same string in another way, or if it would repeat a key in one object. In a text that is not valid JSON pieces are replaced, if
 * that leaves fewer faults. Never throws.
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): EditedText {
  if (!isJson(text)) return correctSyntax(text, edits);
  let applied = fittingEdits(text, edits);
  for (;;) {
    const edited = withEdits(text, applied);
    const left = withoutDoubled(applied, edited);
    if (left.length === applied.length) return { text: edited, applied };
    applied = left;
  }
}

/** A correction of the syntax, which may be wrong beside another fault: then nothing is changed. */
function correctSyntax(text: string, edits: readonly TextEdit[]): EditedText {
  const edited = replacePieces(text, edits);
  return edited.applied.length > 0 && faultsIn(edited.text) < faultsIn(text) ? edited : { text, applied: [] };
}

/** The number of faults in the syntax of a JSON text. */
export function faultsIn(text: string): number {
  return parseJson(text, { depth: deepestNesting }).problems.length;
}

/** The edits that do not repeat a key of their object. */
function withoutDoubled(applied: readonly TextEdit[], edited: string): readonly TextEdit[] {
  const doubled = new Set(duplicateKeys(edited).flatMap(({ start, firstStart }) => [start, firstStart]));
  if (doubled.size === 0) return applied;
  let shift = 0;
  return applied.filter(({ range: { start, end }, text: written }) => {
    const at = start.offset + shift;
    shift += written.length - (end.offset - start.offset);
    return !doubled.has(at);
  });
}

/** The edits that replace a whole string by another one, in text order; if several change one string, none of them unless they agree. */
function fittingEdits(text: string, edits: readonly TextEdit[]): readonly TextEdit[] {
  const tokens = stringTokens(text);
  const editByStart = new Map<number, TextEdit | undefined>();
  for (const edit of edits) {
    const { start, end } = edit.range;
    if (tokens.get(start.offset) !== end.offset || !isString(edit.text)) continue;
    const known = editByStart.get(start.offset);
    if (known === undefined && editByStart.has(start.offset)) continue;
    editByStart.set(start.offset, known === undefined || known.text === edit.text ? edit : undefined);
  }
  return [...editByStart.values()]
    .filter((edit) => edit !== undefined)
    .filter(({ range, text: written }) => text.slice(range.start.offset, range.end.offset) !== written)
    .toSorted((a, b) => a.range.start.offset - b.range.start.offset);
}

/** The end of each string of a JSON text by its start, quotes included, in text order. */
export function stringTokens(text: string): ReadonlyMap<number, number> {
  const tokens = new Map<number, number>();
  for (let start = text.indexOf('"'); start !== -1;) {
    const end = stringEnd(text, start);
    tokens.set(start, end);
    start = text.indexOf('"', end);
  }
  return tokens;
}

function isJson(text: string): boolean {
  return parsed(text.replace(/^\uFEFF/, "")) !== undefined;
}

function isString(token: string): boolean {
  return typeof parsed(token) === "string";
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
