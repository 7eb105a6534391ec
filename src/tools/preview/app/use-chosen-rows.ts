// Remembers which rows of the sidebar are chosen. (D398)
import { useMemo, useState } from "preact/hooks";
import type { EditionNode } from "../model/row-moves.ts";
import type { SidebarRow } from "../model/sidebar-rows.ts";

/** The chosen rows, by the ids of their nodes, and what chooses others. */
export interface ChosenRows {
  readonly chosen: ReadonlySet<string>;
  /** The row where the last choice began; the given one if it is gone. */
  readonly anchorOr: (index: number) => number;
  readonly chooseRange: (from: number, to: number) => void;
  readonly toggle: (index: number) => void;
  /** Chooses no row; the next choice of several begins at this one. */
  readonly chooseNone: (index?: number) => void;
}

export function useChosenRows(rows: readonly SidebarRow[], placed: ReadonlyMap<string, EditionNode>): ChosenRows {
  const [marked, mark] = useState<readonly string[]>([]);
  // A row keeps its id while the site changes around it, and stays chosen.
  const chosen = useMemo(() => new Set(marked.filter((id) => placed.has(id))), [marked, placed]);
  const [anchor, setAnchor] = useState<string>();
  const idOf = (index: number): string => rows[index]?.node.id ?? "";
  return {
    chosen,
    anchorOr(index) {
      const at = rows.findIndex(({ node }) => node.id === anchor);
      return at === -1 ? index : at;
    },
    chooseRange(from, to) {
      setAnchor(idOf(from));
      mark(rows.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ node }) => node.id));
    },
    toggle(index) {
      const next = new Set(chosen);
      if (!next.delete(idOf(index))) next.add(idOf(index));
      mark([...next]);
      setAnchor(idOf(index));
    },
    chooseNone(index) {
      if (index !== undefined) setAnchor(idOf(index));
      if (chosen.size > 0) mark([]);
    },
  };
}
