// What tree does one edition have? Subtrees without a selector are one object in all editions, others in those alike (D13).
import type { EditionPlan, ExpandedDivision, ExpandedPageNode } from "../expand/expanded-tree.ts";
import { divisionLead, type DivisionLead } from "./division-lead.ts";
import { bareRoot, divisionNode } from "./division-node.ts";
import type { EditionView } from "./edition-view.ts";
import type { Division, PageNode } from "./navigation.ts";
import type { NodeBudget } from "./node-budget.ts";
import { pageNode } from "./page-node.ts";
import { selectorOptions } from "./selector-options.ts";
import type { SiteInput } from "./site-input.ts";
import { stubEdition } from "./stub-edition.ts";

/** A division of an edition's tree, with what its parent and its placements need of it. */
export interface BuiltDivision {
  readonly kind: "division";
  readonly node: Division;
  readonly origin: ExpandedDivision;
  readonly view: Pick<EditionView, "root" | "branches">;
  /** Where a stub leads, or the first one below. */
  readonly stubHref: string | undefined;
  readonly children: readonly BuiltNode[];
  /** Nodes of this division and all below; 0 for the stand-in of a tree that is over the limit. */
  readonly size: number;
  /** True when it is the same object in every edition that has it; with a selector inside, in those of one variant only. */
  readonly shared: boolean;
}

/** A page node of an edition's tree with where it came from. */
export interface BuiltPage {
  readonly kind: "page";
  readonly node: PageNode;
  readonly origin: ExpandedPageNode;
}

export type BuiltNode = BuiltDivision | BuiltPage;

/** Where in the tree a division is built: below a group, or below a shared division. */
interface Around {
  readonly group: boolean;
  readonly shared: boolean;
}

/** Returns a builder of edition trees that shares what editions have in common; what is over the budget is left out. */
export function editionTrees(input: SiteInput, budget: NodeBudget): (edition: EditionPlan) => BuiltDivision {
  const known = new Map<ExpandedDivision, Map<number, BuiltDivision>>();
  const offersOf = selectorOptions(input);

  const build = (division: ExpandedDivision, edition: EditionPlan, around: Around): BuiltDivision | undefined => {
    if (budget.isSpent()) return undefined;
    const variant = input.selectors.variants.of(division, edition);
    const found = known.get(division)?.get(variant);
    if (found !== undefined) return budget.take(found.size) ? found : undefined;
    const isSelecting = input.selectors.isSelecting(division);
    // Neighbours run through a whole sidebar, so a group is shared only below a shared division.
    const shared = around.shared || (!isSelecting && division.kind !== "group");
    const built = assemble(division, edition, { ...around, shared });
    if ((shared || isSelecting) && built !== undefined) {
      known.set(division, (known.get(division) ?? new Map<number, BuiltDivision>()).set(variant, built));
    }
    return built;
  };
  const assemble = (division: ExpandedDivision, edition: EditionPlan, around: Around): BuiltDivision | undefined => {
    const view = input.viewOf(division, edition);
    const own = 1 + view.levels.reduce((sum, level) => sum + level.branches.length, 0);
    if (!budget.take(own)) return undefined;
    const children = buildChildren(view, edition, {
      group: around.group || division.kind === "group",
      shared: around.shared,
    });
    const other = view.stub ? stubEdition(division, view, edition, input) : undefined;
    const lead = leadOf(division, view, other ?? edition, firstStub(children));
    const node = divisionNode({
      division,
      view,
      lead,
      nested: around.group,
      offers: offersOf(view, edition),
      otherEdition: other?.id,
      children: children.map((child) => child.node),
      input,
    });
    const leadsElsewhere = lead.external !== true && (other !== undefined || firstStub(children) !== undefined);
    return {
      kind: "division",
      node,
      origin: division,
      view,
      stubHref: leadsElsewhere ? lead.href : undefined,
      children,
      size: children.reduce((sum, child) => sum + (child.kind === "page" ? 1 : child.size), own),
      shared: around.shared,
    };
  };
  const leadOf = (
    division: ExpandedDivision,
    view: EditionView,
    edition: EditionPlan,
    below: string | undefined,
  ): DivisionLead => {
    const there = view.stub ? input.viewOf(division, edition) : view;
    return divisionLead(division, there, edition, below, input);
  };
  const buildChildren = (view: EditionView, edition: EditionPlan, around: Around): readonly BuiltNode[] => {
    const children: BuiltNode[] = [];
    for (const child of view.children) {
      const built = child.kind === "page" ? buildPage(child) : build(child, edition, around);
      if (built === undefined) break;
      children.push(built);
    }
    return children;
  };
  const buildPage = (origin: ExpandedPageNode): BuiltPage | undefined =>
    budget.take(1) ? { kind: "page", node: pageNode(origin, input), origin } : undefined;
  return (edition) => build(input.tree.root, edition, { group: false, shared: false }) ?? emptyTree(input);
}

function firstStub(children: readonly BuiltNode[]): string | undefined {
  return children.find((child): child is BuiltDivision => child.kind === "division" && child.stubHref !== undefined)
    ?.stubHref;
}

function emptyTree(input: SiteInput): BuiltDivision {
  const { root } = input.tree;
  const node = bareRoot(root, input);
  const view = { root: undefined, branches: [] };
  return { kind: "division", node, origin: root, view, stubHref: undefined, children: [], size: 0, shared: false };
}
