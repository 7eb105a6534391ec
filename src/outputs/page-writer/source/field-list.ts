// Writes fields and parameters as a list of Markdown, which every theme shows at every width. (D394)
import type { IdOfField } from "./field-ids.ts";
import { listItem, spacedItems } from "./list-item.ts";
import { safeCode, safeText } from "./safe-text.ts";
import type { SchemaRow } from "./schema-rows.ts";

/** A list with an item for each field: its name, its type and its marks in a line, and below it what is said about it. */
export function fieldList(rows: readonly SchemaRow[], idOf?: IdOfField): string {
  return spacedItems(
    rows.map((row) => {
      const line = { head: headOf(row, idOf?.(row.name)), description: row.description };
      return listItem([line], "<br />", linesOf(row));
    }),
  );
}

function headOf({ name, type, isRequired, isDeprecated }: SchemaRow, id: string | undefined): string {
  const anchor = id === undefined ? "" : `<a id="${id}"></a>`;
  const parts = [
    name.trim() === "" ? "" : `${anchor}**${code(name)}**`,
    safeText(type),
    isRequired ? "*required*" : "",
    isDeprecated ? "*deprecated*" : "",
  ];
  return parts.filter((part) => part !== "").join(" · ");
}

function linesOf({ alternatives, defaultValue, values, moreValues, bounds }: SchemaRow): readonly string[] {
  const more = moreValues === 0 ? "" : ` and ${moreValues} more`;
  return [
    alternatives.length > 0 ? `Only in: ${alternatives.map(code).join(", ")}` : "",
    defaultValue === undefined ? "" : `Default: ${code(defaultValue)}`,
    values.length > 0 ? `Allowed values: ${values.map(code).join(", ")}${more}` : "",
    bounds.length > 0 ? `Allowed: ${bounds.join(", ")}` : "",
  ];
}

function code(text: string): string {
  return safeCode(text, "line");
}
