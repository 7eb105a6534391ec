// Follows references within a document to its components.
import { pointerSegments } from "../text/json-pointer.ts";
import { isJsonObject, ownValue, type JsonObject, type JsonValue } from "../text/json-value.ts";

/** The name that a reference to a component of a section has; undefined for any other reference. */
export function componentName(reference: string, section: string): string | undefined {
  if (!reference.startsWith(`#/components/${section}/`)) return undefined;
  const [, , name, ...more] = pointerSegments(decoded(reference.slice(1)));
  return more.length === 0 ? name : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The component of a section; undefined where there is none. */
export function componentOf(section: string, name: string, document: JsonObject): JsonObject | undefined {
  const components = ownValue(document, "components");
  const all = isJsonObject(components) ? ownValue(components, section) : undefined;
  const component = isJsonObject(all) ? ownValue(all, name) : undefined;
  return isJsonObject(component) ? component : undefined;
}

/** More schemas of which one is composed are not looked at. */
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
