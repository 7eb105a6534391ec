// Finds the places of each page, with the divisions above each (D16), in one pass over the trees of all editions.
import type { EditionPlan, ExpandedDivision, ExpandedPage, ExpandedPageNode } from "../expand/expanded-tree.ts";
import { groupBy } from "../text/group-by.ts";
import type { BuiltDivision } from "./edition-trees.ts";
import { pageLabel } from "./described-pages.ts";
import type { Division } from "./navigation.ts";
import type { Placement, Breadcrumb, Neighbor } from "./page.ts";
import {
  SidebarSequence,
  type OpenPlacement,
  type RepeatingSidebar,
  type SequenceEntry,
  type SidebarDivision,
} from "./sidebar-sequence.ts";
import type { SiteContext } from "./site-context.ts";
import { madeOnce, perKey } from "../text/per-object.ts";

/** Where a division is, in each edition that has it. */
export interface DivisionPlace extends BreadcrumbTrail {
  readonly editions: readonly string[];
}

/** The placements of all listed pages, and the places of the divisions that own unplaced pages. */
export interface Placements {
  readonly ofPage: (page: ExpandedPage) => readonly Placement[];
  /** The node of a page's first placement. */
  readonly ownerOf: (page: ExpandedPage) => ExpandedPageNode | undefined;
  readonly ofDivision: (division: ExpandedDivision) => readonly DivisionPlace[];
  readonly repeatingSidebars: readonly RepeatingSidebar[];
}

/** Finds the places of every page: the trees in the given order, each tree in reading order. */
export function placePages(
  trees: readonly { readonly plan: EditionPlan; readonly tree: BuiltDivision }[],
  context: SiteContext,
): Placements {
  const walk = new PlacementWalk(context);
  for (const { plan, tree } of trees)
    walk.fillSidebar(tree, visitOf(atRoot, { editions: [plan.id], inShared: false }, undefined));
  return {
    ofPage: (page) => mergePlacements(walk.pages.get(page) ?? []),
    ownerOf: (page) => walk.pages.get(page)?.[0]?.origin,
    ofDivision: (division) => walk.owners.get(division) ?? [],
    repeatingSidebars: walk.repeatingSidebars,
  };
}

interface Placed extends SequenceEntry {
  readonly trailKey: string;
}

interface Visit extends BreadcrumbTrail {
  /** One list for all placements of a shared subtree: an edition that also has it is added once. */
  readonly editions: string[];
  /** Below the top of a shared subtree. */
  readonly inShared: boolean;
  /** The division of the sidebar that contains it. */
  readonly sidebarDivision: SidebarDivision | undefined;
}

type InSidebar = Visit & { readonly sidebarDivision: SidebarDivision };

function visitOf<InDivision extends SidebarDivision | undefined>(
  { trail, sidebar, breadcrumbs, trailKey }: BreadcrumbTrail,
  { editions, inShared }: Pick<Visit, "editions" | "inShared">,
  sidebarDivision: InDivision,
): Visit & { readonly sidebarDivision: InDivision } {
  return { trail, sidebar, breadcrumbs, trailKey, editions, inShared, sidebarDivision };
}

class PlacementWalk {
  readonly pages = new Map<ExpandedPage, Placed[]>();
  readonly owners: ReadonlyMap<ExpandedDivision, DivisionPlace[]>;
  readonly repeatingSidebars: RepeatingSidebar[] = [];
  readonly #sharedVisits = new Map<BuiltDivision, Map<string, string[]>>();
  readonly #neighborOf: (page: ExpandedPage) => Neighbor;

  constructor({ tree, hrefOf }: SiteContext) {
    this.#neighborOf = perKey((page) => ({ label: pageLabel(page), href: hrefOf(page) }));
    this.owners = new Map(tree.unplaced.flatMap(({ owner }) => (owner === undefined ? [] : [[owner, []]])));
  }

  fillSidebar(built: BuiltDivision, visit: Visit): void {
    const sequence = new SidebarSequence();
    this.#fill(built, visit, sequence);
    sequence.link();
    const repeating = sequence.repeatsOf(built.origin);
    if (repeating !== undefined) this.repeatingSidebars.push(repeating);
  }

  #visit(built: BuiltDivision, above: Visit, sequence: SidebarSequence): void {
    const visit = visitOf(trailBelow(built.node, above), above, above.sidebarDivision);
    if (built.origin.kind === "group") this.#fill(built, visit, sequence);
    else if (built.shared && !above.inShared) this.#visitShared(built, visit);
    else this.fillSidebar(built, visit);
  }

  #visitShared(built: BuiltDivision, visit: Visit): void {
    const visits = madeOnce(this.#sharedVisits, built, () => new Map<string, string[]>());
    const known = visits.get(visit.trailKey);
    if (known !== undefined) {
      for (const edition of visit.editions) known.push(edition);
      return;
    }
    const editions = [...visit.editions];
    visits.set(visit.trailKey, editions);
    this.fillSidebar(built, visitOf(visit, { editions, inShared: true }, visit.sidebarDivision));
  }

  #fill(built: BuiltDivision, outer: Visit, sequence: SidebarSequence): void {
    const above = built.origin.kind === "group" ? outer.sidebarDivision : undefined;
    const visit = visitOf(outer, outer, { origin: built.origin, above });
    for (const division of [built.origin, ...built.view.branches]) this.owners.get(division)?.push(visit);
    const { root } = built.view;
    // A root page repeated in its own list is one place.
    const listed =
      root === undefined
        ? undefined
        : built.children.find((child) => child.kind === "page" && child.origin.page === root.page);
    if (root !== undefined) this.#add(root, listed?.node.id ?? built.node.id, visit, sequence);
    for (const child of built.children) {
      if (child.kind === "division") this.#visit(child, visit, sequence);
      else if (child !== listed) this.#add(child.origin, child.node.id, visit, sequence);
    }
  }

  #add(origin: ExpandedPageNode, node: string, visit: InSidebar, sequence: SidebarSequence): void {
    const { page } = origin;
    const { trailKey, sidebarDivision: division } = visit;
    const neighbor = this.#neighborOf(page);
    const placed: Placed = { origin, neighbor, placement: placementIn(visit, node), trailKey, division };
    const known = this.pages.get(page);
    if (known === undefined) this.pages.set(page, [placed]);
    else known.push(placed);
    sequence.add(placed);
  }
}

/** Merges placements that differ only in their edition; editions are in the order in which they are found. */
function mergePlacements(placements: readonly Placed[]): readonly Placement[] {
  if (placements.length < 2) return placements.map(({ placement }) => placement);
  const merged = groupBy(placements, ({ placement, trailKey }) => {
    const { node, prev, next } = placement;
    return [node, prev?.href, next?.href, trailKey].join("\n");
  });
  return [...merged.values()].map((equal) => {
    const { placement } = equal[0]!;
    if (equal.length === 1) return placement;
    return { ...placement, editions: [...new Set(equal.flatMap((each) => each.placement.editions))] };
  });
}

/** The path from the root of an edition to a division. */
export interface BreadcrumbTrail {
  readonly trail: readonly string[];
  readonly sidebar: string;
  readonly breadcrumbs: readonly Breadcrumb[];
  /** Equal for equal trails and breadcrumbs. */
  readonly trailKey: string;
}

/** At the root. */
export const atRoot: BreadcrumbTrail = { trail: [], sidebar: "", breadcrumbs: [], trailKey: "" };

/** The trail of the children of a division. */
export function trailBelow(node: Division, above: BreadcrumbTrail): BreadcrumbTrail {
  if (node.kind === "root") return above;
  const { id, label, href, kind } = node;
  const crumb = href === undefined ? { label } : { label, href };
  return {
    trail: [...above.trail, id],
    sidebar: kind === "group" ? above.sidebar : id,
    breadcrumbs: label.trim() === "" ? above.breadcrumbs : [...above.breadcrumbs, crumb],
    trailKey: `${above.trailKey}${JSON.stringify([id, label, href])}`,
  };
}

/** A page in a list with this trail and sidebar, without neighbors; breadcrumbs and section are absent if there are none. */
export function placementIn(
  {
    editions,
    sidebar,
    trail,
    breadcrumbs,
  }: Omit<BreadcrumbTrail, "trailKey"> & { readonly editions: readonly string[] },
  node: string | null,
): OpenPlacement {
  const last = breadcrumbs.at(-1);
  return last === undefined
    ? { editions, node, sidebar, trail, prev: null, next: null }
    : { editions, node, sidebar, trail, breadcrumbs, section: last.label, prev: null, next: null };
}
