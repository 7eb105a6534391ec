// Says behind the row of a page why nobody can open it, or where its text is.
import type { PageAddedOrRemoved, PageMoved } from "../diff/page-change.ts";
import { shareWords } from "../diff/shares-of-text.ts";
import { arrowed } from "./arrowed.ts";

/** What a row of such a page says last, in parentheses. */
export function pageNotes(change: PageAddedOrRemoved | PageMoved): readonly string[] {
  const { ignoredBy, ignoredBefore, redirectedBy } = change.kind === "page-moved" ? {} : change;
  const notes = [
    ignoredBy === undefined ? undefined : `left out by ${ignoredBy}`,
    ignoredBefore === undefined ? undefined : `${ignoredBefore} left it out before`,
    redirectedBy === undefined ? undefined : `nobody can open it: ${arrowed(redirectedBy)} redirects first`,
    change.parts === undefined ? undefined : `split: ${shareWords(change.parts)}`,
  ];
  return notes.flatMap((note) => (note === undefined ? [] : [`(${note})`]));
}
