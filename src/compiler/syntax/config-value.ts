// A value of docs.json with its place: the file that it comes from after every `$ref` is followed (D21).
import type { ReportDetails } from "../diagnostics/diagnostic.ts";
import { keyAt, valueAt, type PointerPlace } from "../diagnostics/place.ts";
import type { ValueReader } from "../contract/decode-value.ts";
import { childPointer } from "../text/json-pointer.ts";
import type { ConfigSource } from "./config-tree.ts";
import { setOwn, type JsonObject, type JsonPrimitive, type JsonValue } from "../text/json-value.ts";

/** A value of docs.json with its place, and the files that `$ref`s went through to reach it. */
export interface ConfigValue {
  readonly value: JsonValue;
  readonly file: string;
  readonly pointer: string;
  /** The number of lists and objects that contain it, including those before a `$ref`. */
  readonly depth: number;
  readonly chain: readonly string[];
}

/** The fields of an object; because of a `$ref` each may come from another file. */
export type ConfigFields = ReadonlyMap<string, ConfigValue>;

/** An object with its `$ref` followed. */
export interface OpenedObject {
  readonly kind: "object";
  readonly fields: ConfigFields;
  /** Where it is written: the target of a `$ref`, or the object with the `$ref` if it has fields of its own. */
  readonly at: ConfigValue;
  /** True if its `$ref` has no target, so that it has only the fields beside the `$ref`. */
  readonly partial?: true;
}

/** A value with its `$ref` followed, and where it is written; `lost` if there is no target; that was reported. */
export type OpenedValue =
  | OpenedObject
  | { readonly kind: "list"; readonly items: readonly ConfigValue[]; readonly at: ConfigValue }
  | { readonly kind: "scalar"; readonly value: JsonPrimitive; readonly at: ConfigValue }
  | { readonly kind: "lost" };

/** Opens a value of docs.json. If it is opened twice, its faults are reported once. */
export type OpenValue = (value: ConfigValue) => OpenedValue;

/** Where a value is written. */
export function sourceOf({ file, pointer }: ConfigValue): ConfigSource {
  return { file, pointer };
}

/** The name of a place: the same for the same place of the same file. */
export function placeKey({ file, pointer }: ConfigSource): string {
  return `${file}#${pointer}`;
}

/** The place of a value. */
export function valuePlace(value: ConfigValue): PointerPlace {
  return valueAt(value.file, value.pointer);
}

/** The place of the key that holds a value. */
export function placeOfKey(value: ConfigValue): PointerPlace {
  return keyAt(value.file, value.pointer);
}

/** The fix of a misspelt field: another key; only suggested if it is not `sure` (D47). */
export function rename(value: ConfigValue, field: string, sure: boolean): ReportDetails {
  return { suggestion: field, ...(sure ? { edits: [{ place: placeOfKey(value), written: field }] } : {}) };
}

/** What makes a message of an unknown field needless: that the platform refuses it. */
export function causedByRefusal(value: ConfigValue): ReportDetails {
  return { causedBy: [{ code: "refused-field", at: placeOfKey(value) }] };
}

/** The element of a list, or the field of an object. */
export function childValue(parent: ConfigValue, key: string | number, value: JsonValue): ConfigValue {
  const { file, pointer, depth, chain } = parent;
  return { value, file, pointer: childPointer(pointer, key), depth: depth + 1, chain };
}

/** The value with every `$ref` in it followed, as plain JSON; a `$ref` without a target becomes null. */
export function plainValue(value: ConfigValue, open: OpenValue): JsonValue {
  const opened = open(value);
  if (opened.kind === "object") return objectOfFields(opened.fields, open);
  if (opened.kind === "list") return opened.items.map((item) => plainValue(item, open));
  return opened.kind === "scalar" ? opened.value : null;
}

/** Fields as a plain object, with `$ref`s followed. */
export function objectOfFields(fields: ConfigFields, open: OpenValue): JsonObject {
  const object: Record<string, JsonValue> = {};
  for (const [key, value] of fields) setOwn(object, key, plainValue(value, open));
  return object;
}

/** Reads values of docs.json by their form. */
export function configReader(
  open: OpenValue,
  found?: NonNullable<ValueReader<ConfigValue>["found"]>,
): ValueReader<ConfigValue> {
  return { open, plain: (value) => plainValue(value, open), ...(found === undefined ? {} : { found }) };
}
