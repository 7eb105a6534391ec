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
import { withinBytes } from "./within-bytes.ts";

/** What the site stage needs beside the tree. */
export interface BuildSiteInput {
  readonly tree: ExpandedTree;
  /** The name of the config file, which `source` leaves out. */
  readonly config: string;
  readonly basePath: string;
  readonly limits: Pick<Limits, "nodes" | "outputBytes">;
  /** Whether all page files are known, listed or not: only then it can be said what is not translated. */
  readonly discover: boolean;
  readonly report: Report;
}

/** Builds format 1: the trees of all editions, and every page with all its placements; no more than may be written (D61). */
export function buildSite(site: BuildSiteInput): ResolvedNavigation {
  const { tree, config, basePath, limits, discover, report } = site;
  const selectors = findSelectors(tree);
  const listings = pageListings(tree, selectors);
  const input = settleInput({ tree, basePath, selectors, listings, config });
  const whole = assemble(input, limits.nodes, report);
  tellEmptyBranches(tree.root, selectors, report);
  tellUnusedLinks(whole.trees, basePath, report);
  if (discover) tellUntranslated(input, report);
  const nodes = whole.trees.reduce((sum, { size }) => sum + size, 0);
  const { navigation, isCut } = withinBytes(whole.navigation, limits.outputBytes, nodes, (left) =>
    withPlacedPages(assemble(input, left, () => {}).navigation),
  );
  if (isCut) tellCut(site);
  return navigation;
}

interface Assembled {
  readonly navigation: ResolvedNavigation;
  readonly trees: readonly BuiltDivision[];
}

function assemble(input: SiteInput, nodes: number, report: Report): Assembled {
  const { site } = input.tree;
  const built = buildEditions(input, nodes, report);
  const placements = placePages(built, input, report);
  const entryOf = new Map(built.map((each) => [each.plan, editionEntry(each, input)]));
  const navigation: ResolvedNavigation = {
    formatVersion: 1,
    site: { name: site.name, basePath: input.basePath, eyebrows: site.eyebrows, drilldown: site.drilldown },
    ...selectorEntries(input),
    editions: input.editions.map((plan) => entryOf.get(plan)!),
    pages: pageTable(placements, input),
    counterparts: counterparts(input),
  };
  return { navigation, trees: built.map((each) => each.tree) };
}

/** Without the pages that stand nowhere any more, and without what is said of them. */
function withPlacedPages(navigation: ResolvedNavigation): ResolvedNavigation {
  const pages = Object.entries(navigation.pages).filter(([, { placements }]) => placements.some(({ node }) => node));
  return { ...navigation, pages: Object.fromEntries(pages), counterparts: {} };
}

function tellCut({ tree, limits, report }: BuildSiteInput): void {
  const { file, pointer } = tree.root.source;
  const what = "The result, written as JSON,";
  report("limit-exceeded", valueAt(file, pointer), {
    what,
    limit: `${limits.outputBytes} bytes`,
    option: "outputBytes",
  });
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
