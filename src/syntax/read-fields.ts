// Is this value of the type its field asks for?
import type { Report } from "../diagnostics/diagnostic.ts";
import { isJsonObject, kindOfJson, type JsonObject, type JsonValue } from "../text/json-value.ts";
import { placeOf, plainValue, type ConfigValue, type OpenValue } from "./config-value.ts";

/** What reading a field needs: a way to open it, and a way to say that it is wrong. */
export interface FieldReader {
  readonly open: OpenValue;
  readonly report: Report;
}

/** The last key of a value's pointer, as a message names it. */
export function fieldName(value: ConfigValue): string {
  return value.pointer
    .slice(value.pointer.lastIndexOf("/") + 1)
    .replaceAll("~1", "/")
    .replaceAll("~0", "~");
}

/** Reports `wrong-type` and returns undefined. */
export function wrongType(value: ConfigValue, expected: string, { report }: FieldReader): undefined {
  report("wrong-type", placeOf(value), { field: fieldName(value), found: kindOfJson(value.value), expected });
  return undefined;
}

/** The text of a field; `wrong-type` when it is something else. */
export function readString(value: ConfigValue, reader: FieldReader): string | undefined {
  const plain = scalar(value, reader);
  return typeof plain === "string" ? plain : wrongType(value, "a string", reader);
}

/** The boolean of a field; `wrong-type` when it is something else. */
export function readBoolean(value: ConfigValue, reader: FieldReader): boolean | undefined {
  const plain = scalar(value, reader);
  return typeof plain === "boolean" ? plain : wrongType(value, "true or false", reader);
}

/** An icon: a name, or an object with one. */
export function readIcon(value: ConfigValue, reader: FieldReader): string | JsonObject | undefined {
  const plain = plainValue(value, reader.open);
  if (typeof plain === "string") return plain;
  if (isJsonObject(plain) && typeof plain["name"] === "string") return plain;
  return wrongType(value, `the name of an icon, or an object with a "name"`, reader);
}

/** The elements of a list field; none, with `wrong-type`, when it is no list. */
export function readList(value: ConfigValue, reader: FieldReader): readonly ConfigValue[] {
  const opened = reader.open(value);
  if (opened.kind === "list") return opened.items;
  if (opened.kind !== "lost") wrongType(value, "a list", reader);
  return [];
}

function scalar(value: ConfigValue, { open }: FieldReader): JsonValue | undefined {
  const opened = open(value);
  return opened.kind === "scalar" ? opened.value : undefined;
}
