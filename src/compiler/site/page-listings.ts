// The places where docs.json lists each page, in reading order, with their editions.
import type {
  EditionPlan,
  ExpandedDivision,
  ExpandedPage,
  ExpandedPageNode,
  ExpandedTree,
} from "../expand/expanded-tree.ts";
import { isBranch, type Selectors } from "./selectors.ts";
import { perKey } from "../text/per-object.ts";

/** All listings of one page. `editions` may name one twice, if the page is listed twice in it. */
export interface ListingsOfPage {
  readonly languages: ReadonlySet<string | null>;
  readonly versions: ReadonlySet<string | null>;
  /** Whether a division hides it at every place. */
  readonly hidden: boolean;
  /** At how many places a division keeps it out of search and other feeds (D244): a page may be listed in several. */
  readonly withheld: "everywhere" | "somewhere" | "nowhere";
  /** For each place, the editions that have it; places below the same selectors share one list. */
  readonly editions: readonly (readonly EditionPlan[])[];
}

/** An unlisted page, with the division whose sidebar is shown beside it. */
export interface UnplacedListing extends ListingsOfPage {
  readonly owner: ExpandedDivision | undefined;
}

/** Every page of the site. */
export interface PageListings {
  /** In reading order of docs.json: a root page before the pages of its division. */
  readonly listed: ReadonlyMap<ExpandedPage, ListingsOfPage>;
  /** The unlisted pages, by path. */
  readonly unplaced: ReadonlyMap<ExpandedPage, UnplacedListing>;
}

interface OpenListing extends ListingsOfPage {
  languages: Set<string | null>;
  versions: Set<string | null>;
  hidden: boolean;
  withheld: ListingsOfPage["withheld"];
  readonly editions: (readonly EditionPlan[])[];
}

/** The listed pages. Walks docs.json once, through every selector. */
export function listedPages({ root, plans }: ExpandedTree, selectors: Selectors): PageListings["listed"] {
  const listed = new Map<ExpandedPage, OpenListing>();
  // Most pages are listed under one value of each axis, and share its set.
  const only = perKey((value: string | null): Set<string | null> => new Set([value]));
  const add = (node: ExpandedPageNode, editions: readonly EditionPlan[]): void => {
    const { page, language, version, hiddenAbove } = node;
    const known = listed.get(page);
    const withheld = node.withheldAbove ? "everywhere" : "nowhere";
    if (known === undefined) {
      const axes = { languages: only(language), versions: only(version) };
      listed.set(page, { ...axes, hidden: hiddenAbove, withheld, editions: [editions] });
      return;
    }
    known.languages = withValue(known.languages, language);
    known.versions = withValue(known.versions, version);
    known.hidden &&= hiddenAbove;
    if (known.withheld !== withheld) known.withheld = "somewhere";
    if (known.editions.at(-1) !== editions) known.editions.push(editions);
  };
  const walk = (division: ExpandedDivision, above: readonly EditionPlan[]): void => {
    const editions = isBranch(division) ? below(division, above) : above;
    if (division.root !== undefined) add(division.root, editions);
    for (const child of division.children) {
      if (child.kind === "page") add(child, editions);
      else walk(child, editions);
    }
  };
  const below = (branch: ExpandedDivision, above: readonly EditionPlan[]): readonly EditionPlan[] =>
    above === plans.editions ? selectors.showing(branch) : above.filter((edition) => selectors.agrees(branch, edition));
  walk(root, plans.editions);
  return listed;
}

/** The set with one more value. A set of one value is shared by pages, so it is copied and not changed. */
function withValue(values: Set<string | null>, value: string | null): Set<string | null> {
  if (values.has(value)) return values;
  return (values.size === 1 ? new Set(values) : values).add(value);
}

/** The value of an axis below which a page is listed; undefined if there are several or none. */
export function onlyValue(values: ReadonlySet<string | null>): string | undefined {
  const [value] = values;
  return values.size === 1 ? (value ?? undefined) : undefined;
}
