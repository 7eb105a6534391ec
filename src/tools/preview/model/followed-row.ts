// Finds the row of a page or a group after the site has changed.
import type { Division, PageNode } from "../../../compiler/site/navigation.ts";
import type { SidebarRow } from "./sidebar-rows.ts";

/** The index of a node that was at the index `last`: by its id, by its name, by the closed group that holds it, or else by that index. */
export function followedRow(
  rows: readonly SidebarRow[],
  { id, kind, label }: SidebarRow["node"],
  last: number,
): number {
  const found = [
    rows.findIndex(({ node }) => node.id === id),
    rows.findLastIndex(({ node }) => node.kind === "group" && holds(node, id)),
    // A group in another group has another id.
    rows.findIndex(({ node }) => node.kind === kind && kind === "group" && node.label === label),
  ].find((at) => at !== -1);
  return found ?? Math.min(last, rows.length - 1);
}

function holds(node: Division | PageNode, id: string): boolean {
  return node.id === id || (node.kind !== "page" && node.children.some((child) => holds(child, id)));
}
