// Makes the keys of pages. Pages of different editions with one key are the same page (D26).
import type { EditionPlan, ExpandedPage } from "../expand/expanded-tree.ts";
import { onlyValue, type ListingsOfPage, type PageListings } from "./page-listings.ts";
import { groupBy } from "../text/group-by.ts";
import { languageInfo } from "../contract/languages.ts";
import { madeOnce, perObject } from "../text/per-object.ts";
import { baseName, folderOf } from "../text/resolve-path.ts";

/** The key of a page. */
export type KeyOf = (page: ExpandedPage) => string;

/** Gives every page its key, each key once per edition. */
export function pageKeys({ listed, unplaced }: PageListings): KeyOf {
  const pathKey = pathKeys(languageMarkers(listed), versionMarkers(listed));
  const claims: Claim[] = [];
  for (const [page, listing] of listed) {
    const key = page.key ?? pathKey(page.path, listing);
    claims.push({ key, page, listing, rank: rankOf(page, listing) });
  }
  for (const [page, listing] of unplaced)
    claims.push({ key: page.key ?? pathKey(page.path, listing), page, listing, rank: hasWrittenKey(page) ? 5 : 6 });
  const keys = new Map<ExpandedPage, string>();
  for (const [key, claimants] of groupBy(claims, ({ key }) => key)) assignKey(key, claimants, keys);
  return (page) => keys.get(page)!;
}

/** A page that wants a key. If two pages of one edition want the same key, the one with the lower rank gets it, else the first. */
interface Claim {
  readonly key: string;
  readonly page: ExpandedPage;
  readonly listing: ListingsOfPage;
  readonly rank: number;
}

// A page that is not there keeps no key from one that is, and a path none from what somebody wrote.
function rankOf(page: ExpandedPage, { languages, versions }: ListingsOfPage): number {
  if (page.missing === true) return 4;
  const isUnderSelector = !languages.has(null) || !versions.has(null);
  return (hasWrittenKey(page) ? 0 : 2) + (isUnderSelector ? 0 : 1);
}

/** Whether the front matter of a page has a `key`. */
export function hasWrittenKey({ provenance }: ExpandedPage): boolean {
  return provenance.key === "front matter";
}

/** Returns a function that makes keys from paths, without the folders that mark a language or version; those are found once per folder. */
function pathKeys(ofLanguage: FindMarker, ofVersion: FindMarker): (path: string, listing: ListingsOfPage) => string {
  const known = new Map<string | undefined, Map<string | undefined, Map<string, string>>>();
  return (path, { languages, versions }) => {
    const folders = foldersOf(folderOf(path));
    const language = ownValue(languages, folders, ofLanguage);
    const version = ownValue(versions, folders, ofVersion);
    const ofOneLanguage = madeOnce(known, language, () => new Map<string | undefined, Map<string, string>>());
    const ofBoth = madeOnce(ofOneLanguage, version, () => new Map<string, string>());
    const folder = folderOf(path);
    const start = madeOnce(ofBoth, folder, () => {
      const folders = foldersOf(folder);
      removeMarker(folders, language, ofLanguage);
      removeMarker(folders, version, ofVersion);
      return folders.map((each) => `${each}/`).join("");
    });
    return start + baseName(path);
  };
}

/** The only value of a page, or of several the only one that marks a folder of its path: it stands in for a translation in the others. */
function ownValue(
  values: ReadonlySet<string | null>,
  folders: readonly string[],
  find: FindMarker,
): string | undefined {
  if (values.size < 2) return onlyValue(values);
  const [own, ...others] = [...values].filter((value) => value !== null && find(value, folders) !== -1);
  return others.length === 0 ? (own ?? undefined) : undefined;
}

function foldersOf(path: string): string[] {
  return path === "" ? [] : path.split("/");
}

function removeMarker(folders: string[], value: string | undefined, find: FindMarker): void {
  const index = value === undefined ? -1 : find(value, folders);
  if (index !== -1) folders.splice(index, 1);
}

function assignKey(key: string, claims: readonly Claim[], keys: Map<ExpandedPage, string>): void {
  if (claims.length === 1) {
    keys.set(claims[0]!.page, key);
    return;
  }
  const held = new Set<EditionPlan>();
  for (const { page, listing } of claims.toSorted((a, b) => a.rank - b.rank)) {
    const isFree = !listing.editions.some((editions) => editions.some((edition) => held.has(edition)));
    keys.set(page, isFree ? key : `/${page.path}`);
    if (isFree) for (const editions of listing.editions) for (const edition of editions) held.add(edition);
  }
}

/** The index of the folder that marks `value` in a path's segments; -1 if there is none. */
export type FindMarker = (value: string, folders: readonly string[]) => number;

const folderDepth = 4;
const ownShare = 0.8;
const siblingShare = 0.05;

/** Finds markers on the language axis. */
export function languageMarkers(listed: PageListings["listed"]): FindMarker {
  return markers(listed, "languages");
}

/** Finds markers on the version axis. */
export function versionMarkers(listed: PageListings["listed"]): FindMarker {
  return markers(listed, "versions");
}

/** The names of folders that mark each value of an axis, in lowercase. */
export type FolderNames = ReadonlyMap<string, ReadonlySet<string>>;

/** The folders of each language; none for a site in one language. */
export function languageFolders(listed: PageListings["listed"], codes: readonly string[]): FolderNames {
  return folderNames(listed, "languages", codes);
}

/** The folders of each version; none for a site with one version. */
export function versionFolders(listed: PageListings["listed"], labels: readonly string[]): FolderNames {
  return folderNames(listed, "versions", labels);
}

type Axis = "languages" | "versions";

/** The folder that marks each value of an axis, for those that have one. */
const commonFoldersOf: { readonly [Name in Axis]: (listed: PageListings["listed"]) => ReadonlyMap<string, string> } = {
  languages: perObject((listed: PageListings["listed"]) => commonFolders(countFolders(listed, "languages"))),
  versions: perObject((listed: PageListings["listed"]) => commonFolders(countFolders(listed, "versions"))),
};

function folderNames(listed: PageListings["listed"], axis: Axis, values: readonly string[]): FolderNames {
  if (values.length < 2) return new Map();
  const common = commonFoldersOf[axis](listed);
  return new Map(
    values.map((value) => {
      const folder = common.get(value);
      const names = folder === undefined ? writtenNames[axis](value.trim()) : [folder];
      return [value, new Set(names.filter((name) => name !== "").map((name) => name.toLowerCase()))];
    }),
  );
}

const writtenNames: { readonly [Name in Axis]: (value: string) => readonly string[] } = {
  languages: (code) => [code, languageInfo(code).bcp47],
  versions: (label) => [label, label.replace(/^v/i, ""), `v${label}`],
};

function markers(listed: PageListings["listed"], axis: Axis): FindMarker {
  const common = commonFoldersOf[axis](listed);
  return (value, folders) => {
    const marker = common.get(value);
    if (marker !== undefined) return folders.indexOf(marker);
    const known = new Set(writtenNames[axis](value.trim()).map((name) => name.toLowerCase()));
    return folders.findIndex((folder) => known.has(folder.toLowerCase()));
  };
}

interface FolderCount {
  pages: number;
  readonly folders: Map<string, number>;
}

function countFolders(listed: PageListings["listed"], axis: Axis): ReadonlyMap<string, FolderCount> {
  const pagesIn = new Map<string, Map<string, number>>();
  for (const [page, listing] of listed) {
    const value = onlyValue(listing[axis]);
    if (value === undefined || isEndpoint(page)) continue;
    const pages = madeOnce(pagesIn, value, () => new Map<string, number>());
    const folder = folderOf(page.path);
    pages.set(folder, (pages.get(folder) ?? 0) + 1);
  }
  return new Map([...pagesIn].map(([value, pages]) => [value, folderCount(pages)]));
}

/** Counts the pages below each of the outer folders, from the number of pages directly in each. */
function folderCount(pagesIn: ReadonlyMap<string, number>): FolderCount {
  const count: FolderCount = { pages: 0, folders: new Map() };
  for (const [path, pages] of pagesIn) {
    count.pages += pages;
    for (const folder of new Set(foldersOf(path).slice(0, folderDepth))) {
      count.folders.set(folder, (count.folders.get(folder) ?? 0) + pages);
    }
  }
  return count;
}

// A generated page has its key from the endpoint, so its path does not show how a site names editions.
function isEndpoint({ file, operation }: ExpandedPage): boolean {
  return file === null && operation !== undefined;
}

function commonFolders(counts: ReadonlyMap<string, FolderCount>): ReadonlyMap<string, string> {
  const all = countAll(counts);
  const common = new Map<string, string>();
  for (const [value, { pages, folders }] of counts) {
    let best = 0;
    for (const [folder, uses] of folders) {
      if (uses / pages < ownShare || uses <= best) continue;
      if (all.folders.get(folder)! - uses > (all.pages - pages) * siblingShare) continue;
      common.set(value, folder);
      best = uses;
    }
  }
  return common;
}

function countAll(counts: ReadonlyMap<string, FolderCount>): FolderCount {
  const all: FolderCount = { pages: 0, folders: new Map() };
  for (const { pages, folders } of counts.values()) {
    all.pages += pages;
    for (const [folder, uses] of folders) all.folders.set(folder, (all.folders.get(folder) ?? 0) + uses);
  }
  return all;
}
