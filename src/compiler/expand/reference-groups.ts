// The groups and pages that a reference adds to the division it is set on (D235).
import type { BoundPage, Inherited } from "../bind/bound-tree.ts";
import type { PlannedPart, PlannedReference } from "../routes/reference-plan.ts";
import type { ExpandedDivision, ExpandedPage, ExpandedPageNode } from "./expanded-tree.ts";
import { generatedGroup } from "./generated-groups.ts";
import type { PageRegistry } from "./page-registry.ts";

/** What is needed to make the pages. */
interface ReferenceGroupsInput {
  readonly registry: PageRegistry;
  /** What applies at the division. */
  readonly inForce: Inherited;
  readonly place: (page: ExpandedPage, entry: BoundPage) => ExpandedPageNode;
}

/** The groups of a division, as if docs.json had them where it names the reference. */
export function referenceGroups(
  { attached, groups }: PlannedReference,
  division: ExpandedDivision,
  { registry, inForce, place }: ReferenceGroupsInput,
): readonly ExpandedDivision[] {
  const { source: written, file, pointer } = attached;
  const source = { file, pointer };
  const pageOf = ({ path, reference }: PlannedPart): ExpandedPageNode => {
    const entry: BoundPage = { kind: "page", written, path, source, inForce, reference };
    return place(registry.entry(entry).page, entry);
  };
  return groups.map(({ label, parts }) => generatedGroup(label, parts.map(pageOf), division, source));
}
