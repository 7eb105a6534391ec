// Finds out whether the values of a schema are lists.
import { isJsonObject, ownValue, type JsonObject, type JsonValue } from "../text/json-value.ts";
import { localComponent, membersOf, mostComposed } from "./local-component.ts";

/** True for a schema of lists, directly or through what it is composed of; also for one composed of too many to say. */
export function isSchemaOfLists(schema: JsonValue | undefined, document: JsonObject): boolean {
  let visited = 0;
  const isOf = (written: JsonValue | undefined, around: ReadonlySet<JsonObject>): boolean => {
    if (!isJsonObject(written) || around.has(written)) return false;
    visited += 1;
    if (visited > mostComposed) return true;
    const type = ownValue(written, "type");
    if (type !== undefined) return isTypeOfLists(type);
    if (Object.hasOwn(written, "items") || Object.hasOwn(written, "prefixItems")) return true;
    const inside = new Set([...around, written]);
    const isListed = (each: JsonValue): boolean => isOf(each, inside);
    const target = Object.hasOwn(written, "$ref") ? localComponent(written, "schemas", document) : undefined;
    if (target !== undefined && isListed(target)) return true;
    if (membersOf(written, "allOf").some(isListed)) return true;
    const forms = [...membersOf(written, "oneOf"), ...membersOf(written, "anyOf")];
    const others = forms.filter((form) => !isNull(form, document));
    return others.length > 0 && others.every(isListed);
  };
  return isOf(schema, new Set());
}

function isTypeOfLists(type: JsonValue): boolean {
  const types: readonly JsonValue[] = Array.isArray(type) ? type : [type];
  return types.includes("array") && types.every((each) => each === "array" || each === "null");
}

function isNull(written: JsonValue, document: JsonObject): boolean {
  const schema = localComponent(written, "schemas", document);
  const type = schema === undefined ? undefined : ownValue(schema, "type");
  return Array.isArray(type) ? type.every((each) => each === "null") : type === "null";
}
