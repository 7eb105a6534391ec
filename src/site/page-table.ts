// Which pages does the site have, by href and in reading order?
import type { EditionPlan } from "../bind/bound-tree.ts";
import type { Page } from "./navigation.ts";
import { pageEntry } from "./page-entry.ts";
import type { PageListing, PageListings } from "./page-listings.ts";
import type { Placements } from "./page-placements.ts";
import type { SiteInput } from "./site-input.ts";
import { unplacedPages } from "./unplaced-pages.ts";

/** Listed pages in reading order of docs.json, then those in no list by path. */
export function pageTable(
  listings: PageListings,
  placements: Placements,
  input: SiteInput,
): { readonly [href: string]: Page } {
  const table: Record<string, Page> = {};
  const editions = new Map(input.editions.map((edition) => [edition.id, edition]));
  for (const [page, listing] of listings) {
    const own = placements.ofPage(page);
    const owner = editions.get(own[0]?.editions[0] ?? "");
    const facts = {
      href: input.hrefOf(page),
      key: input.keyOf(page),
      ...selected(listing, owner),
      hiddenEverywhere: listing.hidden,
      placements: own,
    };
    table[facts.href] = pageEntry(page, facts);
  }
  const placement = unplacedPages(listings, placements, input);
  for (const unplaced of input.tree.unplaced.toSorted((a, b) => (a.page.path < b.page.path ? -1 : 1))) {
    const { page, owner } = unplaced;
    const href = input.hrefOf(page);
    if (Object.hasOwn(table, href)) continue;
    const { language = null, version = null } = owner ?? {};
    table[href] = pageEntry(page, {
      href,
      key: input.keyOf(page),
      language,
      version,
      hiddenEverywhere: owner !== undefined,
      placements: [placement(unplaced)],
    });
  }
  return table;
}

/** The language and version of a page; under several of them, those of the edition that owns it. */
function selected(
  { languages, versions }: PageListing,
  owner: EditionPlan | undefined,
): Pick<Page, "language" | "version"> {
  return {
    language: ownValue(languages, owner?.language ?? null),
    version: ownValue(versions, owner?.version ?? null),
  };
}

function ownValue(values: ReadonlySet<string | null>, owner: string | null): string | null {
  const [only = null] = values;
  if (values.size === 1) return only;
  return values.has(owner) ? owner : null;
}
