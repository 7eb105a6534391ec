// What does a reader see beside a page that no list shows? (D14)
import type { ExpandedPage, UnplacedPage } from "../expand/expanded-tree.ts";
import type { Placement } from "./navigation.ts";
import { crumbFields, type Placements } from "./page-placements.ts";
import type { PageListings } from "./page-listings.ts";
import type { SiteInput } from "./site-input.ts";

/** Returns the one placement of a page without a node: its spec's division, else the nearest page of the default edition. */
export function unplacedPages(
  listings: PageListings,
  placements: Placements,
  { defaultEdition }: SiteInput,
): (page: UnplacedPage) => Placement {
  const near = nearestPages(listings, placements, defaultEdition.id);
  return ({ page, owner }) => {
    const places = owner === undefined ? [] : placements.ofDivision(owner);
    const [place] = places;
    if (place !== undefined) {
      const editions = [...new Set(places.flatMap((each) => each.editions))];
      return {
        editions,
        node: null,
        sidebar: place.sidebar,
        trail: place.trail,
        ...crumbFields(place.breadcrumbs, place.breadcrumbs.at(-1)?.label),
        prev: null,
        next: null,
      };
    }
    const lent = near(page.path);
    const { sidebar = "", trail = [], breadcrumbs = [] } = lent ?? {};
    return {
      editions: [defaultEdition.id],
      node: null,
      sidebar,
      trail,
      ...crumbFields(breadcrumbs, lent?.section),
      prev: null,
      next: null,
    };
  };
}

// The first page of the default edition below each folder: in reading order, so ties need no second look.
function nearestPages(
  listings: PageListings,
  { ofPage }: Placements,
  edition: string,
): (path: string) => Placement | undefined {
  const firstBelow = new Map<string, ExpandedPage>();
  const placementIn = (page: ExpandedPage): Placement | undefined =>
    ofPage(page).find((placement) => placement.editions.includes(edition));
  let filled = false;
  const fill = (): void => {
    for (const page of listings.keys()) {
      if (placementIn(page) === undefined) continue;
      for (const folder of foldersOf(page.path)) if (!firstBelow.has(folder)) firstBelow.set(folder, page);
    }
    filled = true;
  };
  return (path) => {
    if (!filled) fill();
    const page = foldersOf(path)
      .map((folder) => firstBelow.get(folder))
      .findLast((each) => each !== undefined);
    return page === undefined ? undefined : placementIn(page);
  };
}

/** Every leading part of a path, the shortest first, the path itself last. */
function foldersOf(path: string): readonly string[] {
  const segments = path.split("/");
  return segments.map((_, index) => segments.slice(0, index + 1).join("/"));
}
