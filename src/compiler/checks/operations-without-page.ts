// Finds the operations without a page in the specs of a site. (D6, D41)
import type { BoundDivision, NodeSource } from "../bind/bound-tree.ts";
import type { PagePath } from "../contract/page-path.ts";
import { isGenerated } from "../expand/generated-groups.ts";
import type { Operation, SpecDocument } from "../specs/spec-catalog.ts";
import { perObject } from "../text/per-object.ts";
import type { CheckedSite } from "./check.ts";
import { pageFileAt } from "./link-targets.ts";
import { pathsIn, unreadLists } from "./lost-parts.ts";

/** A document that a division does not generate because it lists pages, and the number of operations without a page for this reason. */
export interface StoppedSpec {
  readonly owner: BoundDivision;
  readonly document: SpecDocument;
  readonly at: NodeSource;
  readonly left: number;
}

/** The documents whose operations have no page because their division lists its own pages. */
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
  const named = documentsInDoubt(site).get(document);
  if (named !== undefined) return `${named} names an operation that ${document.source} does not have`;
  return unreadPages(site);
}

/** Why a page that is not known may show operations. */
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

/**
 * Documents that a wrong entry may mean, with a description of the entry. The entry replaces the page of one of their
 * operations, but it is not known which. A page whose front matter names the operation is named in the description, because
 * nothing else is reported about an unlisted page.
 */
const documentsInDoubt: (site: CheckedSite) => ReadonlyMap<SpecDocument, string> = perObject((site) => {
  const { uses, expanded, specs } = site;
  const lists = new Map<readonly SpecDocument[], string>();
  const doubt = (documents: readonly SpecDocument[], words: string): void => {
    if (!lists.has(documents)) lists.set(documents, words);
  };
  for (const resolution of uses.endpoints.values()) {
    if (resolution.kind === "unknown" || resolution.kind === "unknown-method") doubt(resolution.documents, "an entry");
    if (resolution.kind === "unresolved") doubt(resolution.mayMean, "an entry");
  }
  for (const { named, page } of expanded.pageOperations) {
    const words = `the front matter of ${page.file}`;
    if (named.kind === "unknown" || named.kind === "unknown-method") doubt(named.documents, words);
    if (named.kind === "unknown-method") doubt(specs.named, words);
  }
  // Of several that name a document the first is said.
  return new Map([...lists].toReversed().flatMap(([documents, words]) => documents.map((each) => [each, words])));
});
