// Where in docs.json is each page listed, in reading order, and in which editions does that count?
import type { EditionPlan } from "../bind/bound-tree.ts";
import type { ExpandedDivision, ExpandedPage, ExpandedPageNode, ExpandedTree } from "../expand/expanded-tree.ts";

/** All listings of one page. `editions` may name one twice when the page is listed twice in it. */
export interface PageListing {
  readonly languages: ReadonlySet<string | null>;
  readonly versions: ReadonlySet<string | null>;
  /** Whether a division hides it at every place. */
  readonly hidden: boolean;
  /** For each place the editions that show it; places below the same selectors share one list. */
  readonly editions: readonly (readonly EditionPlan[])[];
}

/** Every listed page, in reading order of docs.json: a root page before the pages of its division. */
export type PageListings = ReadonlyMap<ExpandedPage, PageListing>;

/** True for a language or version, which is no node of an edition's tree. */
export function isBranch(division: ExpandedDivision): boolean {
  return division.kind === "language" || division.kind === "version";
}

/** All languages and versions below a division, outer ones first. */
export function branchesBelow(division: ExpandedDivision): readonly ExpandedDivision[] {
  return division.children.flatMap((child) =>
    child.kind === "page" ? [] : [...(isBranch(child) ? [child] : []), ...branchesBelow(child)],
  );
}

/** Walks docs.json once, through every selector. */
export function pageListings({ root, plans }: ExpandedTree): PageListings {
  const listings = new Map<
    ExpandedPage,
    {
      languages: Set<string | null>;
      versions: Set<string | null>;
      hidden: boolean;
      editions: (readonly EditionPlan[])[];
    }
  >();
  const add = ({ page, language, version, hiddenAbove }: ExpandedPageNode, editions: readonly EditionPlan[]): void => {
    const known = listings.get(page) ?? { languages: new Set(), versions: new Set(), hidden: true, editions: [] };
    listings.set(page, known);
    known.languages.add(language);
    known.versions.add(version);
    known.hidden &&= hiddenAbove;
    if (known.editions.at(-1) !== editions) known.editions.push(editions);
  };
  const walk = (division: ExpandedDivision, above: readonly EditionPlan[]): void => {
    const editions = isBranch(division) ? above.filter((edition) => plans.agrees(division.bound!, edition)) : above;
    if (division.root !== undefined) add(division.root, editions);
    for (const child of division.children) {
      if (child.kind === "page") add(child, editions);
      else walk(child, editions);
    }
  };
  walk(root, plans.editions);
  return listings;
}

/** The one value of an axis under which a page is listed; undefined under several or none. */
export function onlyValue(values: ReadonlySet<string | null>): string | undefined {
  const [value] = values;
  return values.size === 1 ? (value ?? undefined) : undefined;
}
