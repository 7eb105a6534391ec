// Decides what a sidebar shows, what is open and active in it, and what a click on a group does.
import type { Division, GroupDivision, PageNode } from "../../compiler/site/navigation.ts";
import type { PageView } from "./view-page.ts";

/** An entry of a sidebar. */
export type SidebarEntry = GroupDivision | PageNode;

/** What is in a sidebar besides what readers see. */
export interface AlsoShown {
  /** True for the entries of pages without a file, which lead nowhere; for previews. */
  readonly missing?: boolean;
}

interface AlsoHidden extends AlsoShown {
  /** True for hidden nodes. */
  readonly hidden?: boolean;
}

/**
 * True for what bars, menus and sidebars show: it is not hidden, and it or something below it has a target. A page without a file
 * has none. A hidden group is shown if a page in it is not hidden.
 */
export function isShown(node: Division | PageNode): boolean {
  return isShownWith({}, node);
}

function isShownWith(also: AlsoHidden, node: Division | PageNode): boolean {
  const open = also.hidden || !node.hidden;
  if (node.kind === "page") return open && (also.missing || !node.missing);
  return (
    (open && !!node.href) ||
    ((open || node.kind === "group") && node.children.some((child) => isShownWith(also, child)))
  );
}

/**
 * Returns the groups and pages of a sidebar, or those of a group in it, without pages that have no file. If the whole sidebar is
 * hidden, the reader opened the page by its address, and everything is shown.
 *
 * @param view - What `viewPage` returned.
 * @param group - The group whose entries are returned; without it, those of the sidebar itself.
 * @param also - With `missing: true`, the entries of pages without a file are there, too.
 * @example
 * ```js
 * const list = (entries) => entries.map((entry) =>
 *   entry.kind === "group" ? [entry.label, list(sidebarEntries(view, entry))] : entry.label);
 * list(sidebarEntries(view));
 * ```
 */
export function sidebarEntries(
  view: PageView,
  group: Division = view.sidebar,
  also: AlsoShown = {},
): readonly SidebarEntry[] {
  return entriesIn(group, { ...also, hidden: !showsEntries(view.sidebar) });
}

/** True for a division with a sidebar that is not empty. If the whole list is hidden, readers who open one of its pages see everything. */
export function showsEntries(division: Division): boolean {
  return entriesIn(division).length > 0;
}

/** The groups and pages of a division that are shown, or would be if hidden ones were. */
export function entriesIn(division: Division, also: AlsoHidden = {}): readonly SidebarEntry[] {
  return division.children.filter((node): node is SidebarEntry => isEntry(node) && isShownWith(also, node));
}

/** True for what sidebars list; bars list the others. */
export function isEntry(node: Division | PageNode): node is SidebarEntry {
  return node.kind === "group" || node.kind === "page";
}

/** True for the node of the current page: `aria-current="page"`. It is a group for the root page of a group that does not list it. */
export function isCurrent(view: PageView, node: Division | PageNode): boolean {
  return node.id === view.placement.node;
}

/** True for a division that contains the page: the active tab, and the groups above the page. */
export function isInTrail(view: PageView, division: Division): boolean {
  return view.placement.trail.includes(division.id);
}

/** True for a group that is open when the page is shown: it is open at first, or it contains the page. The reader may close it. */
export function isOpen(view: PageView, group: GroupDivision): boolean {
  return group.display.expanded || isInTrail(view, group);
}

/** What a click on the title of a group does. */
export type GroupClick =
  | { readonly kind: "navigate"; readonly href: string; readonly external: boolean }
  /** Opens or closes the group; `collapsible` is false for one that is always open, and then nothing happens. */
  | { readonly kind: "toggle"; readonly collapsible: boolean };

/**
 * Returns what a click on the title of a group does, by `drilldown` of docs.json.
 *
 * @param group - A group; a division of another kind is a link or a menu.
 * @param themeDefault - What the theme does if docs.json does not say.
 */
export function clickOnGroup(group: GroupDivision, themeDefault: GroupClick["kind"] = "toggle"): GroupClick {
  const { collapsible, onSelect } = group.display;
  const kind = onSelect === "theme" ? themeDefault : onSelect;
  return kind === "navigate" && group.href
    ? { kind, href: group.href, external: !!group.external }
    : { kind: "toggle", collapsible };
}
