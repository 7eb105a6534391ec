// Where is the same page in the other editions? (D26)
import type { ExpandedPage } from "../expand/expanded-tree.ts";
import { groupBy } from "../text/group-by.ts";
import type { SiteContext } from "./site-context.ts";

type Counterparts = { readonly [key: string]: { readonly [edition: string]: string } };

/** For each key with two or more hrefs the href in each edition; keys in reading order, then those of pages in no list. A page that is not there is nobody's counterpart. */
export function counterparts(context: SiteContext): Counterparts {
  const { listings, editions, keyOf } = context;
  const pages = [...listings.listed.keys(), ...listings.unplaced.keys()].filter((page) => page.missing !== true);
  const pagesByKey = groupBy(pages, keyOf);
  const order = new Map(editions.map((edition, index) => [edition.id, index]));
  const several = [...pagesByKey].filter(([, pages]) => pages.length > 1);
  return Object.fromEntries(
    several.map(([key, pages]) => [
      key,
      Object.fromEntries(hrefsOf(pages, context).toSorted(([a], [b]) => order.get(a)! - order.get(b)!)),
    ]),
  );
}

function hrefsOf(pages: readonly ExpandedPage[], { listings, hrefOf }: SiteContext): readonly [string, string][] {
  const hrefs = new Map<string, string>();
  for (const page of pages) {
    const { editions } = listings.listed.get(page) ?? listings.unplaced.get(page)!;
    for (const { id } of editions.flat()) hrefs.set(id, hrefOf(page));
  }
  return [...hrefs];
}
