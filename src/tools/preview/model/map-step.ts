// Says to which cell of the map a key leads.
import type { MapCell } from "./map-cells.ts";

/** The index of the cell; undefined for a key that has no meaning there. The cells are in reading order. */
export function stepInMap(cells: readonly MapCell[], at: number, key: string): number | undefined {
  const level = cells[at]?.level ?? 0;
  const or = (found: number): number => (found === -1 ? at : found);
  switch (key) {
    case "ArrowDown":
      return or(cells.findIndex((cell, index) => index > at && cell.level === level));
    case "ArrowUp":
      return or(cells.findLastIndex((cell, index) => index < at && cell.level === level));
    case "ArrowRight":
      return cells[at + 1]?.level === level + 1 ? at + 1 : at;
    case "ArrowLeft":
      return or(cells.findLastIndex((cell, index) => index < at && cell.level === level - 1));
    case "Home":
      return 0;
    case "End":
      return cells.length - 1;
    default:
      return undefined;
  }
}
