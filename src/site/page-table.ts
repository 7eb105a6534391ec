// Which pages does the site have, by href and in reading order?
import type { Page } from "./navigation.ts";
import { pageEntry } from "./page-entry.ts";
import { onlyValue, type PageListing } from "./page-listings.ts";
import type { Placements } from "./page-placements.ts";
import type { SiteInput } from "./site-input.ts";
import { lonePlacements } from "./lone-placements.ts";

/** Listed pages in reading order of docs.json, then those in no list by path. */
export function pageTable(placements: Placements, input: SiteInput): { readonly [href: string]: Page } {
  const { listings, hrefOf, keyOf, basePath } = input;
  const table = new Map<string, Page>();
  for (const [page, listing] of listings.listed) {
    // The place of the first placement says which language and version own it.
    const { language, version } = placements.ownerOf(page) ?? onlyValues(listing);
    const facts = {
      href: hrefOf(page),
      key: keyOf(page),
      language,
      version,
      basePath,
      hiddenEverywhere: listing.hidden,
    };
    table.set(facts.href, pageEntry(page, { ...facts, placements: placements.ofPage(page) }));
  }
  const placementOf = lonePlacements(placements, input);
  for (const [page, listing] of listings.lone) {
    const href = hrefOf(page);
    if (table.has(href)) continue;
    const facts = { href, key: keyOf(page), ...onlyValues(listing), basePath, hiddenEverywhere: listing.hidden };
    table.set(href, pageEntry(page, { ...facts, placements: [placementOf(page, listing.owner)] }));
  }
  return Object.fromEntries(table);
}

function onlyValues({ languages, versions }: PageListing): Pick<Page, "language" | "version"> {
  return { language: onlyValue(languages) ?? null, version: onlyValue(versions) ?? null };
}
