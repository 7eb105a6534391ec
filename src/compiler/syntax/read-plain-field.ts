// Reads the plain fields of a division into it: those that have no divisions or pages below them.
import type { PlainField } from "../contract/fields.ts";
import { longestAddress } from "../contract/href.ts";
import type { ConfigDivision, ConfigList, ConfigNode, DivisionFields } from "./config-tree.ts";
import type { ConfigValue } from "./config-value.ts";
import { readDirectory } from "./read-directory.ts";
import {
  type FieldReader,
  fieldName,
  readBoolean,
  readIcon,
  readPagePath,
  readString,
  wrongType,
} from "./read-fields.ts";
import { readGraphql, readSdk } from "./read-reference.ts";
import { readSpecs } from "./read-specs.ts";
import type { SourceConfigs } from "./source-configs.ts";
import { hrefInSource } from "./source-paths.ts";
import type { UnknownFields } from "./unknown-fields.ts";

/** What reading these fields needs. */
export interface PlainFieldReader extends FieldReader {
  readonly sources: SourceConfigs;
  readonly unknown: Pick<UnknownFields, "addInSpec">;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** A division whose fields are being read. */
export interface DivisionReading {
  readonly division: Mutable<ConfigDivision>;
  readonly lists: ConfigList[];
  readonly children: ConfigNode[];
  readonly extra: Record<string, unknown>;
  readonly unread: Set<string>;
}

/** Puts a value that was read into the division; undefined for one that can't be read. */
export function keepField<Key extends keyof DivisionFields>(
  key: Key,
  read: DivisionFields[Key] | undefined,
  { division, unread }: DivisionReading,
): void {
  const fields: Mutable<DivisionFields> = division;
  if (read === undefined) unread.add(key);
  else fields[key] = read;
}

/** Reads a field and puts it into the division. */
export function readPlainField(
  field: Exclude<PlainField, "global">,
  value: ConfigValue,
  reading: DivisionReading,
  reader: PlainFieldReader,
): void {
  const keep = <Key extends keyof DivisionFields>(key: Key, read: DivisionFields[Key] | undefined): void =>
    keepField(key, read, reading);
  switch (field) {
    case "icon":
      return keep("icon", readIcon(value, reader));
    case "tag":
      return keep("tag", readString(value, reader));
    case "description":
      return keep("description", readString(value, reader, Infinity));
    case "href":
      return keep("href", readHref(value, reader));
    case "root":
      return keep("root", readRoot(value, reader));
    case "openapi":
    case "asyncapi":
      return keep(field, specsIn(value, field, reading, reader));
    case "graphql":
      return keep("graphql", readReference(readGraphql(value, reader), value, reader));
    case "sdk":
      return keep("sdk", readReference(readSdk(value, reader), value, reader));
    case "hidden":
    case "expanded":
    case "default":
      return keep(field, readBoolean(value, reader));
    case "directory":
      return keep("directory", readDirectory(value, reader));
  }
}

function readHref(value: ConfigValue, reader: PlainFieldReader): string | undefined {
  const href = readString(value, reader, longestAddress);
  if (href === undefined) reader.lost.push({ hides: "pages", at: value });
  return href === undefined ? undefined : hrefInSource(href, reader.sources.folderOf(value));
}

function readRoot(value: ConfigValue, reader: PlainFieldReader): DivisionFields["root"] {
  const opened = reader.open(value);
  if (opened.kind === "scalar" && typeof opened.value === "string")
    return readPagePath(opened.value, opened.at, reader);
  reader.lost.push({ hides: "pages", at: value });
  return wrongType(fieldName(value), opened, `the path of a page, such as "guides/start"`, reader);
}

/** If a reference can't be read, its contents are not known. */
function readReference<Reference>(
  read: Reference | undefined,
  value: ConfigValue,
  reader: PlainFieldReader,
): Reference | undefined {
  if (read === undefined) reader.lost.push({ hides: "pages", at: value });
  return read;
}

function specsIn(
  value: ConfigValue,
  kind: "openapi" | "asyncapi",
  { unread }: DivisionReading,
  reader: PlainFieldReader,
): DivisionFields["openapi"] {
  const { specs, isComplete } = readSpecs(value, kind, reader);
  if (!isComplete) unread.add(kind);
  return specs;
}
