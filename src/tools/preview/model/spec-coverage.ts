// Lists which operations of each spec have a page.
import { operationName } from "../../../outputs/explain/operation-name.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import type { Page } from "../../../compiler/site/page.ts";
import type { Operation, SpecDocument } from "../../../compiler/specs/spec-catalog.ts";
import { groupBy } from "../../../compiler/text/group-by.ts";

/** An operation, and the pages that describe it. */
export interface CoveredOperation {
  /** `GET /users`, `webhook orderCreated`. */
  readonly name: string;
  /** Hrefs, one for each language or version with its own pages. */
  readonly pages: readonly string[];
  /** `excluded`: the spec says that it has no page. `hidden`: it has an unlisted page. */
  readonly state: "listed" | "hidden" | "excluded" | "without page";
  readonly deprecated: boolean;
}

/** A spec with all its operations, in its order. */
export interface SpecCoverage {
  readonly spec: string;
  readonly operations: readonly CoveredOperation[];
}

/** The coverage of each spec that was read, then of specs of which only entries are known. */
export function specCoverage(
  { pages }: ResolvedNavigation,
  documents: readonly SpecDocument[],
): readonly SpecCoverage[] {
  const described = Object.values(pages).flatMap(({ operation, ...page }) =>
    operation === undefined ? [] : [{ spec: operation.spec, name: operationName(operation), page }],
  );
  const bySpec = groupBy(described, ({ spec }) => spec);
  const pagesOf = (spec: string): ReadonlyMap<string, readonly ShownPage[]> => {
    const byName = groupBy(bySpec.get(spec) ?? [], ({ name }) => name);
    return new Map([...byName].map(([name, found]) => [name, found.map(({ page }) => page)]));
  };
  const known = new Set(documents.map(({ source }) => source));
  const unread = [...bySpec.keys()].filter((spec) => !known.has(spec));
  return [
    ...documents.map(({ source, operations }) => {
      const found = pagesOf(source);
      return { spec: source, operations: operations.map((each) => covered(each, found.get(nameOf(each)) ?? [])) };
    }),
    ...unread.map((spec) => ({
      spec,
      operations: [...pagesOf(spec)].map(([name, found]) => withPages(name, found)),
    })),
  ];
}

type ShownPage = Pick<Page, "href" | "hidden" | "deprecated">;

function covered(operation: Operation, pages: readonly ShownPage[]): CoveredOperation {
  const { deprecated, excluded } = operation;
  const name = nameOf(operation);
  if (pages.length > 0) return { ...withPages(name, pages), deprecated };
  return { name, pages: [], state: excluded ? "excluded" : "without page", deprecated };
}

function withPages(name: string, pages: readonly ShownPage[]): CoveredOperation {
  return {
    name,
    pages: pages.map(({ href }) => href),
    state: pages.every(({ hidden }) => hidden === true) ? "hidden" : "listed",
    deprecated: pages.every(({ deprecated }) => deprecated === true),
  };
}

function nameOf({ kind, method, target }: Operation): string {
  switch (kind) {
    case "path":
      return `${method} ${target}`;
    case "webhook":
      return `webhook ${target}`;
    case "channel":
      return `channel ${target}`;
  }
}
