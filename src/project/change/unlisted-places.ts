// Finds the places of unlisted pages in the lists of docs.json.
import type { SiteNames } from "../../compiler/checks/site-names.ts";
import { nearestEntry } from "./nearest-entry.ts";
import { isUnlisted } from "../../compiler/site/unlisted-page.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { folderOf, foldersAbove } from "../../compiler/text/resolve-path.ts";

/** Whether `list-unlisted` would list a page: one that no list has, below a folder with a listed page. */
export function canListUnlisted({ pages }: Pick<ResolvedNavigation, "pages">): boolean {
  const all = Object.values(pages).filter(({ file }) => file !== null);
  const listed = new Set(all.filter((page) => !isUnlisted(page)).map(({ file }) => folderOf(file!)));
  return all.some(
    (page) =>
      isUnlisted(page) &&
      page.hidden !== true &&
      ["", ...foldersAbove(page.file!)].some((folder) => listed.has(folder)),
  );
}

/** An unlisted page, with the listed page after which it goes; undefined if no page of its folder or one above it is listed. */
export interface UnlistedPlace {
  readonly file: string;
  readonly path: string;
  readonly near: string | undefined;
}

/** The places of all pages that no list has. */
export function unlistedPlaces(
  { pages }: Pick<ResolvedNavigation, "pages">,
  { entries }: Pick<SiteNames, "entries">,
): readonly UnlistedPlace[] {
  const listed = new Set(entries.map(({ page }) => page));
  const unlisted = Object.values(pages).filter(
    ({ file, placements, hidden }) =>
      file !== null && hidden !== true && !listed.has(file) && placements.every(({ node }) => node === null),
  );
  return unlisted.map(({ file, path }) => ({ file: file!, path, near: nearestEntry(file!, entries) }));
}
