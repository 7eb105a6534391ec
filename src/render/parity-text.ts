// What does a reader of the terminal see of the parity of editions?
import type { Parity } from "./parity.ts";
import { parityTable } from "./parity-table.ts";
import { largest } from "../text/largest.ts";

/** The table in columns, names to the left, numbers to the right, a sentence below that explains them. */
export function parityText(parity: Parity): string {
  const table = parityTable(parity);
  if (table === undefined) return "The site has one edition, so there is nothing to compare.\n";
  const lines = [table.heads, ...table.rows];
  const widths = table.heads.map((_, column) => largest(lines.map((cells) => widthOf(cells[column]!))));
  const text = lines.map((cells) =>
    cells
      .map((cell, column) => {
        const blanks = " ".repeat(widths[column]! - widthOf(cell));
        return column === 0 ? cell + blanks : blanks + cell;
      })
      .join("  ")
      .trimEnd(),
  );
  return [...text, "", table.legend, ""].join("\n");
}

function widthOf(text: string): number {
  return Array.from(text).length;
}
