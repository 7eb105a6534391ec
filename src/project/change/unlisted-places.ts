// Finds the places of unlisted pages in the lists of docs.json.
import type { SiteNames } from "../../compiler/checks/site-names.ts";
import { nearestEntry } from "./nearest-entry.ts";
import type { NextStep } from "./next-step.ts";
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

/** An unlisted page, with the listed page after which it goes. */
export interface UnlistedPlace {
  readonly file: string;
  readonly path: string;
  readonly near: string;
}

/** An unlisted page that stays so, and why. */
export interface NotListed {
  readonly file: string;
  readonly reason: string;
  readonly next?: NextStep;
}

/** The places of all pages that no list has. `skipped` are those that make problems, each with the first of them. */
export function unlistedPlaces(
  { pages }: Pick<ResolvedNavigation, "pages">,
  { entries }: Pick<SiteNames, "entries">,
  skipped: ReadonlyMap<string, string>,
): { readonly placed: readonly UnlistedPlace[]; readonly notListed: readonly NotListed[] } {
  const listed = new Set(entries.map(({ page }) => page));
  const placed: UnlistedPlace[] = [];
  const notListed: NotListed[] = [];
  for (const { file, path, placements, hidden } of Object.values(pages)) {
    if (file === null || hidden === true || listed.has(file) || placements.some(({ node }) => node !== null)) continue;
    const near = nearestEntry(file, entries);
    const reason = skipped.get(file);
    if (near === undefined)
      notListed.push({ file, reason: "no page of its folder is listed", next: { kind: "list", page: path } });
    else if (reason !== undefined) notListed.push({ file, reason: `it was not listed: ${reason}` });
    else placed.push({ file, path, near });
  }
  return { placed, notListed };
}
