// What does a reader see beside a page that no list shows? (D14)
import type { ExpandedDivision, ExpandedPage } from "../expand/expanded-tree.ts";
import type { Placement } from "./navigation.ts";
import type { Placements } from "./page-placements.ts";
import type { SiteInput } from "./site-input.ts";
import { crumbFields } from "./surroundings.ts";

/** Returns the one placement of a page without a node: beside the division that owns its spec, else beside the nearest page of the default edition. */
export function lonePlacements(
  placements: Placements,
  input: SiteInput,
): (page: ExpandedPage, owner: ExpandedDivision | undefined) => Placement {
  const near = nearestPages(placements, input);
  return ({ path }, owner) => {
    const places = owner === undefined ? [] : placements.ofDivision(owner);
    return places.length === 0
      ? beside([input.defaultEdition.id], near(path))
      : beside([...new Set(places.flatMap(({ editions }) => editions))], places[0]);
  };
}

function beside(editions: readonly string[], lent: Lent | undefined): Placement {
  return {
    editions,
    node: null,
    sidebar: lent?.sidebar ?? "",
    trail: lent?.trail ?? [],
    ...crumbFields(lent?.breadcrumbs ?? []),
    prev: null,
    next: null,
  };
}

type Lent = Pick<Placement, "sidebar" | "trail" | "breadcrumbs">;

// The first page of the default edition below each folder: in reading order, so ties need no second look.
function nearestPages(
  { ofPage }: Placements,
  { listings, defaultEdition }: SiteInput,
): (path: string) => Placement | undefined {
  let firstBelow: Map<string, Placement> | undefined;
  const fill = (): Map<string, Placement> => {
    const found = new Map<string, Placement>();
    for (const page of listings.listed.keys()) {
      const placement = ofPage(page).find(({ editions }) => editions.includes(defaultEdition.id));
      if (placement === undefined) continue;
      for (const folder of foldersOf(page.path)) if (!found.has(folder)) found.set(folder, placement);
    }
    return found;
  };
  return (path) => {
    firstBelow ??= fill();
    for (const folder of foldersOf(path).toReversed()) {
      const placement = firstBelow.get(folder);
      if (placement !== undefined) return placement;
    }
    return undefined;
  };
}

/** Every leading part of a path, the shortest first, the path itself last. */
function foldersOf(path: string): readonly string[] {
  const segments = path.split("/");
  return segments.map((_, index) => segments.slice(0, index + 1).join("/"));
}
