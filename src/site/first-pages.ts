// Which is the first page of a division? (D14, D15)
import type { ExpandedDivision, ExpandedPage, ExpandedPageNode } from "../expand/expanded-tree.ts";

/** First pages below a division, depth first, a root page before its group's others. */
export interface FirstPages {
  /** As seen from the division itself: what is hidden only above it counts as visible. */
  readonly visible: ExpandedPage | undefined;
  /** As seen when the division is hidden: only what says `hidden: false`. */
  readonly shown: ExpandedPage | undefined;
  /** Hidden, missing and external ones too. */
  readonly any: ExpandedPage | undefined;
}

/** The first pages of a division, from its root page and those of its children. */
export function firstPages(root: ExpandedPageNode | undefined, children: readonly FirstPages[]): FirstPages {
  const all = root === undefined ? children : [ofPage(root), ...children];
  const first = (field: keyof FirstPages): ExpandedPage | undefined =>
    all.find((each) => each[field] !== undefined)?.[field];
  return { visible: first("visible"), shown: first("shown"), any: first("any") };
}

/** A page as its own first page. Missing and external ones are never visible. */
export function ofPage({ page }: ExpandedPageNode): FirstPages {
  const reachable = page.missing !== true && page.url === undefined;
  return {
    visible: reachable && page.hidden !== true ? page : undefined,
    shown: reachable && page.hidden === false ? page : undefined,
    any: page,
  };
}

/** The first pages of a division as its parent sees them. */
export function seenFromAbove(
  { hidden }: Pick<ExpandedDivision, "hidden">,
  { visible, shown, any }: FirstPages,
): FirstPages {
  return { visible: hidden === true ? shown : visible, shown: hidden === false ? visible : shown, any };
}
