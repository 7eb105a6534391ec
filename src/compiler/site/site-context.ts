// Makes the look-ups that all parts of the site stage need: keys, ids, addresses, views of divisions.
import type { Dialect, UrlScheme } from "../contract/dialect.ts";
import { pageHref } from "../contract/page-path.ts";
import type { EditionPlan, ExpandedPage, ExpandedSpec, ExpandedTree } from "../expand/expanded-tree.ts";
import { editionViews, type FindView, firstPagesIn, type FindFirstPages } from "./edition-view.ts";
import type { Source, SpecInForce } from "./navigation.ts";
import { nodeIds, type NodeIds } from "./node-ids.ts";
import { pageKeys, type KeyOf } from "./page-keys.ts";
import { listedPages, type PageListings } from "./page-listings.ts";
import { Selectors } from "./selectors.ts";
import { unlistedPages } from "./unlisted-pages.ts";
import { perKey } from "../text/per-object.ts";

/** What the trees of all editions are built from. */
export interface SiteContext {
  readonly tree: ExpandedTree;
  readonly basePath: string;
  readonly dialect: Dialect;
  readonly urls: UrlScheme;
  readonly editions: readonly EditionPlan[];
  readonly defaultEdition: EditionPlan;
  readonly selectors: Selectors;
  readonly listings: PageListings;
  readonly keyOf: KeyOf;
  readonly ids: NodeIds;
  /** The form of inherited specs in the result, by their list: all divisions below share one object. */
  readonly inherited: WeakMap<readonly ExpandedSpec[], readonly SpecInForce[]>;
  readonly hrefOf: (page: ExpandedPage) => string;
  /** The page at an address. */
  readonly pageAt: (href: string) => ExpandedPage | undefined;
  readonly viewOf: FindView;
  readonly firstPages: FindFirstPages;
  readonly sourceOf: (source: { readonly file: string; readonly pointer: string }) => Source;
}

/** Makes keys, then ids, then addresses, because each needs the one before. `config` is the name of the config file, which `source` omits. */
export function siteContext({ tree, basePath, dialect, urls, config }: SiteInput): SiteContext {
  const { editions } = tree.plans;
  const selectors = new Selectors(tree);
  const listed = listedPages(tree, selectors);
  const listings: PageListings = { listed, unplaced: unlistedPages(tree, listed, selectors) };
  const keyOf = pageKeys(listings);
  const hrefOf = perKey(({ path }: ExpandedPage) => pageHref(path, basePath));
  const viewOf = editionViews(selectors);
  return {
    tree,
    basePath,
    dialect,
    urls,
    editions,
    defaultEdition: editions.find((edition) => edition.default)!,
    selectors,
    listings,
    keyOf,
    inherited: new WeakMap(),
    ids: nodeIds(tree.root, keyOf, selectors),
    hrefOf,
    pageAt: pagesByHref(listings, hrefOf),
    viewOf,
    firstPages: firstPagesIn(selectors, viewOf),
    sourceOf: ({ file, pointer }) => (file === config ? { pointer } : { file, pointer }),
  };
}

/** The input of the site stage. */
export interface SiteInput extends Pick<SiteContext, "tree" | "basePath" | "dialect" | "urls"> {
  readonly config: string;
}

// Few sites have internal links, so the addresses are gathered on first need.
function pagesByHref(
  { listed, unplaced }: PageListings,
  hrefOf: (page: ExpandedPage) => string,
): (href: string) => ExpandedPage | undefined {
  let byHref: Map<string, ExpandedPage> | undefined;
  return (href) => {
    byHref ??= new Map([...unplaced.keys(), ...listed.keys()].map((page) => [hrefOf(page), page]));
    return byHref.get(href);
  };
}
