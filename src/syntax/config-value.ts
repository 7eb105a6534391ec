// Which file does a value come from, once every `$ref` is followed? (D21)
import { keyAt, valueAt, type PointerPlace } from "../diagnostics/place.ts";
import { childPointer } from "../text/json-pointer.ts";
import { setOwn, type JsonObject, type JsonPrimitive, type JsonValue } from "../text/json-value.ts";

/** A value of docs.json with its place, and the files that `$ref`s went through to reach it. */
export interface ConfigValue {
  readonly value: JsonValue;
  readonly file: string;
  readonly pointer: string;
  readonly chain: readonly string[];
}

/** The fields of an object; after a `$ref` each may come from another file. */
export type ConfigFields = ReadonlyMap<string, ConfigValue>;

/** A value with its `$ref` followed; `lost` when that leads nowhere, which was reported. */
export type OpenedValue =
  | { readonly kind: "object"; readonly fields: ConfigFields }
  | { readonly kind: "list"; readonly items: readonly ConfigValue[] }
  | { readonly kind: "scalar"; readonly value: JsonPrimitive }
  | { readonly kind: "lost" };

/** Opens a value of docs.json; asked twice for the same one, a fault is told once. */
export type OpenValue = (value: ConfigValue) => OpenedValue;

/** The place of a value. */
export function placeOf(value: ConfigValue): PointerPlace {
  return valueAt(value.file, value.pointer);
}

/** The place of the key that holds a value. */
export function placeOfKey(value: ConfigValue): PointerPlace {
  return keyAt(value.file, value.pointer);
}

/** The element of a list, or the field of an object. */
export function childValue(parent: ConfigValue, key: string | number, value: JsonValue): ConfigValue {
  return { value, file: parent.file, pointer: childPointer(parent.pointer, key), chain: parent.chain };
}

/** The value with every `$ref` in it followed, as plain JSON; what can't be reached is null. */
export function plainValue(value: ConfigValue, open: OpenValue): JsonValue {
  const opened = open(value);
  switch (opened.kind) {
    case "object":
      return plainFields(opened.fields, open);
    case "list":
      return opened.items.map((item) => plainValue(item, open));
    case "scalar":
      return opened.value;
    case "lost":
      return null;
  }
}

/** Fields as a plain object, `$ref`s in them followed. */
export function plainFields(fields: ConfigFields, open: OpenValue): JsonObject {
  const object: Record<string, JsonValue> = {};
  for (const [key, value] of fields) setOwn(object, key, plainValue(value, open));
  return object;
}
