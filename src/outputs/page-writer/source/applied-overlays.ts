// Finds the overlays that a compile applied to each spec of a site. (D621)
import type { Division, ResolvedNavigation } from "../../../compiler/site/navigation.ts";

/** The paths and addresses of overlays, in the order in which they are applied, by the path or address of their spec. */
export function appliedOverlays({ editions }: ResolvedNavigation): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const open: Division[] = editions.flatMap(({ tree, global }) => [tree, ...global.anchors]);
  for (let division = open.pop(); division !== undefined; division = open.pop()) {
    for (const { source, overlays } of division.specs ?? []) if (overlays !== undefined) found.set(source, overlays);
    for (const child of division.children) if ("children" in child) open.push(child);
  }
  return found;
}
