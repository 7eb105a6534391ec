// Says what a key does in the tree of changes, as trees have it in desktop programs.
import { twinOf, type ChangeRow } from "./change-rows.ts";

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
    case "ArrowDown":
      return { kind: "move", to: Math.min(at + 1, rows.length - 1) };
    case "ArrowUp":
      return { kind: "move", to: Math.max(at - 1, 0) };
    case "Home":
      return { kind: "move", to: 0 };
    case "End":
      return { kind: "move", to: rows.length - 1 };
    case "ArrowRight":
      if (row.kind === "unchanged" && !row.open) return { kind: "fold", name: row.name, open: true };
      return { kind: "move", to: rows[at + 1]?.level === row.level + 1 ? at + 1 : at };
    case "ArrowLeft":
      if (row.kind === "unchanged" && row.open) return { kind: "fold", name: row.name, open: false };
      return { kind: "move", to: rowAround(rows, at) };
    case "m":
      return { kind: "move", to: twinOf(rows, at) };
    case "Enter":
      if (row.kind === "unchanged") return { kind: "fold", name: row.name, open: !row.open };
      // What moved away is a page at its other place only.
      return row.node.mark === "moved-out" ? { kind: "move", to: twinOf(rows, at) } : { kind: "page" };
    default:
      return undefined;
  }
}

/** The row of the division around a row; the row itself at the top. */
function rowAround(rows: readonly ChangeRow[], at: number): number {
  const around = rows.findLastIndex(({ level }, index) => index < at && level < rows[at]!.level);
  return around === -1 ? at : around;
}
