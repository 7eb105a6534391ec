// Finds where most of the listed pages of a folder are. (D416)
import type { NamedEntry } from "../../compiler/checks/site-names.ts";
import { pointerSegments } from "../../compiler/text/json-pointer.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { elementAt } from "./entry-edits.ts";

/** The list that has the most of some listed pages. */
export interface MostSiblings {
  /** The file of the last of them in it. */
  readonly last: string;
  /** How many of them it has. */
  readonly here: number;
  /** How many of them there are. */
  readonly all: number;
}

/**
 * The list with most of some entries: in the tab that has most of them, in its group that has most of these, and so on. Of two with as many, that
 * with the last one counts. A page counts at its first entry. Undefined without entries.
 */
export function mostSiblings(entries: readonly NamedEntry[]): MostSiblings | undefined {
  // The last one first, so that the first of several as large is that with the last page.
  const all = [...groupBy(entries, ({ page }) => page).values()].map(([first]) => first!).toReversed();
  let left: readonly NamedEntry[] = all;
  for (let depth = 0; left.length > 0; depth += 1) {
    const parts = groupBy(left, ({ source: { file, pointer } }) => stepAt(file, elementAt(pointer).list, depth));
    if (parts.size === 1 && parts.has(end)) return { last: left[0]!.page, here: left.length, all: all.length };
    left = [...parts.values()].reduce((most, part) => (part.length > most.length ? part : most));
  }
  return undefined;
}

/** No step of a pointer, and no file. */
const end = "\0";

/** One step of the way to a list: its file, then the keys and indices of its pointer; then the list itself. */
function stepAt(file: string, list: string, depth: number): string {
  return depth === 0 ? file : (pointerSegments(list)[depth - 1] ?? end);
}
