// What is the finished site? docs.json is over.
import type { Limits } from "../contract/limits.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { valueAt } from "../diagnostics/place.ts";
import type { EditionPlan, ExpandedTree } from "../expand/expanded-tree.ts";
import { counterparts } from "./counterparts.ts";
import { editionTrees, type BuiltDivision } from "./edition-tree.ts";
import { tellEmptyBranches } from "./empty-branches.ts";
import { globalAnchors } from "./global-anchors.ts";
import type { Edition, ResolvedNavigation } from "./navigation.ts";
import { nodeBudget } from "./node-budget.ts";
import { pageListings } from "./page-listings.ts";
import { placePages } from "./page-placements.ts";
import { pageTable } from "./page-table.ts";
import { selectorEntries } from "./selector-entries.ts";
import { findSelectors } from "./selectors.ts";
import { settleInput } from "./settle-input.ts";
import type { SiteInput } from "./site-input.ts";
import { tellUntranslated } from "./untranslated-pages.ts";
import { tellUnusedLinks } from "./unused-links.ts";

/** What the site stage needs beside the tree. */
export interface BuildSiteInput {
  readonly tree: ExpandedTree;
  /** The name of the config file, which `source` leaves out. */
  readonly config: string;
  readonly basePath: string;
  readonly limits: Pick<Limits, "nodes">;
  /** Whether all page files are known, listed or not: only then it can be said what is not translated. */
  readonly discover: boolean;
  readonly report: Report;
}

/** Builds format 1: the trees of all editions, and every page with all its placements. */
export function buildSite({ tree, config, basePath, limits, discover, report }: BuildSiteInput): ResolvedNavigation {
  const selectors = findSelectors(tree);
  const listings = pageListings(tree, selectors);
  const input = settleInput({ tree, basePath, selectors, listings, config });
  const built = buildEditions(input, limits.nodes, report);
  const placements = placePages(built, input, report);
  tellEmptyBranches(tree.root, selectors, report);
  const trees = built.map((each) => each.tree);
  tellUnusedLinks(trees, basePath, report);
  if (discover) tellUntranslated(input, report);
  const entryOf = new Map(built.map((each) => [each.plan, editionEntry(each, input)]));
  return {
    formatVersion: 1,
    site: { name: tree.site.name, basePath, eyebrows: tree.site.eyebrows, drilldown: tree.site.drilldown },
    ...selectorEntries(input),
    editions: input.editions.map((plan) => entryOf.get(plan)!),
    pages: pageTable(placements, input),
    counterparts: counterparts(input),
  };
}

interface BuiltEdition {
  readonly plan: EditionPlan;
  readonly tree: BuiltDivision;
  readonly global: Edition["global"];
}

// The default edition first: its placements come first, and it is whole when the limit cuts the others.
function buildEditions(input: SiteInput, limit: number, report: Report): readonly BuiltEdition[] {
  const budget = nodeBudget(limit);
  const treeOf = editionTrees(input, budget);
  const globalOf = globalAnchors(input, budget);
  const built = input.editions
    .toSorted((a, b) => Number(b.default) - Number(a.default))
    .map((plan) => ({ plan, tree: treeOf(plan), global: globalOf(plan) }));
  if (budget.isSpent()) {
    const { file, pointer } = input.tree.root.source;
    report("limit-exceeded", valueAt(file, pointer), {
      what: "The number of nodes in the trees of all editions",
      limit: String(limit),
      option: "nodes",
    });
  }
  return built;
}

function editionEntry({ plan, tree, global }: BuiltEdition, input: SiteInput): Edition {
  const { id, language, version, default: isDefault } = plan;
  const first = tree.size === 0 ? undefined : input.firstPages(input.tree.root, plan).visible;
  const href = first === undefined ? {} : { href: input.hrefOf(first) };
  return { id, language, version, default: isDefault, ...href, global, tree: tree.node };
}
