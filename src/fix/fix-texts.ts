// What do the files of a site look like once all that has one right answer is mended? (D47)
import type { Diagnostic, TextEdit } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../text/group-by.ts";
import { applyEdits } from "./apply-edits.ts";
import { uncoveredErrors } from "./uncovered-errors.ts";

/** A file before and after. */
export interface FixedFile {
  /** From the docs root. */
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** All that was mended. */
export interface SiteFixes {
  /** Sorted by name; only those that are not as before. */
  readonly files: readonly FixedFile[];
  /** How many problems were mended, and at how many places: one problem may stand at several. */
  readonly problems: number;
  readonly places: number;
  /** How many errors are found now that were hidden before: a field that is read again shows what is wrong in it. */
  readonly uncovered: number;
}

/** The site as fixing sees it. */
export interface FixInput {
  /** The problems of the site with these texts in place of the files of the same name. */
  readonly check: (texts: ReadonlyMap<string, string>) => Promise<readonly Diagnostic[]>;
  /** The text of a file as `check` read it. */
  readonly readText: (file: string) => string | undefined;
}

// A mended list shows what is wrong in it, so it goes level by level; whatever takes longer goes in a circle.
const roundsAtMost = 20;

/**
 * Makes the edits that problems bring along, and checks again, until none is left. Files whose edits never come to an
 * end contradict one another, and are left as they were. Writes nothing.
 */
export async function fixTexts({ check, readText }: FixInput): Promise<SiteFixes> {
  const before = new Map<string, string>();
  let state: FixState = { texts: new Map(), problems: 0, places: 0 };
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
  readonly places: number;
}

/** One round over all files; undefined when there was nothing to do. */
function fixOnce(
  diagnostics: readonly Diagnostic[],
  { texts, problems, places }: FixState,
  textOf: (file: string) => string | undefined,
): FixState | undefined {
  const edits = diagnostics.flatMap((diagnostic) => diagnostic.edits ?? []);
  const fixed = new Map(texts);
  const applied = new Set<string>();
  for (const [file, inFile] of groupBy(edits, (edit) => edit.file)) {
    const text = textOf(file);
    if (text === undefined) continue;
    const edited = applyEdits(text, inFile);
    for (const edit of edited.applied) applied.add(nameOf(edit));
    fixed.set(file, edited.text);
  }
  if (applied.size === 0) return undefined;
  const mended = diagnostics.filter((diagnostic) => diagnostic.edits?.some((edit) => applied.has(nameOf(edit))));
  return { texts: fixed, problems: problems + mended.length, places: places + applied.size };
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
