// The folders of paths that name a language or a version (D26 c).
import { languageInfo } from "../contract/languages.ts";
import type { ExpandedPage } from "../expand/expanded-tree.ts";
import { onlyValue, type PageListings } from "./page-listings.ts";

/** The index of the folder that marks `value` in a path's segments; -1 when none does. */
export type FindMarker = (value: string, folders: readonly string[]) => number;

const folderDepth = 4;
const ownShare = 0.8;
const siblingShare = 0.05;

/** Finds markers on the language axis. */
export function languageMarkers(listed: PageListings["listed"]): FindMarker {
  return markers(listed, "languages", (code) => [code, languageInfo(code).bcp47]);
}

/** Finds markers on the version axis. */
export function versionMarkers(listed: PageListings["listed"]): FindMarker {
  return markers(listed, "versions", (label) => [label, label.replace(/^v/i, ""), `v${label}`]);
}

function markers(
  listed: PageListings["listed"],
  axis: "languages" | "versions",
  names: (value: string) => readonly string[],
): FindMarker {
  const common = commonFolders(countFolders(listed, axis));
  return (value, folders) => {
    const marker = common.get(value);
    if (marker !== undefined) return folders.indexOf(marker);
    const known = new Set(names(value.trim()).map((name) => name.toLowerCase()));
    return folders.findIndex((folder) => known.has(folder.toLowerCase()));
  };
}

interface FolderCount {
  pages: number;
  readonly folders: Map<string, number>;
}

function countFolders(
  listed: PageListings["listed"],
  axis: "languages" | "versions",
): ReadonlyMap<string, FolderCount> {
  const counts = new Map<string, FolderCount>();
  for (const [page, listing] of listed) {
    const value = onlyValue(listing[axis]);
    if (value === undefined || isEndpoint(page)) continue;
    const count = counts.get(value) ?? { pages: 0, folders: new Map<string, number>() };
    counts.set(value, count);
    count.pages += 1;
    for (const folder of new Set(page.path.split("/").slice(0, -1).slice(0, folderDepth))) {
      count.folders.set(folder, (count.folders.get(folder) ?? 0) + 1);
    }
  }
  return counts;
}

// A generated page has its key from the endpoint, so its path says nothing of how a site names editions.
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
