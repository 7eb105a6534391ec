// Reads the attributes of a component in the text of a page.
import type { DrawnComponent } from "../../../outputs/page-writer/drawn/drawn-node.ts";

/** The text of an attribute; "" if it has none. */
export function drawnAttribute({ attributes }: DrawnComponent, name: string): string {
  const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** The texts of an attribute that is a list, or one text. */
export function textsOfAttribute({ attributes }: DrawnComponent, name: string): readonly string[] {
  const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  if (Array.isArray(value)) return value as readonly string[];
  return typeof value === "string" && value !== "" ? [value] : [];
}

/** True for a flag that the component has. */
export function isAttributeOn({ attributes }: DrawnComponent, name: string): boolean {
  return Object.hasOwn(attributes, name) && attributes[name] !== false;
}
