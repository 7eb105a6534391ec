// Reads the layout of root pages (D110).
import { directoryLayouts, type DirectoryLayout } from "../contract/directory-layout.ts";
import { nearestName } from "../hints/nearest-name.ts";
import type { ConfigValue } from "./config-value.ts";
import { fieldName, wrongType, type FieldReader } from "./read-fields.ts";

/** The layout that a field names; `wrong-type` if it is something else. */
export function readDirectory(value: ConfigValue, reader: FieldReader): DirectoryLayout | undefined {
  const opened = reader.open(value);
  const text = opened.kind === "scalar" && typeof opened.value === "string" ? opened.value : "";
  const layout = directoryLayouts.find((known) => known === text);
  if (layout !== undefined) return layout;
  const layouts = `"none", "accordion" or "card"`;
  const expected = text.includes("/")
    ? `${layouts}; the folder of the pages of a spec is written as "openapi": { "source": …, "directory": … }`
    : layouts;
  return wrongType(fieldName(value), opened, expected, reader, nearestName(text, directoryLayouts));
}
