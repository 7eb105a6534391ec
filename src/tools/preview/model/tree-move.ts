// Finds the row that a key leads to in a tree, as in desktop programs.

/** The index of the row, `at` if a key leads nowhere; undefined for a key that does not move. `at` is the index of the active row. */
export function treeMove(rows: readonly { readonly level: number }[], at: number, key: string): number | undefined {
  const level = rows[at]?.level ?? 0;
  switch (key) {
    case "ArrowDown":
      return Math.min(at + 1, rows.length - 1);
    case "ArrowUp":
      return Math.max(at - 1, 0);
    case "ArrowRight":
      return rows[at + 1]?.level === level + 1 ? at + 1 : at;
    case "ArrowLeft": {
      const parent = rows.findLastIndex((row, index) => index < at && row.level < level);
      return parent === -1 ? at : parent;
    }
    case "Home":
      return 0;
    case "End":
      return rows.length - 1;
    default:
      return undefined;
  }
}
