// Reads fields of a configuration, whatever they hold.
import { isJsonObject, ownValue, type JsonObject, type JsonValue } from "../../compiler/text/json-value.ts";

/** A field that is an object; empty otherwise. */
export function objectIn(value: JsonObject, field: string): JsonObject {
  const found = ownValue(value, field);
  return isJsonObject(found) ? found : {};
}

/** A field that is a list; empty otherwise. */
export function listIn(value: JsonObject, field: string): readonly JsonValue[] {
  const found = ownValue(value, field);
  return Array.isArray(found) ? (found as readonly JsonValue[]) : [];
}

/** A field that is a text with characters. */
export function wordsIn(value: JsonObject, field: string): string | undefined {
  const found = ownValue(value, field);
  return typeof found === "string" && found !== "" ? found : undefined;
}
