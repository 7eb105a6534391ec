// Which placements of a page differ only in their edition? (DESIGN section 2)
import type { Placement } from "./navigation.ts";

/** A placement, and a text that is equal for equal trails and breadcrumbs. */
export interface MergeablePlacement {
  readonly placement: Placement;
  readonly around: string;
}

/** One placement for all that are equal in all but their edition; editions in the order met. */
export function mergePlacements(placements: readonly MergeablePlacement[]): readonly Placement[] {
  if (placements.length < 2) return placements.map(({ placement }) => placement);
  const merged = new Map<string, Placement[]>();
  for (const { placement, around } of placements) {
    const { node, prev, next } = placement;
    const name = `${node}\n${prev}\n${next}\n${around}`;
    const known = merged.get(name);
    if (known === undefined) merged.set(name, [placement]);
    else known.push(placement);
  }
  return [...merged.values()].map((equal) =>
    equal.length === 1
      ? equal[0]!
      : { ...equal[0]!, editions: [...new Set(equal.flatMap(({ editions }) => editions))] },
  );
}
