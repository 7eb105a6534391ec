// Finds entries with slashes or spaces that no page path needs; one finding per site (D2, D47).
import type { BoundPage } from "../bind/bound-tree.ts";
import { relatedAtMost } from "../diagnostics/other-places.ts";
import { valueAt, type Place } from "../diagnostics/place.ts";
import type { Check, CheckedSite } from "./check.ts";
import { pageEntries } from "./page-entries.ts";

/** Reports such entries that lead to a page all the same, at the first of them. */
export const pageSlashes: Check = {
  code: "page-slashes",
  needs: [],
  run: (site, report) => {
    const entries = pageEntries(site).filter((entry) => entry.written !== entry.path && isPlain(entry, site));
    // An element may be reached through several `$ref`s.
    const byPlace = new Map(entries.map((entry) => [`${entry.source.pointer} ${entry.source.file}`, entry]));
    const [first, ...others] = [...byPlace.values()];
    if (first === undefined) return;
    const edits = [first, ...others].map((entry) => ({ place: placeOf(entry), written: entry.path }));
    const related = others
      .slice(0, relatedAtMost)
      .map((entry) => ({ message: `also ${JSON.stringify(entry.written)}`, place: placeOf(entry) }));
    const args = { written: first.written, path: first.path, uses: byPlace.size };
    report("page-slashes", placeOf(first), args, { related, suggestion: first.path, edits });
  },
};

/** Whether the path of an entry is that of its page; one by its extension or folder is reported as that. */
function isPlain({ path }: BoundPage, { pages, routes }: CheckedSite): boolean {
  const found = pages.find(path);
  return found === undefined ? routes.pageAt(path) !== undefined : found.by === "path";
}

function placeOf({ source }: BoundPage): Place {
  return valueAt(source.file, source.pointer);
}
