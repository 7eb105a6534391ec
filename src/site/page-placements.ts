// Where does each page show, with what around it? One pass over the trees of all editions.
import type { EditionPlan } from "../bind/bound-tree.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { ExpandedDivision, ExpandedPage } from "../expand/expanded-tree.ts";
import type { BuiltDivision } from "./edition-tree.ts";
import type { Breadcrumb, Placement } from "./navigation.ts";
import { mergePlacements } from "./merge-placements.ts";
import { sidebarSequence, type SidebarSequence } from "./sidebar-sequence.ts";
import type { SiteInput } from "./site-input.ts";

/** What stands around the pages of a division. */
export interface Surroundings {
  readonly trail: readonly string[];
  readonly sidebar: string;
  readonly breadcrumbs: readonly Breadcrumb[];
}

/** Where a division stands, in each edition that has it. */
export interface DivisionPlace extends Surroundings {
  readonly editions: readonly string[];
}

/** The placements of all listed pages, and where each division stands. */
export interface Placements {
  readonly ofPage: (page: ExpandedPage) => readonly Placement[];
  readonly ofDivision: (division: ExpandedDivision) => readonly DivisionPlace[];
}

/** A placement while its neighbours are looked for. */
export type OpenPlacement = { -readonly [Field in keyof Placement]: Placement[Field] };

interface Visit extends Surroundings {
  /** Shared by all placements of a shared subtree: an edition that has it too is added once. */
  readonly editions: string[];
  readonly sequence: SidebarSequence;
  readonly hidden: boolean;
}

/** Places every page: the default edition first, then editions in document order, then reading order. */
export function placePages(
  trees: readonly (readonly [EditionPlan, BuiltDivision])[],
  input: SiteInput,
  report: Report,
): Placements {
  const pages = new Map<ExpandedPage, OpenPlacement[]>();
  const divisions = new Map<ExpandedDivision, DivisionPlace[]>();
  const visited = new Map<BuiltDivision, { readonly around: string; readonly editions: string[] }[]>();

  const visit = (built: BuiltDivision, above: Visit): void => {
    const around = inside(built, above);
    if (built.origin.kind === "group") return fill(built, { ...above, ...around });
    if (!built.shared) return fillSidebar(built, { ...above, ...around, editions: above.editions });
    const signature = JSON.stringify([around.trail, around.breadcrumbs]);
    const known = visited.get(built)?.find((each) => each.around === signature);
    if (known !== undefined) {
      const edition = above.editions[0]!;
      if (known.editions.at(-1) !== edition) known.editions.push(edition);
      return;
    }
    const editions = [above.editions[0]!];
    visited.set(built, [...(visited.get(built) ?? []), { around: signature, editions }]);
    fillSidebar(built, { ...above, ...around, editions });
  };
  const fillSidebar = (built: BuiltDivision, around: Visit): void => {
    const sequence = sidebarSequence(built.node, report);
    fill(built, { ...around, sequence });
    sequence.link();
  };
  const fill = (built: BuiltDivision, visit: Visit): void => {
    const { root } = built.view;
    for (const division of [built.origin, ...built.view.branches]) {
      divisions.set(division, [...(divisions.get(division) ?? []), visit]);
    }
    const listed =
      root === undefined
        ? undefined
        : built.children.find((child) => child.kind === "page" && child.origin.page === root.page);
    if (root !== undefined) add(root.page, listed?.node.id ?? built.node.id, root, visit);
    for (const child of built.children) {
      if (child.kind === "division") visitChild(child, visit);
      else if (root === undefined || child.origin.page !== root.page || child !== listed)
        add(child.origin.page, child.node.id, child.origin, visit);
    }
  };
  const visitChild = (child: BuiltDivision, around: Visit): void => visit(child, around);
  const add = (
    page: ExpandedPage,
    node: string,
    origin: { readonly hiddenAbove: boolean; readonly source: { readonly file: string; readonly pointer: string } },
    around: Visit,
  ): void => {
    const { trail, sidebar, breadcrumbs, editions, sequence } = around;
    const section = breadcrumbs.at(-1)?.label;
    const placement: OpenPlacement = {
      editions,
      node,
      sidebar,
      trail,
      ...crumbFields(breadcrumbs, section),
      prev: null,
      next: null,
    };
    const known = pages.get(page);
    if (known === undefined) pages.set(page, [placement]);
    else known.push(placement);
    sequence.add({
      page,
      href: input.hrefOf(page),
      placement,
      hidden: page.hidden ?? origin.hiddenAbove,
      source: origin.source,
    });
  };
  for (const [edition, tree] of trees) {
    const sequence = sidebarSequence(tree.node, report);
    visit(tree, { editions: [edition.id], trail: [], sidebar: "", breadcrumbs: [], sequence, hidden: false });
  }
  return {
    ofPage: (page) => mergePlacements(pages.get(page) ?? []),
    ofDivision: (division) => divisions.get(division) ?? [],
  };
}

function inside({ node }: BuiltDivision, { trail, sidebar, breadcrumbs }: Visit): Surroundings {
  if (node.kind === "root") return { trail, sidebar: "", breadcrumbs };
  const crumb =
    node.label.trim() === "" ? [] : [{ label: node.label, ...(node.href === undefined ? {} : { href: node.href }) }];
  return {
    trail: [...trail, node.id],
    sidebar: node.kind === "group" ? sidebar : node.id,
    breadcrumbs: [...breadcrumbs, ...crumb],
  };
}

/** Breadcrumbs and section, absent where there are none (D16). */
export function crumbFields(
  breadcrumbs: readonly Breadcrumb[],
  section: string | undefined,
): Pick<Placement, "breadcrumbs" | "section"> {
  return { ...(breadcrumbs.length === 0 ? {} : { breadcrumbs }), ...(section === undefined ? {} : { section }) };
}
