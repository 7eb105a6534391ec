// Which specs does an `openapi` or `asyncapi` field attach? (§2.11, D9)
import type { SpecAttachment, SpecKind } from "../contract/spec-source.ts";
import { placeOfKey, type ConfigFields, type ConfigValue } from "./config-value.ts";
import { readString, wrongType, type FieldReader } from "./read-fields.ts";

const form = `a path such as "openapi.json", an object with "source" and "directory", or a list of these`;

/** The attachments of a field: a string, an object with `source` and `directory`, or a list of both. */
export function readSpecs(value: ConfigValue, kind: SpecKind, reader: FieldReader): readonly SpecAttachment[] {
  const opened = reader.open(value);
  switch (opened.kind) {
    case "list":
      return opened.items.flatMap((item) => readSpec(item, kind, reader) ?? []);
    case "lost":
      return [];
    default: {
      const spec = readSpec(value, kind, reader);
      return spec === undefined ? [] : [spec];
    }
  }
}

function readSpec(value: ConfigValue, kind: SpecKind, reader: FieldReader): SpecAttachment | undefined {
  const opened = reader.open(value);
  if (opened.kind === "object") return readSpecObject(value, opened.fields, kind, reader);
  if (opened.kind !== "scalar" || typeof opened.value !== "string") return wrongType(value, form, reader);
  return attachment(opened.value, undefined, value, kind, reader);
}

function readSpecObject(
  value: ConfigValue,
  fields: ConfigFields,
  kind: SpecKind,
  reader: FieldReader,
): SpecAttachment | undefined {
  const source = fields.get("source");
  if (source === undefined) {
    reader.report("missing-field", placeOfKey(value), {
      owner: `This "${kind}" object`,
      field: "source",
      meaning: "the path of the spec",
    });
    return undefined;
  }
  const text = readString(source, reader);
  const directory = fields.get("directory");
  const folder = directory === undefined ? undefined : readString(directory, reader);
  return text === undefined ? undefined : attachment(text, folder, source, kind, reader);
}

function attachment(
  text: string,
  directory: string | undefined,
  at: ConfigValue,
  kind: SpecKind,
  reader: FieldReader,
): SpecAttachment | undefined {
  if (text.trim() === "") return wrongType(at, form, reader);
  return { kind, source: text.trim(), directory, file: at.file, pointer: at.pointer };
}
