// Which entries name a file that `.mintignore` takes out of the site? One diagnostic a page (D45).
import type { BoundDivision, BoundPage, BoundTree } from "../bind/bound-tree.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { otherPlaces } from "../diagnostics/other-places.ts";
import { valueAt, type Place } from "../diagnostics/place.ts";
import type { PageCatalog } from "../pages/page-catalog.ts";
import { groupBy } from "../text/group-by.ts";

/** What says which files are left out. */
export interface IgnoredPagesInput {
  readonly pages: PageCatalog;
  /** The line of `.mintignore` that leaves a file out; undefined where there are none. */
  readonly ignoredAt: ((file: string) => Place | undefined) | undefined;
  readonly report: Report;
}

/** Tells each listed page whose file is left out, at its first entry. */
export function tellIgnored({ root }: BoundTree, { pages, ignoredAt, report }: IgnoredPagesInput): void {
  if (ignoredAt === undefined) return;
  for (const [file, entries] of groupBy(entriesBelow(root), ({ path }) => pages.find(path)?.page.file)) {
    const line = file === undefined ? undefined : ignoredAt(file);
    if (file === undefined || line === undefined) continue;
    const [first, ...others] = entries.map(({ source }) => valueAt(source.file, source.pointer));
    const also = otherPlaces(others, "also listed here");
    report("page-ignored", first!, { file }, { related: [{ message: "left out here", place: line }, ...also] });
  }
}

function entriesBelow({ root, children }: BoundDivision): readonly BoundPage[] {
  const listed = children.flatMap((child) => {
    if (child.kind === "page") return [child];
    return child.kind === "endpoint" ? [] : entriesBelow(child);
  });
  return root === undefined ? listed : [root, ...listed];
}
