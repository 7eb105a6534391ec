// Where is the same page in the other editions? (D26)
import type { PageListings } from "./page-listings.ts";
import type { SiteInput } from "./site-input.ts";

type Counterparts = { readonly [key: string]: { readonly [edition: string]: string } };

/** For each key with two or more hrefs the href in each edition, keys in reading order. */
export function counterparts(listings: PageListings, { editions, keyOf, hrefOf }: SiteInput): Counterparts {
  const byKey = new Map<string, Map<string, string>>();
  for (const [page, listing] of listings) {
    const key = keyOf(page);
    const hrefs = byKey.get(key) ?? new Map<string, string>();
    byKey.set(key, hrefs);
    for (const edition of new Set(listing.editions.flat())) hrefs.set(edition.id, hrefOf(page));
  }
  const order = new Map(editions.map((edition, index) => [edition.id, index]));
  const several = [...byKey].filter(([, hrefs]) => new Set(hrefs.values()).size > 1);
  return Object.fromEntries(
    several.map(([key, hrefs]) => [
      key,
      Object.fromEntries([...hrefs].toSorted(([a], [b]) => order.get(a)! - order.get(b)!)),
    ]),
  );
}
