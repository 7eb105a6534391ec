// Which entries name their page in another way than by its path? (D3)
import type { BoundPage } from "../bind/bound-tree.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { valueAt } from "../diagnostics/place.ts";
import type { FoundPage } from "../pages/page-catalog.ts";

/** Gathers the entries of page files. */
export interface PageDetours {
  readonly add: (entry: BoundPage, found: FoundPage) => void;
  readonly tell: () => void;
}

interface Entry {
  readonly entry: BoundPage;
  readonly found: FoundPage;
}

/** A fresh gatherer. An entry whose list names the page otherwise too is told as one listed twice, and not here. */
export function pageDetours(report: Report): PageDetours {
  const entries: Entry[] = [];
  let detours = 0;
  return {
    add: (entry, found) => {
      entries.push({ entry, found });
      if (found.by !== "path") detours += 1;
    },
    tell: () => {
      if (detours === 0) return;
      const listed = new Set(entries.filter(({ found }) => found.by === "path").map(nameInList));
      for (const each of entries) {
        const name = nameInList(each);
        if (each.found.by === "path" || listed.has(name)) continue;
        listed.add(name);
        tellDetour(each, report);
      }
    },
  };
}

function tellDetour({ entry: { written, source }, found: { by, page } }: Entry, report: Report): void {
  const code = by === "index" ? "page-index" : "page-extension";
  const place = valueAt(source.file, source.pointer);
  report(code, place, { written, path: page.path }, { suggestion: page.path, edits: [{ place, written: page.path }] });
}

/** Equal for entries of one page in one list. */
function nameInList({ entry: { source }, found }: Entry): string {
  return JSON.stringify([source.file, source.pointer.slice(0, source.pointer.lastIndexOf("/")), found.page.path]);
}
