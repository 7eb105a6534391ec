// Which placements of a page differ only in their edition? (DESIGN section 2)
import type { Placement } from "./navigation.ts";

/** One placement for all that are equal in all but their edition; editions in the order met. */
export function mergePlacements(placements: readonly Placement[]): readonly Placement[] {
  if (placements.length < 2) return placements;
  const merged = new Map<string, Placement[]>();
  for (const placement of placements) {
    const { editions: _editions, ...rest } = placement;
    const name = JSON.stringify(rest);
    const known = merged.get(name);
    if (known === undefined) merged.set(name, [placement]);
    else known.push(placement);
  }
  return [...merged.values()].map(([first, ...others]) =>
    others.length === 0
      ? first!
      : { ...first!, editions: [...new Set([first!, ...others].flatMap((each) => each.editions))] },
  );
}
