// Which entries lead nowhere? One diagnostic a page, with every place that names it.
import type { BoundPage } from "../bind/bound-tree.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { valueAt } from "../diagnostics/place.ts";

/** The page path a missing one most likely meant; it may look over all files, so it is asked only on need. */
export type NearestPage = (path: string, isTaken?: (candidate: string) => boolean) => string | undefined;

const relatedAtMost = 10;

/** Gathers missing pages, then tells each once. A page that is listed already is not what an entry meant. */
export function missingPages(
  nearestPage: NearestPage,
  isListed: (path: string) => boolean,
  report: Report,
): { readonly add: (entry: BoundPage) => void; readonly tell: () => void } {
  const entries = new Map<string, BoundPage[]>();
  return {
    add: (entry) => {
      const known = entries.get(entry.path);
      if (known === undefined) entries.set(entry.path, [entry]);
      else known.push(entry);
    },
    tell: () => {
      for (const [path, [first, ...others]] of entries) {
        const nearest = nearestPage(path, isListed);
        const related = others
          .slice(0, relatedAtMost)
          .map(({ source }) => ({ message: "also listed here", place: valueAt(source.file, source.pointer) }));
        const details = { related, ...(nearest === undefined ? {} : { suggestion: nearest }) };
        report("page-not-found", valueAt(first!.source.file, first!.source.pointer), { path, nearest }, details);
      }
    },
  };
}
