// Follows references within a document to its components.
import { decodeSegment } from "../contract/href.ts";
import { pointerSegments } from "../text/json-pointer.ts";
import { isJsonObject, ownValue, type JsonObject, type JsonValue } from "../text/json-value.ts";

/** The name that a reference to a component of a section has; undefined for any other reference. */
export function componentName(reference: string, section: string): string | undefined {
  if (!reference.startsWith(`#/components/${section}/`)) return undefined;
  const [, , name, ...more] = pointerSegments(decodeSegment(reference.slice(1)));
  return more.length === 0 ? name : undefined;
}

/** The component of a section; undefined where there is none. */
export function componentOf(section: string, name: string, document: JsonObject): JsonObject | undefined {
  const component = ownValue(componentsOf(section, document), name);
  return isJsonObject(component) ? component : undefined;
}

/** The components of a section by name; empty where there are none. */
export function componentsOf(section: string, document: JsonObject): JsonObject {
  const components = ownValue(document, "components");
  const all = isJsonObject(components) ? ownValue(components, section) : undefined;
  return isJsonObject(all) ? all : {};
}

/** The most schemas of one composition that are looked at. */
export const mostComposed = 100;

/** The schemas in a list of a schema, such as `oneOf`. */
export function membersOf(schema: JsonObject, field: string): readonly JsonValue[] {
  const members = ownValue(schema, field);
  return Array.isArray(members) ? members : [];
}

/** An object, or the component of a section that it refers to; undefined where that leads nowhere. */
export function localComponent(
  written: JsonValue | undefined,
  section: string,
  document: JsonObject,
): JsonObject | undefined {
  const seen = new Set<JsonObject>();
  let at = isJsonObject(written) ? written : undefined;
  while (at !== undefined && !seen.has(at)) {
    const reference = ownValue(at, "$ref");
    if (typeof reference !== "string") return at;
    seen.add(at);
    const name = componentName(reference, section);
    at = name === undefined ? undefined : componentOf(section, name, document);
  }
  return undefined;
}
