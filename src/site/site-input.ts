// What does every part of the site stage look things up in?
import { pageHref } from "../contract/page-path.ts";
import type { EditionPlan, ExpandedPage, ExpandedTree } from "../expand/expanded-tree.ts";
import { branchTargets, type FindTarget } from "./branch-target.ts";
import { firstPagesIn, type FindFirstPages } from "./first-pages.ts";
import type { Source } from "./navigation.ts";
import { nodeIds, type NodeIds } from "./node-ids.ts";
import { pageKeys, type KeyOf } from "./page-keys.ts";
import type { PageListings } from "./page-listings.ts";
import type { Selectors } from "./selectors.ts";

/** The settled facts that the trees of all editions are built from. */
export interface SiteInput {
  readonly tree: ExpandedTree;
  readonly basePath: string;
  readonly editions: readonly EditionPlan[];
  readonly defaultEdition: EditionPlan;
  readonly selectors: Selectors;
  readonly listings: PageListings;
  readonly keyOf: KeyOf;
  readonly ids: NodeIds;
  readonly hrefOf: (page: ExpandedPage) => string;
  /** The page with an address. */
  readonly pageAt: (href: string) => ExpandedPage | undefined;
  readonly firstPages: FindFirstPages;
  readonly targetOf: FindTarget;
  readonly sourceOf: (source: { readonly file: string; readonly pointer: string }) => Source;
}

/** What the facts are settled from. `config` is the name of the config file, which `source` leaves out. */
export interface SiteFacts extends Pick<SiteInput, "tree" | "basePath" | "selectors" | "listings"> {
  readonly config: string;
}

/** Settles keys, then ids, then addresses: each needs the one before. */
export function settleInput({ config, ...facts }: SiteFacts): SiteInput {
  const { tree, basePath, selectors, listings } = facts;
  const { editions } = tree.plans;
  const keyOf = pageKeys(listings);
  const hrefs = new Map<ExpandedPage, string>();
  const hrefOf = (page: ExpandedPage): string => {
    const href = hrefs.get(page) ?? pageHref(page.path, basePath);
    hrefs.set(page, href);
    return href;
  };
  return {
    ...facts,
    editions,
    defaultEdition: editions.find((edition) => edition.default)!,
    keyOf,
    ids: nodeIds(tree.root, keyOf, selectors),
    hrefOf,
    pageAt: pagesByHref(listings, hrefOf),
    firstPages: firstPagesIn(selectors),
    targetOf: branchTargets(tree.plans, selectors),
    sourceOf: ({ file, pointer }) => (file === config ? { pointer } : { file, pointer }),
  };
}

// Few sites have internal links, so the addresses are gathered on first need.
function pagesByHref(
  { listed, lone }: PageListings,
  hrefOf: (page: ExpandedPage) => string,
): (href: string) => ExpandedPage | undefined {
  let byHref: Map<string, ExpandedPage> | undefined;
  return (href) => {
    byHref ??= new Map([...lone.keys(), ...listed.keys()].map((page) => [hrefOf(page), page]));
    return byHref.get(href);
  };
}
