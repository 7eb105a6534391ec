// Finds the page that readers of a part of the tree see first.
import type { ImportedEntry, ImportedPage } from "./imported-site.ts";

/** The first page of a list, in the order of readers. */
export function firstPage(entries: readonly ImportedEntry[]): ImportedPage | undefined {
  for (const entry of entries) {
    const page = entry.kind === "page" ? entry.page : (entry.root ?? firstPage(entry.entries));
    if (page !== undefined) return page;
  }
  return undefined;
}
