// Says to which cell of the map a key leads.
import type { MapCell } from "./map-layout.ts";
import { treeMove } from "./tree-move.ts";

/** The index of the cell; undefined for a key that has no meaning there. The cells are in reading order, and a level is a column. */
export function stepInMap(cells: readonly MapCell[], at: number, key: string): number | undefined {
  const level = cells[at]?.level;
  const or = (found: number): number => (found === -1 ? at : found);
  if (key === "ArrowDown") return or(cells.findIndex((cell, index) => index > at && cell.level === level));
  if (key === "ArrowUp") return or(cells.findLastIndex((cell, index) => index < at && cell.level === level));
  return treeMove(cells, at, key);
}
