// Finds the row of a page or a group after the site has changed.
import type { Division, PageNode } from "../../../compiler/site/navigation.ts";
import type { SidebarRow } from "./sidebar-rows.ts";

/** The index of a node that was at the index `last`: its own row, that of the closed group that holds it, or else the row at that index. */
export function followedRow(rows: readonly SidebarRow[], node: SidebarRow["node"], last: number): number {
  const own = ownRow(rows, node);
  if (own !== -1) return own;
  // What an open group holds without a row is hidden.
  const group = rows.findLastIndex((row) => row.kind === "group" && !row.open && holds(row.node, node));
  return group === -1 ? Math.min(last, rows.length - 1) : group;
}

/** The index of the own row of a node; -1 if it has none. */
export function ownRow(rows: readonly SidebarRow[], node: SidebarRow["node"]): number {
  const at = rows.findIndex((row) => row.node.id === node.id);
  // In another division it has another id.
  return at === -1 ? rows.findIndex((row) => isNamedAs(row.node, node)) : at;
}

/**
 * The index of the row that is certainly still that of a node: it has its id, its name and its content. -1 if there is none. What was asked
 * for one row must not be done to another of its name.
 */
export function sameRow(rows: readonly SidebarRow[], node: SidebarRow["node"]): number {
  return rows.findIndex((row) => row.node.id === node.id && isSame(row.node, node));
}

function isSame(one: Division | PageNode, other: Division | PageNode): boolean {
  if (one.kind === "page" || other.kind === "page") return one.kind === other.kind && isNamedAs(one, other);
  return (
    one.label === other.label &&
    one.children.length === other.children.length &&
    one.children.every((child, index) => isSame(child, other.children[index]!))
  );
}

function isNamedAs(one: Division | PageNode, other: Division | PageNode): boolean {
  if (one.kind === "page" || other.kind === "page") return one.kind === other.kind && one.href === other.href;
  return one.label === other.label;
}

function holds(division: Division | PageNode, node: SidebarRow["node"]): boolean {
  return division.kind !== "page" && division.children.some((child) => isNamedAs(child, node) || holds(child, node));
}
