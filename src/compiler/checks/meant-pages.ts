// Finds the pages that entries without a page most likely mean (D103).
import { routeOf } from "../contract/page-path.ts";
import type { ExpandedPage } from "../expand/expanded-tree.ts";
import { isUnlistedFile } from "../expand/unplaced-pages.ts";
import { areAlikeNames } from "../hints/alike-names.ts";
import { areNested } from "../hints/are-nested.ts";
import { groupBy } from "../text/group-by.ts";
import { perObject } from "../text/per-object.ts";
import { baseName, folderOf } from "../text/resolve-path.ts";
import type { CheckedSite } from "./check.ts";
import { siteEditions, withoutEdition } from "./edition-folders.ts";
import { purposeOf } from "./file-purpose.ts";
import { entriesOfFiles, pageEntries, type PageEntry } from "./page-entries.ts";
import { redirectsOfPage, type PageRedirect } from "./redirect-graph.ts";

/** A path without a page, and the page that its entries most likely mean. */
export interface MissingPage {
  readonly path: string;
  readonly entries: readonly PageEntry[];
  readonly redirect: PageRedirect | undefined;
  /** The path of the page that they most likely mean. */
  readonly nearest: string | undefined;
  /** Whether this is certain, so that a fix can write it. */
  readonly isEvident: boolean;
  /** Whether other languages or versions list a page at this path, and none lists one at the path of `nearest`. */
  readonly isLeftBehind: boolean;
  /** The only unlisted page file of its folder, if its name or title is alike, there is no `nearest` and no other page of the folder is missing. */
  readonly unlistedFile?: string;
}

/** The entries without a page whose files were not read, because together they are over a limit. */
export const entriesOfUnreadFiles: (site: CheckedSite) => readonly PageEntry[] = perObject((site) => {
  const unread = new Set(site.unknown.flatMap(({ kind, file }) => (kind === "limit" ? [file] : [])));
  if (unread.size === 0) return [];
  return pageEntries(site).filter(
    ({ state, path }) => state.kind === "missing" && (unread.has(`${path}.mdx`) || unread.has(`${path}.md`)),
  );
});

/** Every path without a page, in reading order. */
export const missingPages: (site: CheckedSite) => readonly MissingPage[] = perObject((site) => {
  const unread = new Set(entriesOfUnreadFiles(site));
  const missing = groupBy(
    pageEntries(site).filter((entry) => entry.state.kind === "missing" && !unread.has(entry)),
    ({ path }) => path,
  );
  if (missing.size === 0) return [];
  const { movedPages, nearestPage } = site.hints;
  const isListed = listedPages(site);
  const editions = siteEditions(site);
  const hasMoved = movedElsewhere(site);
  const moved = movedPages([...missing.keys()], isListed, editions);
  const all = [...missing].map(([path, entries]): MissingPage => {
    const [redirect] = redirectsOfPage(path, site);
    const search = { isTaken: isListed, editions, values: valuesAbove(entries) };
    const isIn = (page: string): boolean => editions.searchedFor(path, search.values).includes(editions.of(page));
    // A redirect says where the page moved to. A page that is listed there has an entry already.
    if (redirect !== undefined) {
      const { page } = redirect;
      const nearest = page !== undefined && !isListed(page) && isIn(page) ? page : undefined;
      return { path, entries, redirect, nearest, isEvident: nearest !== undefined, isLeftBehind: false };
    }
    const target = moved.get(path);
    const nearest = target ?? nearestPage(path, search);
    const isLeftBehind = nearest !== undefined && hasMoved(path, nearest);
    const isEvident = !isLeftBehind && target !== undefined && areNested(path, target);
    return { path, entries, redirect, nearest, isEvident, isLeftBehind };
  });
  return withFilesBeside(eachOnce(all, isListed), site);
});

/** The missing pages, each with the only unlisted file of its folder, if that is named alike. */
function withFilesBeside(all: readonly MissingPage[], site: CheckedSite): readonly MissingPage[] {
  const meant = new Set(all.map(({ nearest }) => nearest));
  const unlisted = groupBy(
    site.expanded.unplaced
      .filter(isUnlistedFile)
      .filter(({ page, file }) => !meant.has(page.path) && purposeOf(file) === undefined),
    ({ page }) => folderOf(page.path),
  );
  const missing = groupBy(all, ({ path }) => folderOf(path));
  return all.map((each) => {
    const folder = folderOf(each.path);
    const [only, ...others] = unlisted.get(folder) ?? [];
    const isAlone = missing.get(folder)!.length === 1 && others.length === 0 && folder !== "";
    if (
      only === undefined ||
      !isAlone ||
      !mayBeNamed(each.path, only.page) ||
      each.nearest !== undefined ||
      each.redirect !== undefined
    )
      return each;
    return redirectsOfPage(only.page.path, site).length > 0 ? each : { ...each, unlistedFile: only.file };
  });
}

/** True if the name of a page or its title has the words of a missing path, or the other way round: that it is alone in its folder says nothing. */
function mayBeNamed(path: string, page: ExpandedPage): boolean {
  const name = baseName(path).toLowerCase();
  return [baseName(page.path), page.title].some((other) => areAlikeNames(name, other.toLowerCase()));
}

/** Removes suggestions that several paths share: at most one of them can mean an unlisted page. */
function eachOnce(all: readonly MissingPage[], isListed: (path: string) => boolean): readonly MissingPage[] {
  const byNearest = groupBy(all, ({ nearest }) => nearest);
  return all.map((each) => {
    const { nearest, path } = each;
    if (nearest === undefined || each.isEvident || isListed(nearest)) return each;
    const rivals = byNearest.get(nearest)!.filter((other) => folderOf(other.path) === folderOf(nearest));
    const isOnly = byNearest.get(nearest)!.length === 1 || (rivals.length === 1 && rivals[0]!.path === path);
    return isOnly ? each : { ...each, nearest: undefined, isLeftBehind: false };
  });
}

/** The language and the version that all entries share. */
function valuesAbove(entries: readonly PageEntry[]): readonly string[] {
  return [
    ...onlyValue(entries.map(({ inForce }) => inForce.language)),
    ...onlyValue(entries.map(({ inForce }) => inForce.version)),
  ];
}

function onlyValue(values: readonly (string | null)[]): readonly string[] {
  const [value, ...more] = new Set(values);
  return value === null || value === undefined || more.length > 0 ? [] : [value];
}

/** Returns a test: do other languages and versions list the page at its new path, and no longer at its old one? */
function movedElsewhere(site: CheckedSite): (path: string, old: string) => boolean {
  const bare = withoutEdition(site);
  const listed = new Set(entriesOfFiles(site).map(({ state }) => bare(routeOf(state.found.page.path))));
  return (path, old) => listed.has(bare(routeOf(path))) && !listed.has(bare(routeOf(old)));
}

/** Returns a test: does an entry name the page with this path, and has it a file? */
function listedPages(site: CheckedSite): (path: string) => boolean {
  const listed = new Set(entriesOfFiles(site).map(({ state }) => routeOf(state.found.page.path)));
  return (path) => listed.has(routeOf(path));
}
