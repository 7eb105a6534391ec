// Which placements of a page differ only in their edition? (DESIGN section 2)
import { groupBy } from "../text/group-by.ts";
import type { Placement } from "./navigation.ts";

/** A placement, and a text that is equal for equal trails and breadcrumbs. */
export interface MergeablePlacement {
  readonly placement: Placement;
  readonly around: string;
}

/** One placement for all that are equal in all but their edition; editions in the order met. */
export function mergePlacements(placements: readonly MergeablePlacement[]): readonly Placement[] {
  if (placements.length < 2) return placements.map(({ placement }) => placement);
  const merged = groupBy(placements, ({ placement, around }) => {
    const { node, prev, next } = placement;
    return [node, prev, next, around].join("\n");
  });
  return [...merged.values()].map((equal) => {
    const { placement } = equal[0]!;
    if (equal.length === 1) return placement;
    return { ...placement, editions: [...new Set(equal.flatMap((each) => each.placement.editions))] };
  });
}
