// Finds the operations without a page in the specs of a site. (D6, D41)
import type { BoundDivision, NodeSource } from "../bind/bound-tree.ts";
import type { PagePath } from "../contract/page-path.ts";
import { isGenerated } from "../expand/generated-groups.ts";
import type { Operation, SpecDocument } from "../specs/spec-catalog.ts";
import { perObject } from "../text/per-object.ts";
import type { CheckedSite } from "./check.ts";
import { pageFileAt } from "./link-targets.ts";
import { pathsIn, unreadLists } from "./lost-parts.ts";

/** A document that a division does not generate because it lists pages, and how many operations have no page for that. */
export interface StoppedSpec {
  readonly owner: BoundDivision;
  readonly document: SpecDocument;
  readonly at: NodeSource;
  readonly left: number;
}

/** The documents with operations that have no page because their division lists its own. */
export const stoppedSpecs: (site: CheckedSite) => readonly StoppedSpec[] = perObject((site) =>
  [...site.uses.stopped].flatMap(([owner, uses]) =>
    uses.flatMap(({ document, at }): readonly StoppedSpec[] => {
      const left = operationsWithoutPage(document, site).length;
      return left === 0 ? [] : [{ owner, document, at, left }];
    }),
  ),
);

/** The operations of a document that would be listed if their pages were generated, and that no page shows. */
export function operationsWithoutPage({ operations }: SpecDocument, { expanded }: CheckedSite): readonly Operation[] {
  return operations.filter((operation) => isGenerated(operation) && !expanded.shownOperations.has(operation));
}

/** Why it is not known which operations of a document have a page; undefined where it is known. */
export function unknownOperationsOf(document: SpecDocument, site: CheckedSite): string | undefined {
  if (documentsInDoubt(site).has(document)) return `an entry names an operation that ${document.source} does not have`;
  return unreadPages(site);
}

/** Why a page may show operations that is not known. */
const unreadPages: (site: CheckedSite) => string | undefined = perObject((site) => {
  const leftOut = site.unknown.find(
    ({ kind, area, pointer }) => kind === "limit" && area.kind === "site" && pointer === "",
  );
  if (leftOut !== undefined) return `a limit left out ${leftOut.file}`;
  const named = new Set(site.expanded.pageOperations.map(({ page }) => page.path));
  const mayShow = (path: PagePath): boolean =>
    named.has(path) || (site.pages.find(path) === undefined && pageFileAt(path, site) !== undefined);
  return unreadLists(site).find(({ texts, makesPages }) => makesPages || pathsIn(texts).some(mayShow))?.reason;
});

/** Documents that a wrong entry may mean: it has taken the page of one of their operations, and it is not known of which. */
const documentsInDoubt: (site: CheckedSite) => ReadonlySet<SpecDocument> = perObject((site) => {
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
