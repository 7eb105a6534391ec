// Which pages of different editions are the same page? (D26)
import type { EditionPlan } from "../bind/bound-tree.ts";
import type { ExpandedPage } from "../expand/expanded-tree.ts";
import { languageMarkers, versionMarkers, type FindMarker } from "./markers.ts";
import { onlyValue, type PageListing, type PageListings } from "./page-listings.ts";

/** The key of a page; pages in no list have theirs too. */
export type KeyOf = (page: ExpandedPage) => string;

/** Gives every page its key, each key once an edition. */
export function pageKeys(listings: PageListings): KeyOf {
  const ofLanguage = languageMarkers(listings);
  const ofVersion = versionMarkers(listings);
  const holders = new Map<string, ExpandedPage[]>();
  for (const [page, listing] of listings) {
    const key = page.key ?? pathKey(page.path, listing, ofLanguage, ofVersion);
    const known = holders.get(key);
    if (known === undefined) holders.set(key, [page]);
    else known.push(page);
  }
  const keys = new Map<ExpandedPage, string>();
  for (const [key, pages] of holders) settle(key, pages, listings, keys);
  return (page) => keys.get(page) ?? page.key ?? page.path;
}

function pathKey(path: string, listing: PageListing, ofLanguage: FindMarker, ofVersion: FindMarker): string {
  const segments = path.split("/");
  removeMarker(segments, onlyValue(listing.languages), ofLanguage);
  removeMarker(segments, onlyValue(listing.versions), ofVersion);
  return segments.join("/");
}

function removeMarker(segments: string[], value: string | undefined, find: FindMarker): void {
  const index = value === undefined ? -1 : find(value, segments.slice(0, -1));
  if (index !== -1) segments.splice(index, 1);
}

// Of two pages with one key in one edition, the one under a selector keeps it; else the first listed.
function settle(
  key: string,
  pages: readonly ExpandedPage[],
  listings: PageListings,
  keys: Map<ExpandedPage, string>,
): void {
  const claimed = new Set<EditionPlan>();
  const isSelected = (page: ExpandedPage): boolean => {
    const { languages, versions } = listings.get(page)!;
    return !languages.has(null) || !versions.has(null);
  };
  for (const page of pages.length === 1
    ? pages
    : [...pages.filter(isSelected), ...pages.filter((each) => !isSelected(each))]) {
    const editions = pages.length === 1 ? [] : listings.get(page)!.editions.flat();
    keys.set(page, editions.some((edition) => claimed.has(edition)) ? `/${page.path}` : key);
    for (const edition of editions) claimed.add(edition);
  }
}
