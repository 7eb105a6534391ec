// What is the finished site? docs.json is over.
import type { EditionPlan, SelectorValue } from "../bind/bound-tree.ts";
import { pageHref } from "../contract/page-path.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { ExpandedPage, ExpandedTree } from "../expand/expanded-tree.ts";
import { branchHrefs } from "./branch-target.ts";
import { counterparts } from "./counterparts.ts";
import { editionTrees, type BuiltDivision } from "./edition-tree.ts";
import { tellEmptyBranches } from "./empty-branches.ts";
import { globalAnchors, globalOwners } from "./global-anchors.ts";
import type { Edition, ResolvedNavigation } from "./navigation.ts";
import { nodeIds } from "./node-ids.ts";
import { pageKeys } from "./page-keys.ts";
import { branchesBelow, pageListings, type PageListings } from "./page-listings.ts";
import { placePages } from "./page-placements.ts";
import { pageTable } from "./page-table.ts";
import { languageEntry, versionEntry, type ValueFacts } from "./selector-entries.ts";
import type { SiteInput } from "./site-input.ts";

/** What the site stage needs beside the tree. */
export interface BuildSiteInput {
  readonly tree: ExpandedTree;
  /** The name of the config file, which `source` leaves out. */
  readonly config: string;
  readonly basePath: string;
  readonly report: Report;
}

/** Builds format 1: the trees of all editions, and every page with all its placements. */
export function buildSite({ tree, config, basePath, report }: BuildSiteInput): ResolvedNavigation {
  const listings = pageListings(tree);
  const input = siteInput(tree, listings, config, basePath);
  const build = editionTrees(input);
  const trees = input.editions.map((edition) => [edition, build(edition)] as const);
  const placements = placePages(
    trees.toSorted(([a], [b]) => Number(b.default) - Number(a.default)),
    input,
    report,
  );
  const facts = valueFacts(input);
  const owners = globalOwners(tree.root);
  tellEmptyBranches(tree.root, report);
  return {
    formatVersion: 1,
    site: { name: tree.site.name, basePath, eyebrows: tree.site.eyebrows, drilldown: tree.site.drilldown },
    languages: tree.plans.languages.map((value) => languageEntry(value, facts(value, "language"))),
    versions: tree.plans.versions.map((value) => versionEntry(value, facts(value, "version"))),
    editions: trees.map(([edition, built]) => editionEntry(edition, built, owners(edition, input), input)),
    pages: pageTable(listings, placements, input),
    counterparts: counterparts(listings, input),
  };
}

function siteInput(tree: ExpandedTree, listings: PageListings, config: string, basePath: string): SiteInput {
  const { editions, agrees } = tree.plans;
  const keyOf = pageKeys(listings);
  const hrefs = new Map<ExpandedPage, string>();
  const branches = new Map(branchesBelow(tree.root).map((branch) => [branch.bound, branch]));
  return {
    tree,
    basePath,
    editions,
    defaultEdition: editions.find((edition) => edition.default)!,
    keyOf,
    ids: nodeIds(tree.root, keyOf),
    hrefOf: (page) => {
      const href = hrefs.get(page) ?? pageHref(page.path, basePath);
      hrefs.set(page, href);
      return href;
    },
    sourceOf: ({ file, pointer }) => (file === config ? { pointer } : { file, pointer }),
    expandedOf: (branch) => branches.get(branch)!,
    agrees: (branch, edition) => agrees(branch.bound!, edition),
  };
}

function editionEntry(
  { id, language, version, default: isDefault }: EditionPlan,
  { node, first }: BuiltDivision,
  owners: Parameters<typeof globalAnchors>[0],
  input: SiteInput,
): Edition {
  const href = first.visible === undefined ? {} : { href: input.hrefOf(first.visible) };
  return { id, language, version, default: isDefault, ...href, global: globalAnchors(owners, input), tree: node };
}

function valueFacts(input: SiteInput): (value: SelectorValue, axis: "language" | "version") => ValueFacts {
  const { defaultEdition, editions, tree } = input;
  const hrefs = branchHrefs(input);
  return ({ value, branch }, axis) => {
    const fitting = editions.filter((edition) => edition[axis] === value && tree.plans.agrees(branch, edition));
    const usual = fitting.find((edition) => edition === tree.plans.defaultIn(edition.language)) ?? fitting[0];
    const target =
      axis === "version" ? (fitting.find((edition) => edition.language === defaultEdition.language) ?? usual) : usual;
    return {
      default: defaultEdition[axis] === value,
      href: target === undefined ? undefined : hrefs(input.expandedOf(branch), target),
    };
  };
}
