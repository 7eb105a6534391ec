// Builds format 1 of the result from the trees of all editions.
import type { Limits } from "../contract/limits.ts";
import type { EditionPlan, ExpandedPage } from "../expand/expanded-tree.ts";
import type { Redirect } from "../links/find-redirect.ts";
import { groupBy } from "../text/group-by.ts";
import { withoutUndefined } from "../text/json-value.ts";
import { EditionTrees, type BuiltDivision } from "./edition-trees.ts";
import { anchorsOfEdition } from "./division-node.ts";
import type { Edition, ResolvedNavigation } from "./navigation.ts";
import { placePages } from "./page-placements.ts";
import { pageTable } from "./page-table.ts";
import { selectorEntries } from "./selector-options.ts";
import type { RepeatingSidebar } from "./sidebar-sequence.ts";
import { siteHeader } from "./resolve-header.ts";
import { siteEntrance } from "./site-entrance.ts";
import { siteContext, type SiteContext, type SiteInput } from "./site-context.ts";
import { unknownBeyond, unusedLinks, type SiteFacts } from "./site-facts.ts";
import { NodeBudget, withinBytes } from "./node-budget.ts";

/** The result, and the facts about docs.json that were found. */
export interface BuiltSite {
  readonly navigation: ResolvedNavigation;
  readonly facts: SiteFacts;
  /** The number of bytes by which the result may at least grow; 0 if it is cut. */
  readonly spareBytes: number;
}

/** Builds the trees of all editions, and every page with all its placements, within the limits (D61). */
export function buildSite(input: SiteInput, limits: Pick<Limits, "nodes" | "outputBytes">): BuiltSite {
  const context = siteContext(input);
  const whole = assemble(context, limits.nodes);
  const nodes = whole.trees.reduce((sum, { size }) => sum + size, 0);
  const { navigation, isCut, spareBytes } = withinBytes(whole.navigation, limits.outputBytes, nodes, (left) =>
    withPlacedPages(assemble(context, left).navigation),
  );
  const facts: SiteFacts = {
    ...context,
    limits,
    repeatingSidebars: whole.repeatingSidebars,
    unusedLinks: unusedLinks(whole.trees, context.basePath),
    unknown: unknownBeyond(context.tree.root, whole.isCut || isCut),
    cutFor: new Set([...(whole.isCut ? ["nodes" as const] : []), ...(isCut ? ["outputBytes" as const] : [])]),
  };
  // What is described otherwise later may need the room of what was cut.
  return { navigation, facts, spareBytes: facts.cutFor.size === 0 ? spareBytes : 0 };
}

interface Assembled {
  readonly navigation: ResolvedNavigation;
  readonly trees: readonly BuiltDivision[];
  readonly repeatingSidebars: readonly RepeatingSidebar[];
  /** Whether the trees lack nodesbecause of the limit. */
  readonly isCut: boolean;
}

function assemble(context: SiteContext, nodes: number): Assembled {
  const { site } = context.tree;
  const budget = new NodeBudget(nodes);
  const built = buildEditions(context, budget);
  const placements = placePages(built, context);
  const entryOf = new Map(built.map((each) => [each.plan, editionEntry(each, context)]));
  const { redirects } = site;
  const firstPage = entryOf.get(context.defaultEdition)?.href;
  const href = siteEntrance({ ...context, redirects, firstPage });
  const editions = context.editions.map((plan) => entryOf.get(plan)!);
  const header = siteHeader(site.header, context.basePath, href);
  const navigation: ResolvedNavigation = {
    formatVersion: 1,
    site: withoutUndefined({
      name: site.name,
      description: site.description,
      instructions: site.instructions,
      basePath: context.basePath,
      dialect: context.dialect,
      urls: context.urls === "mintlify" ? undefined : context.urls,
      href,
      eyebrows: site.eyebrows,
      drilldown: site.drilldown,
      indexing: site.seo.indexing,
      trailingSlash: site.seo.trailingSlash ? true : undefined,
      ...header,
    }),
    ...selectorEntries(context, header),
    editions,
    pages: pageTable(placements, editions, context),
    counterparts: counterparts(context),
    redirects: redirects.map(plainRedirect),
  };
  return {
    navigation,
    trees: built.map((each) => each.tree),
    repeatingSidebars: placements.repeatingSidebars,
    isCut: budget.isSpent(),
  };
}

function plainRedirect({ source, destination, permanent }: Redirect): Redirect {
  return withoutUndefined({ source, destination, permanent });
}

/** Removes the pages that are no longer in any tree, and their counterparts. */
function withPlacedPages(navigation: ResolvedNavigation): ResolvedNavigation {
  const pages = Object.entries(navigation.pages).filter(([, { placements }]) => placements.some(({ node }) => node));
  return { ...navigation, pages: Object.fromEntries(pages), counterparts: {} };
}

interface BuiltEdition {
  readonly plan: EditionPlan;
  readonly tree: BuiltDivision;
  readonly global: Edition["global"];
}

// The default edition first: its placements come first, and it is whole when the limit cuts the others.
function buildEditions(context: SiteContext, budget: NodeBudget): readonly BuiltEdition[] {
  const trees = new EditionTrees(context, budget);
  const globalOf = anchorsOfEdition(context, budget);
  return context.editions
    .toSorted((a, b) => Number(b.default) - Number(a.default))
    .map((plan) => ({ plan, tree: trees.of(plan), global: globalOf(plan) }));
}

function editionEntry({ plan, tree, global }: BuiltEdition, context: SiteContext): Edition {
  const { id, language, version, default: isDefault } = plan;
  const first = tree.size === 0 ? undefined : context.firstPages(context.tree.root, plan).visible;
  const href = first === undefined ? {} : { href: context.hrefOf(first) };
  return { id, language, version, default: isDefault, ...href, global, tree: tree.node };
}

/** For each key with several hrefs: the href in each edition (D26). Keys are in reading order, those of unlisted pages last. */
function counterparts(context: SiteContext): ResolvedNavigation["counterparts"] {
  const { listings, editions, keyOf } = context;
  const pages = [...listings.listed.keys(), ...listings.unplaced.keys()].filter((page) => page.missing !== true);
  const pagesByKey = groupBy(pages, keyOf);
  const order = new Map(editions.map((edition, index) => [edition.id, index]));
  const several = [...pagesByKey].filter(([, pages]) => pages.length > 1);
  return Object.fromEntries(
    several.map(([key, pages]) => [
      key,
      Object.fromEntries(hrefsOf(pages, context).toSorted(([a], [b]) => order.get(a)! - order.get(b)!)),
    ]),
  );
}

function hrefsOf(pages: readonly ExpandedPage[], { listings, hrefOf }: SiteContext): readonly [string, string][] {
  const hrefs = new Map<string, string>();
  for (const page of pages) {
    const { editions } = listings.listed.get(page) ?? listings.unplaced.get(page)!;
    for (const places of editions) for (const { id } of places) hrefs.set(id, hrefOf(page));
  }
  return [...hrefs];
}
