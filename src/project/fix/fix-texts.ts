// Applies all edits of findings, round by round, until none is left. (D47)
import { lowerBound } from "../../compiler/text/lower-bound.ts";
import type { Diagnostic, TextEdit } from "../../compiler/diagnostics/diagnostic.ts";
import { madeOnce } from "../../compiler/text/per-object.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { replacePieces } from "./replace-pieces.ts";
import { applyEdits, stringTokens } from "./apply-edits.ts";

/** A file before and after. */
export interface FixedFile {
  /** From the docs root. */
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** All that was fixed. */
export interface SiteFixes {
  /** Sorted by name; only changed files. */
  readonly files: readonly FixedFile[];
  /** How many problems were fixed, and at how many places: one problem may have several. */
  readonly problems: number;
  readonly places: number;
  /** The number of errors that are found now but were hidden before: a repaired field shows the faults in it. */
  readonly uncovered: number;
}

/** The site, with what fixing needs. */
interface FixInput {
  /** The problems of the site with these texts instead of the files of the same name. */
  readonly check: (texts: ReadonlyMap<string, string>) => Promise<readonly Diagnostic[]>;
  /** The text of a file as it was read by `check`. */
  readonly readText: (file: string) => string | undefined;
}

// Only a fixed list shows what is wrong in its elements, so each round fixes one level. More rounds would repeat the same edits.
const roundsAtMost = 20;

/**
 * Makes the edits of problems, and checks again, until none is left. If the edits of some files never end because they
 * contradict one another, these files are not changed. Writes nothing.
 */
export async function fixTexts({ check, readText }: FixInput): Promise<SiteFixes> {
  const before = new Map<string, string>();
  let state = nothingFixed;
  let first: readonly Diagnostic[] | undefined;
  for (let round = 0; round < roundsAtMost; round++) {
    // oxlint-disable-next-line no-await-in-loop -- each round sees what the one before has done
    const found = await check(state.texts);
    first ??= found;
    const next = fixOnce(found, state, (file) => {
      const text = state.texts.get(file) ?? readText(file);
      if (text !== undefined && !before.has(file)) before.set(file, text);
      return text;
    });
    if (next === undefined) {
      const uncovered = uncoveredErrors(
        { diagnostics: first, textOf: (file) => before.get(file) },
        { diagnostics: found, textOf: (file) => state.texts.get(file) },
      );
      return { ...fixesOf(state, before), uncovered };
    }
    state = next;
  }
  return { files: [], problems: 0, places: 0, uncovered: 0 };
}

interface FixState {
  readonly texts: ReadonlyMap<string, string>;
  readonly problems: number;
  /** The names of these problems: if a round fixes a problem only in part, the next round finds it again. */
  readonly names: ReadonlySet<string>;
  readonly places: number;
}

/** The files with the edits of some problems, made once. */
export function fixedOnce(
  diagnostics: readonly Diagnostic[],
  textOf: (file: string) => string | undefined,
): readonly FixedFile[] {
  const before = new Map<string, string>();
  const state = fixOnce(diagnostics, nothingFixed, (file) => {
    const text = textOf(file);
    if (text !== undefined) before.set(file, text);
    return text;
  });
  return state === undefined ? [] : fixesOf(state, before).files;
}

const nothingFixed: FixState = { texts: new Map(), problems: 0, names: new Set(), places: 0 };

/** One round over all files; undefined if there was nothing to do. */
function fixOnce(
  diagnostics: readonly Diagnostic[],
  { texts, problems, names, places }: FixState,
  textOf: (file: string) => string | undefined,
): FixState | undefined {
  const broken = new Set(diagnostics.flatMap(({ code, file }) => (code === "config-syntax" ? [file] : [])));
  // What else is found in a broken file may be a consequence.
  const edits = diagnostics.flatMap(({ code, edits: own = [] }) =>
    own.filter(({ file }) => code === "config-syntax" || !broken.has(file)),
  );
  const fixed = new Map(texts);
  const applied = new Set<string>();
  for (const [file, inFile] of groupBy(edits, (edit) => edit.file)) {
    const text = textOf(file);
    if (text === undefined) continue;
    const edited = isJsonName(file) ? applyEdits(text, inFile) : replacePieces(text, inFile);
    for (const edit of edited.applied) applied.add(nameOf(edit));
    fixed.set(file, edited.text);
  }
  if (applied.size === 0) return undefined;
  const solved = diagnostics.filter((diagnostic) => diagnostic.edits?.some((edit) => applied.has(nameOf(edit))));
  const solvedNames = solved.map(({ code, file, subject }) => JSON.stringify([code, file, subject]));
  return {
    texts: fixed,
    problems: problems + solvedNames.filter((name) => !names.has(name)).length,
    names: new Set([...names, ...solvedNames]),
    places: places + applied.size,
  };
}

function isJsonName(file: string): boolean {
  return file.endsWith(".json");
}

function nameOf({ file, range }: TextEdit): string {
  return `${range.start.offset} ${file}`;
}

function fixesOf(
  { texts, problems, places }: FixState,
  before: ReadonlyMap<string, string>,
): Omit<SiteFixes, "uncovered"> {
  const files = [...texts]
    .map(([file, after]): FixedFile => ({ file, before: before.get(file) ?? after, after }))
    .filter((each) => each.before !== each.after)
    .toSorted((a, b) => (a.file < b.file ? -1 : 1));
  return { files, problems, places };
}

/** The problems of a site, and the new texts of its files. */
interface CheckedTexts {
  readonly diagnostics: readonly Diagnostic[];
  /** Undefined for a file that was not fixed. */
  readonly textOf: (file: string) => string | undefined;
}

/** The number of errors after fixing that are not among those before, by their codes and their places. */
function uncoveredErrors(before: CheckedTexts, after: CheckedTexts): number {
  // Where the first place of an error was fixed, it is reported at another one.
  const known = new Set(errorNames(before, (each) => [each, ...each.related]).flat());
  return errorNames(after, (each) => [each]).filter(([name]) => !known.has(name!)).length;
}

/** The names of each error, one for each of its places, which do not change when strings before them become longer or shorter. */
function errorNames(
  { diagnostics, textOf }: CheckedTexts,
  placesOf: (error: Diagnostic) => readonly Pick<Diagnostic, "file" | "range">[],
): readonly (readonly string[])[] {
  const offsets = new Map<string, (offset: number) => number>();
  return diagnostics
    .filter(({ severity }) => severity === "error")
    .map((error) =>
      placesOf(error).map(({ file, range }) => {
        // In a page an edit changes no line, and what is found in a line is not hidden by the rest of it.
        if (!isJsonName(file)) return `${error.code} ${range.start.line} ${file}`;
        const offsetIn = madeOnce(offsets, file, () => offsetsIn(textOf(file)));
        return `${error.code} ${offsetIn(range.start.offset)} ${file}`;
      }),
    );
}

/** The offset of each place in a text if all strings were empty: it is the same before and after fixing. */
function offsetsIn(text: string | undefined): (offset: number) => number {
  if (text === undefined) return (offset) => offset;
  const starts: number[] = [];
  const removed = [0];
  for (const [start, end] of stringTokens(text)) {
    starts.push(start);
    removed.push(removed.at(-1)! + end - start);
  }
  return (offset) => offset - removed[lowerBound(starts.length, (index) => starts[index]! < offset)]!;
}
