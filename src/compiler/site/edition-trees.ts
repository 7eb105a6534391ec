// Builds the trees of editions. A subtree without a selector is one object in all editions; other subtrees are shared by editions that are alike (D13).
import { isExternalHref } from "../contract/href.ts";
import type { EditionPlan, ExpandedDivision, ExpandedPageNode } from "../expand/expanded-tree.ts";
import { describedNode, type PlacedNode } from "./described-pages.ts";
import { divisionHref } from "./division-href.ts";
import { bareRoot, divisionNode, ownSpecs } from "./division-node.ts";
import { showsIn, type EditionView } from "./edition-view.ts";
import type { Division, PageNode } from "./navigation.ts";
import { selectorOptions, type FindOptions } from "./selector-options.ts";
import type { SiteContext } from "./site-context.ts";
import type { NodeBudget } from "./node-budget.ts";

/** A division of an edition's tree, with what its parent and its placements need. */
export interface BuiltDivision {
  readonly kind: "division";
  readonly node: Division;
  readonly origin: ExpandedDivision;
  readonly view: Pick<EditionView, "root" | "branches">;
  /** The target of this stub, or of the first stub below. */
  readonly stubHref: string | undefined;
  readonly children: readonly BuiltNode[];
  /** Nodes of this division and all below; 0 for the bare root of a tree that is over the limit. */
  readonly size: number;
  /** True if it is the same object in every edition that has it. If it contains a selector, only the editions of one variant share it. */
  readonly shared: boolean;
}

/** A page node of an edition's tree, with the entry it is made from. */
export interface BuiltPage {
  readonly kind: "page";
  readonly node: PageNode;
  readonly origin: ExpandedPageNode;
}

export type BuiltNode = BuiltDivision | BuiltPage;

/** Where in the tree a division is built: below a group, or below a shared division. */
interface TreePosition {
  readonly group: boolean;
  readonly shared: boolean;
}

/** Builds the trees of editions and shares what they have in common; nodes over the budget are left out. */
export class EditionTrees {
  readonly #context: SiteContext;
  readonly #budget: NodeBudget;
  readonly #optionsOf: FindOptions;
  readonly #known = new Map<ExpandedDivision, Map<number, BuiltDivision>>();

  constructor(context: SiteContext, budget: NodeBudget) {
    this.#context = context;
    this.#budget = budget;
    this.#optionsOf = selectorOptions(context);
  }

  /** The tree of an edition; a root without children if it is over the budget. */
  of(edition: EditionPlan): BuiltDivision {
    const { root } = this.#context.tree;
    return this.#build(root, edition, { group: false, shared: false }) ?? emptyTree(this.#context);
  }

  #build(division: ExpandedDivision, edition: EditionPlan, position: TreePosition): BuiltDivision | undefined {
    if (this.#budget.isSpent()) return undefined;
    const { selectors } = this.#context;
    const variant = selectors.variants.of(division, edition);
    const found = this.#known.get(division)?.get(variant);
    if (found !== undefined) return this.#budget.take(found.size) ? found : undefined;
    const isSelecting = selectors.isSelecting(division);
    // Neighbors run through a whole sidebar, so a group is shared only below a shared division.
    const shared = position.shared || (!isSelecting && division.kind !== "group");
    const built = this.#assemble(division, edition, { ...position, shared });
    if ((shared || isSelecting) && built !== undefined) {
      const variants = this.#known.get(division) ?? new Map<number, BuiltDivision>();
      this.#known.set(division, variants.set(variant, built));
    }
    return built;
  }

  #assemble(division: ExpandedDivision, edition: EditionPlan, position: TreePosition): BuiltDivision | undefined {
    const context = this.#context;
    const view = context.viewOf(division, edition);
    const own = 1 + view.levels.reduce((sum, level) => sum + level.branches.length, 0) + ownSpecs(view);
    if (!this.#budget.take(own)) return undefined;
    const childPosition = { group: position.group || division.kind === "group", shared: position.shared };
    const children = this.#buildChildren(view, edition, childPosition);
    const stubBelow = firstStub(children);
    const other = view.stub ? stubEdition(division, view, edition, context) : undefined;
    const link = divisionHref({ division, edition: other ?? edition, stubBelow }, context);
    const node = divisionNode({
      division,
      view,
      link,
      nested: position.group,
      options: this.#optionsOf(view, edition),
      otherEdition: other?.id,
      children: children.map((child) => child.node),
      context,
    });
    const leadsElsewhere = link.external !== true && (other !== undefined || stubBelow !== undefined);
    return {
      kind: "division",
      node,
      origin: division,
      view,
      stubHref: leadsElsewhere ? link.href : undefined,
      children,
      size: children.reduce((sum, child) => sum + (child.kind === "page" ? 1 : child.size), own),
      shared: position.shared,
    };
  }

  #buildChildren(view: EditionView, edition: EditionPlan, position: TreePosition): readonly BuiltNode[] {
    const children: BuiltNode[] = [];
    for (const child of view.children) {
      const built = child.kind === "page" ? this.#buildPage(child) : this.#build(child, edition, position);
      if (built === undefined) break;
      children.push(built);
    }
    return children;
  }

  #buildPage(origin: ExpandedPageNode): BuiltPage | undefined {
    return this.#budget.take(1) ? { kind: "page", node: pageNode(origin, this.#context), origin } : undefined;
  }
}

function firstStub(children: readonly BuiltNode[]): string | undefined {
  return children.find((child): child is BuiltDivision => child.kind === "division" && child.stubHref !== undefined)
    ?.stubHref;
}

function emptyTree(context: SiteContext): BuiltDivision {
  const { root } = context.tree;
  const node = bareRoot(root, context);
  const view = { root: undefined, branches: [] };
  return { kind: "division", node, origin: root, view, stubHref: undefined, children: [], size: 0, shared: false };
}

/** The edition that a stub points to: its selector's default, in the same language if there is one; undefined if no edition has content. */
function stubEdition(
  division: ExpandedDivision,
  { levels }: EditionView,
  edition: EditionPlan,
  { selectors, editions, viewOf }: SiteContext,
): EditionPlan | undefined {
  const isFilled = (candidate: EditionPlan): boolean => !viewOf(division, candidate).stub;
  for (const level of levels) {
    const chosen = showsIn(level, edition) ? undefined : level.defaultBranch;
    const target = chosen === undefined ? undefined : selectors.targetOf(chosen, edition);
    if (target !== undefined && isFilled(target)) return target;
    const found = chosen === undefined ? undefined : selectors.showing(chosen).find(isFilled);
    if (found !== undefined) return found;
  }
  return editions.find(isFilled);
}

/** The node of a page in a list; it is also marked if a division above hides it (D14). */
function pageNode(node: ExpandedPageNode, { ids, hrefOf, sourceOf }: SiteContext): PageNode {
  const { page, method, hiddenAbove, source } = node;
  const { missing, url } = page;
  const placed: PlacedNode = {
    id: ids.page(node),
    href: hrefOf(page),
    method,
    hidden: (page.hidden ?? hiddenAbove) ? true : undefined,
    missing,
    external: url !== undefined && isExternalHref(url) ? true : undefined,
    source: sourceOf(source),
  };
  return describedNode(placed, page);
}
