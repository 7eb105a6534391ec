// Where does each page show, with what around it? One pass over the trees of all editions.
import type { EditionPlan, ExpandedDivision, ExpandedPage, ExpandedPageNode } from "../expand/expanded-tree.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { BuiltDivision } from "./edition-tree.ts";
import type { SidebarDivision } from "./listed-twice.ts";
import { mergePlacements } from "./merge-placements.ts";
import type { Placement } from "./navigation.ts";
import { repeatedListings } from "./repeated-listings.ts";
import { sidebarSequence, type OpenPlacement, type SidebarSequence } from "./sidebar-sequence.ts";
import type { SiteInput } from "./site-input.ts";
import { atRoot, crumbFields, inside, type Surroundings } from "./surroundings.ts";

/** Where a division stands, in each edition that has it. */
export interface DivisionPlace extends Surroundings {
  readonly editions: readonly string[];
}

/** The placements of all listed pages, and where the divisions stand that lend pages a place. */
export interface Placements {
  readonly ofPage: (page: ExpandedPage) => readonly Placement[];
  /** The node of a page's first placement. */
  readonly ownerOf: (page: ExpandedPage) => ExpandedPageNode | undefined;
  readonly ofDivision: (division: ExpandedDivision) => readonly DivisionPlace[];
}

interface Placed {
  readonly placement: OpenPlacement;
  readonly around: string;
  readonly origin: ExpandedPageNode;
}

interface Visit extends Surroundings {
  /** One list for all placements of a shared subtree: an edition that has it too is added once. */
  readonly editions: string[];
  /** Below the top of a shared subtree. */
  readonly inShared: boolean;
  /** The division of the sidebar around it. */
  readonly within?: SidebarDivision;
}

type InSidebar = Visit & { readonly within: SidebarDivision };

/** Places every page, trees in the order given, each in reading order. */
export function placePages(
  trees: readonly { readonly plan: EditionPlan; readonly tree: BuiltDivision }[],
  input: SiteInput,
  report: Report,
): Placements {
  const pages = new Map<ExpandedPage, Placed[]>();
  const lenders = new Map<ExpandedDivision, DivisionPlace[]>(
    input.tree.unplaced.flatMap(({ owner }) => (owner === undefined ? [] : [[owner, []]])),
  );
  const twice = repeatedListings();
  const sharedVisits = new Map<BuiltDivision, Map<string, string[]>>();

  const visit = (built: BuiltDivision, above: Visit, sequence: SidebarSequence): void => {
    const here = { ...above, ...inside(built.node, above) };
    if (built.origin.kind === "group") fill(built, here, sequence);
    else if (built.shared && !above.inShared) visitShared(built, here);
    else fillSidebar(built, here);
  };
  const visitShared = (built: BuiltDivision, here: Visit): void => {
    const visits = sharedVisits.get(built) ?? new Map<string, string[]>();
    sharedVisits.set(built, visits);
    const known = visits.get(here.around);
    if (known !== undefined) {
      for (const edition of here.editions) known.push(edition);
      return;
    }
    const editions = [...here.editions];
    visits.set(here.around, editions);
    fillSidebar(built, { ...here, editions, inShared: true });
  };
  const fillSidebar = (built: BuiltDivision, here: Visit): void => {
    const sequence = sidebarSequence(built.origin, { keyOf: input.keyOf, add: twice.add });
    fill(built, here, sequence);
    sequence.link();
  };
  const fill = (built: BuiltDivision, around: Visit, sequence: SidebarSequence): void => {
    const above = built.origin.kind === "group" ? around.within : undefined;
    const here = { ...around, within: { origin: built.origin, above } };
    for (const division of [built.origin, ...built.view.branches]) lenders.get(division)?.push(here);
    const { root } = built.view;
    // A root page repeated in its own list is one place.
    const listed =
      root === undefined
        ? undefined
        : built.children.find((child) => child.kind === "page" && child.origin.page === root.page);
    if (root !== undefined) add(root, listed?.node.id ?? built.node.id, here, sequence);
    for (const child of built.children) {
      if (child.kind === "division") visit(child, here, sequence);
      else if (child !== listed) add(child.origin, child.node.id, here, sequence);
    }
  };
  const add = (origin: ExpandedPageNode, node: string, here: InSidebar, sequence: SidebarSequence): void => {
    const { page } = origin;
    const { editions, sidebar, trail, breadcrumbs, around, within } = here;
    const placement = { editions, node, sidebar, trail, ...crumbFields(breadcrumbs), prev: null, next: null };
    const known = pages.get(page);
    if (known === undefined) pages.set(page, [{ placement, around, origin }]);
    else known.push({ placement, around, origin });
    sequence.add({ origin, href: input.hrefOf(page), placement, within });
  };
  for (const { plan, tree } of trees) fillSidebar(tree, { ...atRoot, editions: [plan.id], inShared: false });
  twice.tell(report);
  return {
    ofPage: (page) => mergePlacements(pages.get(page) ?? []),
    ownerOf: (page) => pages.get(page)?.[0]?.origin,
    ofDivision: (division) => lenders.get(division) ?? [],
  };
}
