// What does every part of the site stage look things up in?
import type { EditionPlan, ExpandedPage, ExpandedTree } from "../expand/expanded-tree.ts";
import type { FindTarget } from "./branch-target.ts";
import type { FindView } from "./edition-view.ts";
import type { FindFirstPages } from "./first-pages.ts";
import type { Source } from "./navigation.ts";
import type { NodeIds } from "./node-ids.ts";
import type { KeyOf } from "./page-keys.ts";
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
  readonly viewOf: FindView;
  readonly firstPages: FindFirstPages;
  readonly targetOf: FindTarget;
  readonly sourceOf: (source: { readonly file: string; readonly pointer: string }) => Source;
}
