// The schemas of results without room for other fields, so that tests find what a type or a schema has forgotten.
import { navigationSchema, partsSchema } from "../../src/outputs/schema/navigation-schema.ts";
import type { SchemaObject } from "../../src/outputs/schema/json-schema.ts";

/** `navigationSchema` with no other fields, except where docs.json may have any. */
export function closedNavigationSchema(): SchemaObject {
  return closed(navigationSchema()) as SchemaObject;
}

/** The same of `partsSchema`. */
export function closedPartsSchema(): SchemaObject {
  return closed(partsSchema()) as SchemaObject;
}

/** A part of a condition has only the fields that it is about. */
const inCondition: ReadonlySet<string> = new Set(["if", "then", "else"]);

function closed(value: unknown, key = ""): unknown {
  if (Array.isArray(value)) return value.map((each) => closed(each));
  if (typeof value !== "object" || value === null || inCondition.has(key)) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, closed(field, name)]));
  const isRecord = "properties" in value && "required" in value && !("additionalProperties" in value);
  return isRecord ? { ...fields, additionalProperties: false } : fields;
}
