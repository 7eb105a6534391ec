// What tree does one edition have? Subtrees without a selector are one object in all editions (D13).
import type { EditionPlan } from "../bind/bound-tree.ts";
import type { ExpandedDivision, ExpandedPageNode } from "../expand/expanded-tree.ts";
import { divisionNode } from "./division-node.ts";
import { divisionLink } from "./division-link.ts";
import { editionView, type EditionView } from "./edition-view.ts";
import { firstPages, ofPage, seenFromAbove, type FirstPages } from "./first-pages.ts";
import type { Division, PageNode } from "./navigation.ts";
import { pageNode } from "./page-node.ts";
import { isBranch } from "./page-listings.ts";
import { selectorOptions } from "./selector-options.ts";
import type { SiteInput } from "./site-input.ts";
import { stubEdition } from "./stub-edition.ts";

/** A division of an edition's tree, with what its parent and its placements need of it. */
export interface BuiltDivision {
  readonly kind: "division";
  readonly node: Division;
  readonly origin: ExpandedDivision;
  readonly view: EditionView;
  readonly first: FirstPages;
  /** Where a stub below leads, for parents that have nothing else. */
  readonly stubHref: string | undefined;
  readonly children: readonly (BuiltDivision | BuiltPage)[];
  /** True when it is the same object in every edition that has it. */
  readonly shared: boolean;
}

/** A page node of an edition's tree with where it came from. */
export interface BuiltPage {
  readonly kind: "page";
  readonly node: PageNode;
  readonly origin: ExpandedPageNode;
}

/** Where in the tree a division is built: inside a group, or inside a shared division. */
interface Around {
  readonly group: boolean;
  readonly shared: boolean;
}

/** Returns a builder of edition trees that shares what editions have in common. */
export function editionTrees(input: SiteInput): (edition: EditionPlan) => BuiltDivision {
  const selecting = divisionsWithSelectors(input.tree.root);
  const everywhere = new Map<ExpandedDivision, BuiltDivision>();
  const perEdition = new Map(input.editions.map((edition) => [edition, new Map<ExpandedDivision, BuiltDivision>()]));
  const offers = selectorOptions(input);

  const build = (division: ExpandedDivision, edition: EditionPlan, around: Around): BuiltDivision => {
    // Neighbours run through a whole sidebar, so a group is shared only below a shared division.
    const shared = around.shared || (!selecting.has(division) && division.kind !== "group");
    const store = shared ? everywhere : perEdition.get(edition)!;
    const known = store.get(division) ?? assemble(division, edition, { ...around, shared });
    store.set(division, known);
    return known;
  };
  const assemble = (division: ExpandedDivision, edition: EditionPlan, around: Around): BuiltDivision => {
    const view = editionView(division, edition, input.agrees);
    const below: Around = { group: division.kind === "group", shared: around.shared };
    const children = view.children.map((child): BuiltDivision | BuiltPage =>
      child.kind === "page"
        ? { kind: "page", node: pageNode(child, input), origin: child }
        : build(child, edition, below),
    );
    const other = view.stub ? stubEdition(division, view, edition, input) : undefined;
    const elsewhere = other === undefined ? undefined : build(division, other, around);
    const first = firstPages(
      view.root,
      children.map((child) =>
        child.kind === "page" ? ofPage(child.origin) : seenFromAbove(child.origin, child.first),
      ),
    );
    const stubBelow =
      elsewhere?.node.href ??
      children.find((child): child is BuiltDivision => child.kind === "division" && child.stubHref !== undefined)
        ?.stubHref;
    const root = view.root?.page.missing === true ? undefined : view.root?.page;
    const landing = root ?? first.visible;
    const link = divisionLink(division.href, landing === undefined ? stubBelow : input.hrefOf(landing), input.basePath);
    const node = divisionNode({
      division,
      view,
      link,
      nested: around.group,
      offers: offers(view, edition),
      otherEdition: other?.id,
      key: firstKey(first, input) ?? elsewhere?.node.key,
      children: children.map((child) => child.node),
      input,
    });
    return {
      kind: "division",
      node,
      origin: division,
      view,
      first,
      stubHref: stubBelow,
      children,
      shared: around.shared,
    };
  };
  return (edition) => build(input.tree.root, edition, { group: false, shared: false });
}

function firstKey({ visible, any }: FirstPages, { keyOf }: SiteInput): string | undefined {
  const page = visible ?? any;
  return page === undefined ? undefined : keyOf(page);
}

function divisionsWithSelectors(root: ExpandedDivision): ReadonlySet<ExpandedDivision> {
  const found = new Set<ExpandedDivision>();
  const walk = (division: ExpandedDivision): boolean => {
    let has = isBranch(division);
    for (const child of division.children) if (child.kind !== "page" && walk(child)) has = true;
    if (has) found.add(division);
    return has;
  };
  walk(root);
  return found;
}
