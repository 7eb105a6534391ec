// Finds the operations without a page in the specs of a site. (D6, D41)
import type { BoundDivision, NodeSource } from "../bind/bound-tree.ts";
import { isGenerated } from "../expand/generated-groups.ts";
import type { Operation, SpecDocument } from "../specs/spec-catalog.ts";
import { perObject } from "../text/per-object.ts";
import type { CheckedSite } from "./check.ts";

/** A document that a division does not generate because it lists pages, and how many operations have no page for that. */
export interface StoppedSpec {
  readonly owner: BoundDivision;
  readonly document: SpecDocument;
  readonly at: NodeSource;
  readonly left: number;
}

/** The documents with operations that have no page because their division lists its own. */
export const stoppedSpecs: (site: CheckedSite) => readonly StoppedSpec[] = perObject((site) => {
  const doubtful = documentsInDoubt(site);
  return [...site.uses.stopped].flatMap(([owner, uses]) =>
    uses.flatMap(({ document, at }): readonly StoppedSpec[] => {
      const left = doubtful.has(document) ? 0 : operationsWithoutPage(document, site).length;
      return left === 0 ? [] : [{ owner, document, at, left }];
    }),
  );
});

/** The operations of a document that would be listed if their pages were generated, and that no page shows. */
export function operationsWithoutPage({ operations }: SpecDocument, { expanded }: CheckedSite): readonly Operation[] {
  return operations.filter((operation) => isGenerated(operation) && !expanded.shownOperations.has(operation));
}

/** Documents that a wrong entry may mean: it has taken the page of one of their operations, and it is not known of which. */
export const documentsInDoubt: (site: CheckedSite) => ReadonlySet<SpecDocument> = perObject((site) => {
  const { uses, expanded, specs } = site;
  const lists = new Set<readonly SpecDocument[]>();
  for (const resolution of uses.endpoints.values()) {
    if (resolution.kind === "unknown" || resolution.kind === "unknown-method") lists.add(resolution.documents);
    if (resolution.kind === "unresolved") lists.add(resolution.mayMean);
  }
  for (const { named } of expanded.pageOperations) {
    if (named.kind === "unknown" || named.kind === "unknown-method") lists.add(named.documents);
    if (named.kind === "unknown-method") lists.add(specs.named);
  }
  return new Set([...lists].flat());
});
