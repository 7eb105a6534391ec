// Decides what a key does in the tree of a sidebar.
import type { GroupRow, SidebarRow } from "./sidebar-rows.ts";
import { treeMove } from "./tree-move.ts";

/** What a key does. */
export type TreeStep =
  | { readonly kind: "move"; readonly to: number }
  | { readonly kind: "group"; readonly row: GroupRow; readonly open: boolean };

/** The step of a key in the tree; undefined for a key that has no meaning there. `at` is the index of the active row. */
export function treeStep(rows: readonly SidebarRow[], at: number, key: string): TreeStep | undefined {
  const row = rows[at];
  if (row === undefined || (row.kind === "page" && key === "ArrowRight")) return undefined;
  if (row.kind === "group" && key === "ArrowRight" && !row.open) return { kind: "group", row, open: true };
  if (row.kind === "group" && key === "ArrowLeft" && row.open && row.collapsible)
    return { kind: "group", row, open: false };
  const to = treeMove(rows, at, key);
  return to === undefined ? undefined : { kind: "move", to };
}
