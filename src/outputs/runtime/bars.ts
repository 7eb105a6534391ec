// Finds the bars above and beside a page: tabs, products, dropdowns, anchors, menus, and the anchors of the whole edition.
import type { ContainerDivision, Division } from "../../compiler/site/navigation.ts";
import { isEntry, isInTrail, isShown } from "./sidebar-state.ts";
import type { PageView } from "./view-page.ts";

/** A row of tabs, products, dropdowns, anchors or menu items that belong together. */
export interface Bar {
  /** The division that has these entries. */
  readonly division: Division;
  /** What the bar shows, in reading order. */
  readonly entries: readonly ContainerDivision[];
  /** The entry that contains the page; undefined if none does. */
  readonly active: ContainerDivision | undefined;
}

/**
 * Returns the bars of a page, outermost first: one for each level with visible entries. The kind of an entry says how it is
 * drawn: tabs on top, products as a switcher, anchors and dropdowns above the sidebar, items as a menu.
 */
export function barsOf(view: PageView): readonly Bar[] {
  return view.levels
    .map((division) => {
      const entries = barEntries(division);
      return { division, entries, active: entries.find((entry) => isInTrail(view, entry)) };
    })
    .filter(({ entries }) => entries.length > 0);
}

/** Returns the entries of a division that are shown in a bar or, for the items of a tab, in its menu. */
export function barEntries(division: Division): readonly ContainerDivision[] {
  return division.children.filter((child): child is ContainerDivision => !isEntry(child) && isShown(child));
}

/** An anchor that every page of an edition has. */
export interface GlobalAnchor {
  /** The anchor: its label, icon and `href`. */
  readonly anchor: Division;
  /** True if the anchor leads to the page of the view. */
  readonly current: boolean;
}

/** Returns the anchors that are shown on every page of the edition. */
export function globalAnchors({ edition, page }: PageView): readonly GlobalAnchor[] {
  return edition.global.anchors.filter(isShown).map((anchor) => ({ anchor, current: anchor.key === page.key }));
}
