// How is a number or boolean written that should have been text?
import { parseYaml } from "../text/yaml.ts";
import { findField } from "./field-source.ts";

/** The text of a number or boolean as it is written: `24.10` rather than 24.1 (D5). */
export function writtenText(block: string, key: string, value: number | boolean): string {
  const field = findField(block, key)?.written ?? "";
  const written = field.replace(/[ \t]#.*/s, "").trim();
  const read = parseYaml(written, { schema: "core", maxDepth: 4 });
  // Anything but the value itself, such as an alias, is not its text.
  if (!read.ok || read.value !== value) return String(value);
  return written.replace(/^(?:[!&]\S*[ \t]+)+/, "");
}
