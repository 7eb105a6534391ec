// Reads a value of docs.json by the form that the platform takes it in (D259).
import { isJsonObject, setOwn, type JsonObject, type JsonPrimitive, type JsonValue } from "../text/json-value.ts";
import { iconForm, type Icon } from "./icon-form.ts";
import type { ChoiceForm, ObjectForm, TextForm, ValueForm } from "./value-form.ts";

/** A value with what is in it; `lost` if it names a file that could not be read. */
export type Opened<Value> =
  | { readonly kind: "object"; readonly fields: ReadonlyMap<string, Value> }
  | { readonly kind: "list"; readonly items: readonly Value[] }
  | { readonly kind: "scalar"; readonly value: JsonPrimitive }
  | { readonly kind: "lost" };

/** How values are read: of docs.json with their places, or plain JSON. */
export interface ValueReader<Value> {
  readonly open: (value: Value) => Opened<Value>;
  /** The value as plain JSON. */
  readonly plain: (value: Value) => JsonValue;
  /** Called with every string that has the type which its form asks for. */
  readonly found?: (form: TextForm | ChoiceForm, text: string, value: Value) => void;
}

/**
 * The value as plain JSON; undefined if it has another type than its form. What has another type inside it is left out, and so is
 * an object without a field that it must have. Formats and choices are not checked, and unknown fields are kept.
 */
// oxlint-disable-next-line typescript/consistent-return -- each kind returns, and the compiler checks that
export function decodeValue<Value>(form: ValueForm, value: Value, reader: ValueReader<Value>): JsonValue | undefined {
  const opened = reader.open(value);
  switch (form.kind) {
    case "text":
    case "choice":
      if (opened.kind !== "scalar" || typeof opened.value !== "string") return undefined;
      reader.found?.(form, opened.value, value);
      return opened.value;
    case "boolean":
    case "number":
      return opened.kind === "scalar" && typeof opened.value === form.kind ? opened.value : undefined;
    case "list":
      if (opened.kind !== "list") return undefined;
      return opened.items.flatMap((item) => decodeValue(form.of, item, reader) ?? []);
    case "map":
      if (opened.kind !== "object") return undefined;
      return decodeFields(opened.fields, () => form.of, reader);
    case "object":
      return opened.kind === "object" ? decodeObject(form, opened.fields, reader) : undefined;
    case "split": {
      if (opened.kind !== "object") return undefined;
      return decodeObject(opened.fields.has(form.field) ? form.present : form.absent, opened.fields, reader);
    }
    case "either": {
      const fitting = { object: form.object, list: form.list, scalar: form.string, lost: undefined }[opened.kind];
      return fitting === undefined ? undefined : decodeValue(fitting, value, reader);
    }
  }
}

function decodeObject<Value>(
  { fields }: ObjectForm,
  written: ReadonlyMap<string, Value>,
  reader: ValueReader<Value>,
): JsonObject | undefined {
  const decoded = decodeFields(
    written,
    (name) => (Object.hasOwn(fields, name) ? fields[name]!.form : undefined),
    reader,
  );
  const lacks = Object.entries(fields).some(
    ([name, field]) => field.required === true && !Object.hasOwn(decoded, name),
  );
  return lacks ? undefined : decoded;
}

function decodeFields<Value>(
  written: ReadonlyMap<string, Value>,
  formOf: (name: string) => ValueForm | undefined,
  reader: ValueReader<Value>,
): JsonObject {
  const object: Record<string, JsonValue> = {};
  for (const [name, value] of written) {
    const form = formOf(name);
    const decoded = form === undefined ? reader.plain(value) : decodeValue(form, value, reader);
    if (decoded !== undefined) setOwn(object, name, decoded);
  }
  return object;
}

/** Reads plain JSON. */
export const plainReader: ValueReader<JsonValue> = {
  open: (value) => {
    if (Array.isArray(value)) return { kind: "list", items: value as readonly JsonValue[] };
    if (isJsonObject(value)) return { kind: "object", fields: new Map(Object.entries(value)) };
    return { kind: "scalar", value: value as JsonPrimitive };
  },
  plain: (value) => value,
};

/** The icon that a value is; undefined if it is none. */
export function iconIn<Value>(value: Value, reader: ValueReader<Value>): (Icon & JsonValue) | undefined {
  return decodeValue(iconForm, value, reader) as (Icon & JsonValue) | undefined;
}
