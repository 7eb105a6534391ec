// Which entries name a file that `.mintignore` takes out of the site? One diagnostic a page (D45).
import type { BoundDivision, BoundPage, BoundTree } from "../bind/bound-tree.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { valueAt, type Place } from "../diagnostics/place.ts";
import type { PageCatalog } from "../pages/page-catalog.ts";

/** What says which files are left out. */
export interface IgnoredPagesInput {
  readonly pages: PageCatalog;
  /** The line of `.mintignore` that leaves a file out. */
  readonly ignoredAt: (file: string) => Place | undefined;
  readonly report: Report;
}

const relatedAtMost = 10;

/** Tells each listed page whose file is left out, at its first entry. */
export function tellIgnored({ root }: BoundTree, { pages, ignoredAt, report }: IgnoredPagesInput): void {
  const entries = new Map<string, BoundPage[]>();
  const add = (entry: BoundPage): void => {
    const file = pages.find(entry.path)?.page.file;
    if (file !== undefined) entries.set(file, [...(entries.get(file) ?? []), entry]);
  };
  const walk = (division: BoundDivision): void => {
    if (division.root !== undefined) add(division.root);
    for (const child of division.children) {
      if (child.kind === "page") add(child);
      else if (child.kind !== "endpoint") walk(child);
    }
  };
  walk(root);
  for (const [file, all] of entries) {
    const line = ignoredAt(file);
    if (line === undefined) continue;
    const [first, ...others] = all.map(({ source }) => valueAt(source.file, source.pointer));
    const also = others.slice(0, relatedAtMost).map((place) => ({ message: "also listed here", place }));
    report("page-ignored", first!, { file }, { related: [{ message: "left out here", place: line }, ...also] });
  }
}
