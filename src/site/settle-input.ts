// How do keys, ids and addresses come about? Each needs the one before.
import { pageHref } from "../contract/page-path.ts";
import type { ExpandedPage } from "../expand/expanded-tree.ts";
import { branchTargets } from "./branch-target.ts";
import { editionViews } from "./edition-view.ts";
import { firstPagesIn } from "./first-pages.ts";
import { nodeIds } from "./node-ids.ts";
import { pageKeys } from "./page-keys.ts";
import type { PageListings } from "./page-listings.ts";
import type { SiteInput } from "./site-input.ts";

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
  const viewOf = editionViews(selectors);
  return {
    ...facts,
    editions,
    defaultEdition: editions.find((edition) => edition.default)!,
    keyOf,
    ids: nodeIds(tree.root, keyOf, selectors),
    hrefOf,
    pageAt: pagesByHref(listings, hrefOf),
    viewOf,
    firstPages: firstPagesIn(selectors, viewOf),
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
