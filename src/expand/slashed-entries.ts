// Which entries are written with slashes or blanks that no page path needs? One diagnostic a site. (D2, D47)
import type { BoundPage } from "../bind/bound-tree.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { relatedAtMost } from "../diagnostics/other-places.ts";
import { valueAt } from "../diagnostics/place.ts";

/** Gathers such entries that lead to a page all the same, then tells them in one; a fresh gatherer. */
export function slashedEntries(report: Report): {
  readonly add: (entry: BoundPage) => void;
  readonly tell: () => void;
} {
  // By place: an element may be reached through several `$ref`s.
  const entries = new Map<string, BoundPage>();
  return {
    add: (entry) => {
      const { written, path, source } = entry;
      if (written !== path) entries.set(`${source.pointer} ${source.file}`, entry);
    },
    tell: () => {
      const [first, ...others] = [...entries.values()];
      if (first === undefined) return;
      const edits = [first, ...others].map((entry) => ({ place: placeOf(entry), written: entry.path }));
      const related = others
        .slice(0, relatedAtMost)
        .map((entry) => ({ message: `also ${JSON.stringify(entry.written)}`, place: placeOf(entry) }));
      const args = { written: first.written, path: first.path, uses: entries.size };
      report("page-slashes", placeOf(first), args, { related, suggestion: first.path, edits });
    },
  };
}

function placeOf({ source }: BoundPage): ReturnType<typeof valueAt> {
  return valueAt(source.file, source.pointer);
}
