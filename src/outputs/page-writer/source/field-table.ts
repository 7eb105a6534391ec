// Writes fields and parameters as a table of GitHub's Markdown.
import type { IdOfField } from "./field-ids.ts";
import { safeCell } from "./safe-markdown.ts";
import { safeCode } from "./safe-text.ts";
import type { SchemaRow } from "./schema-rows.ts";

/** A table with a row for each field. */
export function fieldTable(rows: readonly SchemaRow[], idOf?: IdOfField): string {
  const cells = rows.map((row) => cellsOf(row, idOf?.(row.name)));
  return markdownTable(["Name", "Type", "Description"], cells);
}

/** A table of cells that are already safe. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return lines.join("\n");
}

function cellsOf(row: SchemaRow, id: string | undefined): readonly string[] {
  const marks = [row.isRequired && "**required**", row.isDeprecated && "*deprecated*"].filter(Boolean);
  const name = [row.name === "" ? "" : safeCode(row.name, "cell"), ...marks].join(" ").trim();
  const anchor = id === undefined ? "" : `<a id="${id}"></a>`;
  return [anchor + name, row.type === "" ? "" : safeCode(row.type, "cell"), descriptionOf(row)];
}

function code(text: string): string {
  return safeCode(text, "cell");
}

function descriptionOf({ description, alternatives, defaultValue, values, moreValues, bounds }: SchemaRow): string {
  const more = moreValues === 0 ? "" : ` and ${moreValues} more`;
  return [
    description && safeCell(description),
    alternatives.length > 0 && `Only in: ${alternatives.map(code).join(", ")}`,
    defaultValue !== undefined && `Default: ${code(defaultValue)}`,
    values.length > 0 && `Allowed values: ${values.map(code).join(", ")}${more}`,
    bounds.length > 0 && `Allowed: ${bounds.join(", ")}`,
  ]
    .filter(Boolean)
    .join("<br />");
}
