// The first page of a division in an edition (D14, D15).
import type { EditionPlan, ExpandedDivision, ExpandedPage, ExpandedPageNode } from "../expand/expanded-tree.ts";
import { oncePerVariant } from "./edition-variants.ts";
import type { FindView } from "./edition-view.ts";
import type { Selectors } from "./selectors.ts";

/** First pages below a division, depth first, a root page before its group's others. */
export interface FirstPages {
  /** As seen from the division itself: what is hidden only above it counts as visible. */
  readonly visible: ExpandedPage | undefined;
  /** What no division above hides: below a hidden one only what says `hidden: false`. */
  readonly shown: ExpandedPage | undefined;
  /** The first that is visible and leads out by its `url`. */
  readonly external: ExpandedPage | undefined;
  /** Hidden, missing and external ones too. */
  readonly any: ExpandedPage | undefined;
}

export type FindFirstPages = (division: ExpandedDivision, edition: EditionPlan) => FirstPages;

/** Returns a search that looks once per division and variant of it. */
export function firstPagesIn({ variants }: Selectors, viewOf: FindView): FindFirstPages {
  const look: FindFirstPages = (division, edition) => {
    const { root, children } = viewOf(division, edition);
    return firstOf([
      ...(root === undefined ? [] : [ofPage(root)]),
      ...children.map((child) => (child.kind === "page" ? ofPage(child) : seenFromAbove(child, find(child, edition)))),
    ]);
  };
  const find = oncePerVariant(look, variants);
  return find;
}

function firstOf(pages: readonly FirstPages[]): FirstPages {
  const first = (field: keyof FirstPages): ExpandedPage | undefined =>
    pages.find((each) => each[field] !== undefined)?.[field];
  return { visible: first("visible"), shown: first("shown"), external: first("external"), any: first("any") };
}

// Missing and external pages are never visible.
function ofPage({ page, hiddenAbove }: ExpandedPageNode): FirstPages {
  const reachable = page.missing !== true && page.url === undefined;
  return {
    visible: reachable && page.hidden !== true ? page : undefined,
    shown: reachable && !(page.hidden ?? hiddenAbove) ? page : undefined,
    external: page.url !== undefined && page.hidden !== true ? page : undefined,
    any: page,
  };
}

function seenFromAbove({ hidden }: Pick<ExpandedDivision, "hidden">, first: FirstPages): FirstPages {
  return hidden === true ? { ...first, visible: first.shown, external: undefined } : first;
}
