// A division as one edition shows it: its selectors resolved (D13), and its first pages (D14, D15).
import type {
  EditionPlan,
  ExpandedDivision,
  ExpandedNode,
  ExpandedPageNode,
  ExpandedPage,
} from "../expand/expanded-tree.ts";
import { oncePerVariant } from "./edition-variants.ts";
import { SelectorLevels, type SelectorLevel } from "./selector-levels.ts";
import { isBranch, type Selectors } from "./selectors.ts";

/** A division as one edition shows it: the matching branches are replaced by their children. */
export interface EditionView {
  readonly children: readonly ExpandedNode[];
  /** The innermost of its own root page and those of its branches; the others are children. */
  readonly root: ExpandedPageNode | undefined;
  readonly specs: ExpandedDivision["specs"];
  /** At most one of each kind. */
  readonly levels: readonly SelectorLevel[];
  /** The matching branches, the outermost first. */
  readonly branches: readonly ExpandedDivision[];
  /** True if the selectors have nothing for this edition and the division has nothing else. */
  readonly stub: boolean;
}

/** Resolves the selectors at a division for an edition. */
export type FindView = (division: ExpandedDivision, edition: EditionPlan) => EditionView;

/** Returns a function that resolves each variant of a division once. */
export function editionViews(selectors: Selectors): FindView {
  const levels = new SelectorLevels(selectors);
  const look: FindView = (division, edition) =>
    selectors.branchesIn(division).length === 0
      ? plainView(division)
      : selectingView(division, edition, levels.of(division, edition), selectors);
  return oncePerVariant(look, selectors.variants);
}

function selectingView(
  division: ExpandedDivision,
  edition: EditionPlan,
  levels: readonly SelectorLevel[],
  selectors: Selectors,
): EditionView {
  const children: ExpandedNode[] = [];
  const branches: ExpandedDivision[] = [];
  const roots: ExpandedPageNode[] = [];
  const splice = (owner: ExpandedDivision): void => {
    for (const child of owner.children) {
      if (child.kind === "page" || !isBranch(child)) children.push(child);
      else if (selectors.agrees(child, edition)) {
        branches.push(child);
        splice(child);
      }
    }
    if (owner.root !== undefined) roots.push(owner.root);
  };
  splice(division);
  const [root, ...otherRoots] = roots;
  const setter = branches.findLast((branch) => branch.specs.some((list) => list[0]?.setBy === branch));
  const isMissing = levels.some((level) => !showsIn(level, edition) && level.defaultBranch !== undefined);
  return {
    children: [...unlisted(otherRoots, root, children), ...children],
    root,
    specs: setter?.specs ?? division.specs,
    levels,
    branches,
    stub: children.length === 0 && root === undefined && isMissing,
  };
}

/** Whether a branch of a selector belongs to an edition. */
export function showsIn(level: SelectorLevel, edition: EditionPlan): boolean {
  return level.choiceFor(edition[level.kind]) !== undefined;
}

function unlisted(
  roots: readonly ExpandedPageNode[],
  root: ExpandedPageNode | undefined,
  children: readonly ExpandedNode[],
): readonly ExpandedPageNode[] {
  if (roots.length === 0) return [];
  const listed = new Set(children.flatMap((child) => (child.kind === "page" ? [child.page] : [])));
  if (root !== undefined) listed.add(root.page);
  return roots.filter(({ page }) => !listed.has(page) && listed.add(page));
}

function plainView({ children, root, specs }: ExpandedDivision): EditionView {
  return { children, root, specs, levels: [], branches: [], stub: false };
}

/** The first pages below a division, depth first; a root page comes before the other pages of its group. */
export interface FirstPages {
  /** The first page that is visible if hidden divisions above are ignored. */
  readonly visible: ExpandedPage | undefined;
  /** The first page that is really visible: below a hidden division only pages with `hidden: false` are. */
  readonly shown: ExpandedPage | undefined;
  /** The first visible page with an external `url`. */
  readonly external: ExpandedPage | undefined;
  /** The first page of all, including hidden, missing and external ones. */
  readonly any: ExpandedPage | undefined;
}

export type FindFirstPages = (division: ExpandedDivision, edition: EditionPlan) => FirstPages;

/** Returns a function that searches each variant of a division once. */
export function firstPagesIn({ variants }: Selectors, viewOf: FindView): FindFirstPages {
  const look: FindFirstPages = (division, edition) => {
    const { root, children } = viewOf(division, edition);
    const first: FoundSoFar = { visible: undefined, shown: undefined, external: undefined, any: undefined };
    if (root !== undefined) addPage(first, root);
    for (const child of children) {
      if (child.kind === "page") addPage(first, child);
      else addDivision(first, child, find(child, edition));
    }
    return first;
  };
  const find = oncePerVariant(look, variants);
  return find;
}

type FoundSoFar = { -readonly [Field in keyof FirstPages]: FirstPages[Field] };

// Missing and external pages are never visible.
function addPage(first: FoundSoFar, { page, hiddenAbove }: ExpandedPageNode): void {
  first.any ??= page;
  if (page.url !== undefined) {
    if (page.hidden !== true) first.external ??= page;
  } else if (page.missing !== true) {
    if (page.hidden !== true) first.visible ??= page;
    if (!(page.hidden ?? hiddenAbove)) first.shown ??= page;
  }
}

function addDivision(first: FoundSoFar, { hidden }: Pick<ExpandedDivision, "hidden">, ofChild: FirstPages): void {
  first.any ??= ofChild.any;
  first.shown ??= ofChild.shown;
  first.visible ??= hidden === true ? ofChild.shown : ofChild.visible;
  if (hidden !== true) first.external ??= ofChild.external;
}
