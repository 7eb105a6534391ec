// Orders the pages of a site by how near their folders are to a file. (D273)
import { groupBy } from "../../compiler/text/group-by.ts";
import type { KnownPage } from "./known-pages.ts";

/** Pages of the folder of a file first, then those of each folder above; within a folder in the order of the navigation. */
export function nearestFirst(pages: readonly KnownPage[], file: string): readonly KnownPage[] {
  const byFolders = groupBy(pages, ({ page }) => sharedFolders(page.path, file));
  return [...byFolders].toSorted(([one], [other]) => other - one).flatMap(([, near]) => near);
}

/** How many folders two paths have in common, from the root. */
function sharedFolders(one: string, other: string): number {
  let folders = 0;
  for (let at = 0; at < one.length && one[at] === other[at]; at += 1) if (one[at] === "/") folders += 1;
  return folders;
}
