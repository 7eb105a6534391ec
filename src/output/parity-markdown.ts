// What does a job summary show of the parity of editions?
import type { Parity } from "./parity.ts";
import { parityTable } from "./parity-table.ts";

/** The table of `parityText` in Markdown. */
export function parityMarkdown(parity: Parity): string {
  const table = parityTable(parity);
  if (table === undefined) return "The site has one edition, so there is nothing to compare.\n";
  const { heads, rows, legend } = table;
  const lines = [
    heads.map(escape),
    heads.map((_, column) => (column === 0 ? ":--" : "--:")),
    ...rows.map((cells) => cells.map(escape)),
  ];
  return [...lines.map((cells) => `| ${cells.join(" | ")} |`), "", escape(legend), ""].join("\n");
}

/** As text: a label is no markup and ends no cell. */
function escape(text: string): string {
  return text
    .replaceAll(/[\\|`*_<>[\]~&#]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replaceAll("@", "&#64;<!-- -->");
}
