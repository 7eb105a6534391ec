// Lists the divisions of a bound tree.
import { perObject } from "../text/per-object.ts";
import type { BoundDivision, BoundTree } from "./bound-tree.ts";

/** Every division, `navigation` first, in reading order. */
export const boundDivisions: (tree: Pick<BoundTree, "root">) => readonly BoundDivision[] = perObject(({ root }) => {
  const all: BoundDivision[] = [];
  const walk = (division: BoundDivision): void => {
    all.push(division);
    for (const child of division.children) if (child.kind !== "page" && child.kind !== "endpoint") walk(child);
  };
  walk(root);
  return all;
});
