// Walks the divisions of a site with what holds there.
import type { BoundDivision } from "../bind/bound-tree.ts";
import { perObject } from "../text/per-object.ts";
import type { CheckedSite } from "./check.ts";

/** Every division, `navigation` first, in reading order. */
export const boundDivisions: (site: CheckedSite) => readonly BoundDivision[] = perObject(({ bound }) => {
  const all: BoundDivision[] = [];
  const walk = (division: BoundDivision): void => {
    all.push(division);
    for (const child of division.children) if (child.kind !== "page" && child.kind !== "endpoint") walk(child);
  };
  walk(bound.root);
  return all;
});
