// The keys of pages: pages of different editions with one key are the same page (D26).
import type { EditionPlan, ExpandedPage } from "../expand/expanded-tree.ts";
import { languageMarkers, versionMarkers, type FindMarker } from "./edition-markers.ts";
import { onlyValue, type PageListing, type PageListings } from "./page-listings.ts";

/** The key of a page. */
export type KeyOf = (page: ExpandedPage) => string;

/** Gives every page its key, each key once per edition. */
export function pageKeys({ listed, unplaced }: PageListings): KeyOf {
  const ofLanguage = languageMarkers(listed);
  const ofVersion = versionMarkers(listed);
  const claims = new Map<string, Claim[]>();
  const claim = (page: ExpandedPage, listing: PageListing, key: string, rank: number): void => {
    const known = claims.get(key);
    if (known === undefined) claims.set(key, [{ page, listing, rank }]);
    else known.push({ page, listing, rank });
  };
  for (const [page, listing] of listed)
    claim(page, listing, page.key ?? pathKey(page.path, listing, ofLanguage, ofVersion), rankOf(page, listing));
  for (const [page, listing] of unplaced) claim(page, listing, page.key ?? page.path, 3);
  const keys = new Map<ExpandedPage, string>();
  for (const [key, claimants] of claims) assignKey(key, claimants, keys);
  return (page) => keys.get(page)!;
}

/** Of two pages with one key in one edition, that of the lower rank keeps it; else the first. */
interface Claim {
  readonly page: ExpandedPage;
  readonly listing: PageListing;
  readonly rank: number;
}

// A page that is not there keeps no key from one that is.
function rankOf({ missing }: ExpandedPage, { languages, versions }: PageListing): number {
  if (missing === true) return 2;
  return !languages.has(null) || !versions.has(null) ? 0 : 1;
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

function assignKey(key: string, claims: readonly Claim[], keys: Map<ExpandedPage, string>): void {
  if (claims.length === 1) {
    keys.set(claims[0]!.page, key);
    return;
  }
  const held = new Set<EditionPlan>();
  for (const { page, listing } of claims.toSorted((a, b) => a.rank - b.rank)) {
    const editions = listing.editions.flat();
    const isFree = !editions.some((edition) => held.has(edition));
    keys.set(page, isFree ? key : `/${page.path}`);
    if (isFree) for (const edition of editions) held.add(edition);
  }
}
