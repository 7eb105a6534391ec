// Where does each page show, with what around it? One pass over the trees of all editions.
import type { EditionPlan, ExpandedDivision, ExpandedPage, ExpandedPageNode } from "../expand/expanded-tree.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { BuiltDivision } from "./edition-tree.ts";
import { mergePlacements } from "./merge-placements.ts";
import type { Placement } from "./navigation.ts";
import { sidebarSequence, type SidebarSequence } from "./sidebar-sequence.ts";
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

/** A placement while its neighbours are looked for. */
export type OpenPlacement = { -readonly [Field in keyof Placement]: Placement[Field] };

interface Placed {
  readonly placement: OpenPlacement;
  readonly around: string;
  readonly origin: ExpandedPageNode;
}

interface Visit extends Surroundings {
  /** Shared by all placements of a shared subtree: an edition that has it too is added once. */
  readonly editions: string[];
  readonly sequence: SidebarSequence;
}

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
  const sharedVisits = new Map<BuiltDivision, Map<string, string[]>>();

  const visit = (
    built: BuiltDivision,
    above: Omit<Visit, "sequence"> & { readonly sequence?: SidebarSequence },
  ): void => {
    const around = inside(built.node, above);
    const { editions, sequence } = above;
    if (built.origin.kind === "group" && sequence !== undefined) fill(built, { ...around, editions, sequence });
    else if (!built.shared) fillSidebar(built, around, editions);
    else visitShared(built, around, editions[0]!);
  };
  const visitShared = (built: BuiltDivision, around: Surroundings, edition: string): void => {
    const visits = sharedVisits.get(built) ?? new Map<string, string[]>();
    sharedVisits.set(built, visits);
    const known = visits.get(around.around);
    if (known !== undefined) {
      if (known.at(-1) !== edition) known.push(edition);
      return;
    }
    const editions = [edition];
    visits.set(around.around, editions);
    fillSidebar(built, around, editions);
  };
  const fillSidebar = (built: BuiltDivision, around: Surroundings, editions: string[]): void => {
    const sequence = sidebarSequence(built.node, report);
    fill(built, { ...around, editions, sequence });
    sequence.link();
  };
  const fill = (built: BuiltDivision, around: Visit): void => {
    for (const division of [built.origin, ...built.view.branches]) lenders.get(division)?.push(around);
    const listedRoots = new Set<unknown>();
    for (const root of built.view.roots) {
      const listed = built.children.find((child) => child.kind === "page" && child.origin.page === root.page);
      listedRoots.add(listed);
      add(root, listed?.node.id ?? built.node.id, around);
    }
    for (const child of built.children) {
      if (child.kind === "division") visit(child, around);
      else if (!listedRoots.has(child)) add(child.origin, child.node.id, around);
    }
  };
  const add = (origin: ExpandedPageNode, node: string, visited: Visit): void => {
    const { page } = origin;
    const { editions, sidebar, trail, breadcrumbs, around, sequence } = visited;
    const placement = { editions, node, sidebar, trail, ...crumbFields(breadcrumbs), prev: null, next: null };
    const known = pages.get(page);
    if (known === undefined) pages.set(page, [{ placement, around, origin }]);
    else known.push({ placement, around, origin });
    sequence.add({ origin, href: input.hrefOf(page), placement });
  };
  for (const { plan, tree } of trees) visit(tree, { ...atRoot, editions: [plan.id] });
  return {
    ofPage: (page) => mergePlacements(pages.get(page) ?? []),
    ownerOf: (page) => pages.get(page)?.[0]?.origin,
    ofDivision: (division) => lenders.get(division) ?? [],
  };
}
