// Is this value of the type its field asks for?
import type { Report } from "../diagnostics/diagnostic.ts";
import { describeJson, isJsonObject, type JsonObject } from "../text/json-value.ts";
import { placeOf, plainValue, type ConfigValue, type OpenedValue, type OpenValue } from "./config-value.ts";

/** What reading a field needs: a way to open it, and a way to say that it is wrong. */
export interface FieldReader {
  readonly open: OpenValue;
  readonly report: Report;
}

/** The last key of a value's pointer, as a message names it. */
export function fieldName(value: ConfigValue): string {
  const key = value.pointer.slice(value.pointer.lastIndexOf("/") + 1);
  return `"${key.replaceAll("~1", "/").replaceAll("~0", "~")}"`;
}

/** Reports `wrong-type` for what was opened, where that is written, and returns undefined; silent when it was lost. */
export function wrongType(what: string, opened: OpenedValue, expected: string, { report }: FieldReader): undefined {
  if (opened.kind === "lost") return undefined;
  report("wrong-type", placeOf(opened.at), { what, found: wordsFor(opened), expected });
  return undefined;
}

function wordsFor(opened: Exclude<OpenedValue, { readonly kind: "lost" }>): string {
  if (opened.kind !== "scalar") return opened.kind === "list" ? "a list" : "an object";
  return describeJson(opened.value);
}

/** The text of a field; `wrong-type` when it is something else. */
export function readString(value: ConfigValue, reader: FieldReader): string | undefined {
  const opened = reader.open(value);
  if (opened.kind === "scalar" && typeof opened.value === "string") return opened.value;
  const unquoted = opened.kind === "scalar" && opened.value !== null;
  return wrongType(fieldName(value), opened, unquoted ? "a text, in quotes" : "a text", reader);
}

/** The boolean of a field; `wrong-type` when it is something else. */
export function readBoolean(value: ConfigValue, reader: FieldReader): boolean | undefined {
  const opened = reader.open(value);
  if (opened.kind === "scalar" && typeof opened.value === "boolean") return opened.value;
  const quoted = opened.kind === "scalar" && typeof opened.value === "string";
  return wrongType(fieldName(value), opened, quoted ? "true or false, without quotes" : "true or false", reader);
}

/** An icon: a name, or an object with one. */
export function readIcon(value: ConfigValue, reader: FieldReader): string | JsonObject | undefined {
  const plain = plainValue(value, reader.open);
  if (typeof plain === "string") return plain;
  if (isJsonObject(plain) && typeof plain["name"] === "string") return plain;
  const expected = `the name of an icon, or an object with a "name"`;
  return wrongType(fieldName(value), reader.open(value), expected, reader);
}

/** The elements of a list field; undefined, with `wrong-type`, when it is no list. */
export function readList(value: ConfigValue, reader: FieldReader): readonly ConfigValue[] | undefined {
  const opened = reader.open(value);
  return opened.kind === "list" ? opened.items : wrongType(fieldName(value), opened, "a list", reader);
}
