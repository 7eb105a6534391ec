// What does a job summary show of the parity of editions?
import { markdownText } from "../text/markdown-text.ts";
import type { Parity } from "./parity.ts";
import { parityTable } from "./parity-table.ts";

/** The table of `parityText` in Markdown. */
export function parityMarkdown(parity: Parity): string {
  const table = parityTable(parity);
  if (table === undefined) return "The site has one edition, so there is nothing to compare.\n";
  const { heads, rows, legend } = table;
  const lines = [
    heads.map(markdownText),
    heads.map((_, column) => (column === 0 ? ":--" : "--:")),
    ...rows.map((cells) => cells.map(markdownText)),
  ];
  return [...lines.map((cells) => `| ${cells.join(" | ")} |`), "", markdownText(legend), ""].join("\n");
}
