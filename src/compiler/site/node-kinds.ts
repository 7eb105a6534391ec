// Distinguishes the kinds of nodes in the tree of an edition.
import type { Division, GroupDivision, PageNode } from "./navigation.ts";

/** True for a page in a list; false for a division. */
export function isPage(node: Division | PageNode): node is PageNode {
  return node.kind === "page";
}

/** True for a division: the root, a product, dropdown, tab, anchor, menu item or group; false for a page. */
export function isDivision(node: Division | PageNode): node is Division {
  return node.kind !== "page";
}

/** True for a group, which has `display`; false for a page and for every other division. */
export function isGroup(node: Division | PageNode): node is GroupDivision {
  return node.kind === "group";
}
