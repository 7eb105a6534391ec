// Lists the files of all pages of a site.
import type { ExpandedDivision, ExpandedTree } from "./expanded-tree.ts";

/** The file of each page, once: listed pages in reading order, then those in no list. */
export function pageFilesOf({ root, unplaced }: ExpandedTree): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (file: string | null): void => void (file === null || files.add(file));
  const walk = ({ root: page, children }: ExpandedDivision): void => {
    if (page !== undefined) add(page.page.file);
    for (const child of children) {
      if (child.kind === "page") add(child.page.file);
      else walk(child);
    }
  };
  walk(root);
  for (const { page } of unplaced) add(page.file);
  return files;
}
