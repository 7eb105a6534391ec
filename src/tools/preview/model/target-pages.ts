// Finds the pages that readers can be sent to by what somebody types: a title or an address.
import type { FindEntry } from "./find-entries.ts";
import { searchEntries, searchTable, type Found, type SearchTable } from "./search-entries.ts";

/** More are no help: more letters are. */
const mostShown = 40;

/** The pages among what can be found in a site, without those that are missing. */
export function pagesOfTable({ entries }: SearchTable): SearchTable {
  return searchTable(entries.filter(({ kind, missing }) => kind !== "division" && missing !== true));
}

/** The pages that have all typed words, those of an edition first, without those that are `gone` then; none if the words are the path or the address of one. */
export function targetPages(pages: SearchTable, typed: string, edition?: string, gone: readonly string[] = []): Found {
  const words = typed.trim();
  if (pages.entries.some((page) => isNamed(page, words))) return { entries: [], count: 0 };
  const found = searchEntries(pages, words, { most: Infinity }).entries.filter(
    (page) => !gone.some((address) => isNamed(page, address)),
  );
  const isOther = (page: FindEntry): number => Number(page.edition !== edition);
  return {
    entries: found.toSorted((one, other) => isOther(one) - isOther(other)).slice(0, mostShown),
    count: found.length,
  };
}

/** The edition of an address: that of its page, or the first of those with the longest folder that all their pages and the address are in. */
export function editionOfAddress({ entries }: SearchTable, address: string): string | undefined {
  const known = entries.find((page) => isNamed(page, address));
  if (known !== undefined) return known.edition;
  const folders = new Map<string, string>();
  for (const { edition, href } of entries) {
    const folder = `${href}/`;
    folders.set(edition, commonFolder(folders.get(edition) ?? folder, folder));
  }
  const fitting = [...folders].filter(([, folder]) => `${address}/`.startsWith(folder));
  return fitting.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

/** With a slash at its end. */
function commonFolder(one: string, other: string): string {
  let end = 0;
  for (let at = 0; at < one.length && one[at] === other[at]; at += 1) if (one[at] === "/") end = at + 1;
  return one.slice(0, end);
}

function isNamed({ href, path }: FindEntry, words: string): boolean {
  return words !== "" && (words === href || words.replace(/^\//, "") === path);
}
