// Says what a key does in the tree of changes.
import { twinOf, type ChangeRow } from "./change-rows.ts";
import { treeMove } from "./tree-move.ts";

/** What a key does. */
export type ChangeStep =
  | { readonly kind: "move"; readonly to: number }
  | { readonly kind: "fold"; readonly name: string; readonly open: boolean }
  /** Opens the page of the row. */
  | { readonly kind: "page" };

/** The step of a key; undefined for a key that has no meaning there. `at` is the index of the active row. */
export function changeStep(rows: readonly ChangeRow[], at: number, key: string): ChangeStep | undefined {
  const row = rows[at];
  if (row === undefined) return undefined;
  switch (key) {
    case "m":
      return { kind: "move", to: twinOf(rows, at) };
    case "Enter":
      if (row.kind === "unchanged") return { kind: "fold", name: row.name, open: !row.open };
      // A page that moved is a page only at its new place.
      return row.node.mark === "moved-out" ? { kind: "move", to: twinOf(rows, at) } : { kind: "page" };
    default: {
      const isOpening = key === "ArrowRight";
      if (row.kind === "unchanged" && (isOpening ? !row.open : key === "ArrowLeft" && row.open))
        return { kind: "fold", name: row.name, open: isOpening };
      const to = treeMove(rows, at, key);
      return to === undefined ? undefined : { kind: "move", to };
    }
  }
}
