// Finds the pages that readers can be sent to by what somebody types: a title or an address.
import type { FindEntry } from "./find-entries.ts";
import { searchEntries, searchTable, type Found, type SearchTable } from "./search-entries.ts";

/** More are no help: more letters are. */
const mostShown = 40;

/** The pages among what can be found in a site, without those that are missing. */
export function pagesOfTable({ entries }: SearchTable): SearchTable {
  return searchTable(entries.filter(({ kind, missing }) => kind !== "division" && missing !== true));
}

/** The pages that have all typed words; none if the words are the path or the address of one. */
export function targetPages(pages: SearchTable, typed: string): Found {
  const words = typed.trim();
  if (pages.entries.some((page) => isNamed(page, words))) return { entries: [], count: 0 };
  return searchEntries(pages, words, mostShown);
}

function isNamed({ href, path }: FindEntry, words: string): boolean {
  return words !== "" && (words === href || words.replace(/^\//, "") === path);
}
