// Lists the pages of lists and of roots, and the files of all pages of a site.
import type { ExpandedDivision, ExpandedPage, ExpandedTree } from "./expanded-tree.ts";

/** The pages that a list or a `root` names, in reading order; a page that is named several times is repeated. */
export function placedPagesOf(tree: ExpandedDivision): readonly ExpandedPage[] {
  const pages: ExpandedPage[] = [];
  const walk = ({ root, children }: ExpandedDivision): void => {
    if (root !== undefined) pages.push(root.page);
    for (const child of children) {
      if (child.kind === "page") pages.push(child.page);
      else walk(child);
    }
  };
  walk(tree);
  return pages;
}

/** The file of each page, once: listed pages in reading order, then unlisted ones. */
export function pageFilesOf({ root, unplaced }: ExpandedTree): ReadonlySet<string> {
  const pages = [...placedPagesOf(root), ...unplaced.map(({ page }) => page)];
  return new Set(pages.flatMap(({ file }) => file ?? []));
}
