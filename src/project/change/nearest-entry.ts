// Finds the listed page beside which an unlisted one belongs.
import type { NamedEntry } from "../../compiler/checks/site-names.ts";
import { folderOf, foldersAbove } from "../../compiler/text/resolve-path.ts";
import { mostSiblings } from "./most-siblings.ts";

/**
 * The last listed page of the folder of a file, or of the nearest folder above it, in the list that has most of its pages; undefined if no page
 * of these is listed.
 */
export function nearestEntry(file: string, entries: readonly NamedEntry[]): string | undefined {
  for (const folder of [folderOf(file), ...foldersAbove(file).toReversed().slice(1), ""]) {
    const near = mostSiblings(entries.filter(({ page }) => folderOf(page) === folder));
    if (near !== undefined) return near.last;
  }
  return undefined;
}
