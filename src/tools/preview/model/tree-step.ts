// Says what a key does in a tree, as trees have it in desktop programs.
import type { GroupRow, SidebarRow } from "./sidebar-rows.ts";

/** What a key does. */
export type TreeStep =
  | { readonly kind: "move"; readonly to: number }
  | { readonly kind: "group"; readonly row: GroupRow; readonly open: boolean };

/** The step of a key in the tree; undefined for a key that has no meaning there. `at` is the index of the active row. */
export function treeStep(rows: readonly SidebarRow[], at: number, key: string): TreeStep | undefined {
  const row = rows[at];
  if (row === undefined) return undefined;
  const last = rows.length - 1;
  switch (key) {
    case "ArrowDown":
      return { kind: "move", to: Math.min(at + 1, last) };
    case "ArrowUp":
      return { kind: "move", to: Math.max(at - 1, 0) };
    case "Home":
      return { kind: "move", to: 0 };
    case "End":
      return { kind: "move", to: last };
    case "ArrowRight":
      if (row.kind === "page") return undefined;
      return row.open ? { kind: "move", to: Math.min(at + 1, last) } : { kind: "group", row, open: true };
    case "ArrowLeft":
      if (row.kind === "group" && row.open && row.collapsible) return { kind: "group", row, open: false };
      return {
        kind: "move",
        to: Math.max(
          rows.findLastIndex((above, index) => index < at && above.level < row.level),
          0,
        ),
      };
    default:
      return undefined;
  }
}
