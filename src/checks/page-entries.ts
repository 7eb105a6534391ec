// Walks the page path entries of a site.
import type { BoundDivision, BoundPage } from "../bind/bound-tree.ts";
import { perObject } from "../text/per-object.ts";
import type { CheckedSite } from "./check.ts";

/** Every page path entry and `root`, in reading order. */
export const pageEntries: (site: CheckedSite) => readonly BoundPage[] = perObject(({ bound }) =>
  entriesBelow(bound.root),
);

function entriesBelow({ root, children }: BoundDivision): readonly BoundPage[] {
  const listed = children.flatMap((child) => {
    if (child.kind === "page") return [child];
    return child.kind === "endpoint" ? [] : entriesBelow(child);
  });
  return root === undefined ? listed : [root, ...listed];
}
