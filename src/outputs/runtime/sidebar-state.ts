// Decides what a sidebar shows, what is open and active in it, and what a click on a group does.
import type { Division, GroupDivision, PageNode } from "../../compiler/site/navigation.ts";
import type { PageView } from "./view-page.ts";

/** An entry of a sidebar. */
export type SidebarEntry = GroupDivision | PageNode;

/**
 * True for what bars, menus and sidebars show: it is not hidden, and it or something below it has a target. A hidden group is
 * shown if a page in it is not hidden.
 */
export function isShown(node: Division | PageNode): boolean {
  if (node.kind === "page") return !node.hidden;
  if (node.hidden && node.kind !== "group") return false;
  return (!node.hidden && !!node.href) || node.children.some(isShown);
}

/**
 * Returns the groups and pages of a sidebar, or those of a group in it. If the whole sidebar is hidden, the reader opened the
 * page by its address, and everything is shown.
 *
 * @param view - What `viewPage` returned.
 * @param group - The group whose entries are returned; without it, those of the sidebar itself.
 * @example
 * ```js
 * const list = (entries) => entries.map((entry) =>
 *   entry.kind === "group" ? [entry.label, list(sidebarEntries(view, entry))] : entry.label);
 * list(sidebarEntries(view));
 * ```
 */
export function sidebarEntries(view: PageView, group: Division = view.sidebar): readonly SidebarEntry[] {
  return entriesIn(group, !entriesIn(view.sidebar).length);
}

/** True for a division with a sidebar that is not empty. If the whole list is hidden, readers who open one of its pages see everything. */
export function showsEntries(division: Division): boolean {
  return entriesIn(division).length > 0;
}

/** The groups and pages of a division that are shown; with `all`, including hidden ones. */
export function entriesIn(division: Division, all?: boolean): readonly SidebarEntry[] {
  return division.children.filter((node): node is SidebarEntry => isEntry(node) && (all || isShown(node)));
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
