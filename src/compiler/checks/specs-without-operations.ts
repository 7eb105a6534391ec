// Finds divisions that should show all operations of their specs, but the specs have none. (§2.11, D6)
import type { BoundDivision } from "../bind/bound-tree.ts";
import { placeOf } from "../diagnostics/place.ts";
import { isGenerated } from "../expand/generated-groups.ts";
import type { SpecUse } from "../routes/spec-uses.ts";
import type { Check } from "./check.ts";
import { titleOf } from "./division-check.ts";

/** Reports each such division once, at the first of its specs. */
export const specsWithoutOperations: Check = {
  code: "empty-children",
  needs: [],
  run: ({ uses: { generates } }, report) => {
    for (const [division, uses] of generates) {
      const [first, ...others] = uses;
      if (first === undefined || !isEmpty(division, uses)) continue;
      const { kind, source: spec } = first.document;
      const args = {
        owner: titleOf(division),
        field: kind,
        effect: division.kind === "root" ? "the site has no pages" : "it leads nowhere",
        specs: { first: spec, others: others.length },
      };
      const place = placeOf(first.at);
      report("empty-children", place, args, { causedBy: [{ code: "spec-refused", at: place }] });
    }
  },
};

function isEmpty(division: BoundDivision, uses: readonly SpecUse[]): boolean {
  const { kind, lists, root, href, inForce, ownSpecs, unread } = division;
  // An empty edition is reported as `edition-empty`.
  if (kind === "language" || kind === "version" || inForce.hidden) return false;
  if (root !== undefined || href !== undefined || unread !== undefined) return false;
  // What could not be read may have operations.
  if (uses.length < ownSpecs.length) return false;
  return lists.every(({ size }) => size === 0) && uses.every(({ document }) => hasNone(document));
}

function hasNone({ operations, lost }: SpecUse["document"]): boolean {
  return lost.length === 0 && !operations.some(isGenerated);
}
