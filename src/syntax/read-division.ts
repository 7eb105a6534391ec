// What does one division say, and what does it hold? Driven by the table of divisions (§2.1–§2.10).
import { divisionRow, listFields, listRow, type DivisionKind, type ListField } from "../contract/divisions.ts";
import { nearest } from "../text/nearest.ts";
import { setOwn, type JsonObject } from "../text/json-value.ts";
import { placeOf, placeOfKey, plainFields, plainValue, type ConfigFields, type ConfigValue } from "./config-value.ts";
import type { ConfigDivision, ConfigGlobal, ConfigList, ConfigNode, DivisionFields } from "./config-tree.ts";
import { readEntry, readPagePath, sourceOf } from "./read-entry.ts";
import { readBoolean, readIcon, readList, readString, wrongType, type FieldReader } from "./read-fields.ts";
import { readSpecs } from "./read-specs.ts";
import { knownFields, type UnknownFields } from "./unknown-fields.ts";

/** What reading the tree needs. */
export interface DivisionReader extends FieldReader {
  readonly unknown: UnknownFields;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };
const lists: ReadonlySet<string> = new Set(listFields);

/** Reads a division of a known kind; undefined, with a report, when the value is no object. */
export function readDivision(
  kind: DivisionKind,
  value: ConfigValue,
  reader: DivisionReader,
): ConfigDivision | undefined {
  const opened = reader.open(value);
  if (opened.kind === "object") return readFields(kind, value, opened.fields, reader);
  if (opened.kind === "lost") return undefined;
  const { noun, label } = divisionRow(kind);
  reader.report("wrong-type", placeOf(value), {
    field: listName(value),
    found: typeof value.value === "string" ? `the text "${value.value}"` : "a value of another type",
    expected: `a list of ${noun} objects, each with "${label}"`,
  });
  return undefined;
}

function listName(value: ConfigValue): string {
  return value.pointer.split("/").at(-2) ?? "";
}

/** Reads the fields of a division, or of `navigation` as `root`. */
export function readFields(
  kind: DivisionKind | "root",
  value: ConfigValue,
  fields: ConfigFields,
  reader: DivisionReader,
): ConfigDivision {
  const label =
    kind === "root" ? { text: "", field: undefined, mistaken: undefined } : readLabel(kind, value, fields, reader);
  const said: Mutable<DivisionFields> = {};
  const found: { lists: ConfigList[]; children: ConfigNode[]; extra: Record<string, unknown> } = {
    lists: [],
    children: [],
    extra: {},
  };
  for (const [field, at] of fields) {
    if (field === label.field || field === label.mistaken) continue;
    if (lists.has(field)) readChildren(field as ListField, at, found, reader);
    else if (!readKnown(field, at, kind, said, reader)) {
      setOwn(found.extra, field, plainValue(at, reader.open));
      reader.unknown.add(field, at, kind, kind === "root" ? `"navigation"` : `a ${divisionRow(kind).noun}`);
    }
  }
  if (Object.keys(found.extra).length > 0) said.extra = found.extra as JsonObject;
  return { kind, label: label.text, ...said, lists: found.lists, children: found.children, source: sourceOf(value) };
}

interface Label {
  readonly text: string;
  readonly field: string | undefined;
  /** A misspelt label field, which is reported as the missing one and not again as unknown. */
  readonly mistaken: string | undefined;
}

function readLabel(kind: DivisionKind, value: ConfigValue, fields: ConfigFields, reader: DivisionReader): Label {
  const { label: field, labelMeaning: meaning, noun } = divisionRow(kind);
  const at = fields.get(field);
  if (at !== undefined) return { text: readString(at, reader) ?? "", field, mistaken: undefined };
  const known = new Set(knownFields(kind));
  const mistaken = nearest(
    field,
    [...fields.keys()].filter((key) => !known.has(key)),
  );
  const misspelt = mistaken === undefined ? undefined : fields.get(mistaken);
  const details = misspelt === undefined ? {} : { suggestion: field };
  const owner = misspelt === undefined ? `This ${noun}` : `This ${noun} says "${mistaken}" and`;
  reader.report(
    "missing-field",
    misspelt === undefined ? placeOf(value) : placeOfKey(misspelt),
    { owner, field, meaning },
    details,
  );
  return { text: "", field: undefined, mistaken };
}

function readKnown(
  field: string,
  at: ConfigValue,
  kind: DivisionKind | "root",
  said: Mutable<DivisionFields>,
  reader: DivisionReader,
): boolean {
  switch (field) {
    case "icon":
      return keep(said, "icon", readIcon(at, reader));
    case "tag":
    case "description":
    case "href":
      return keep(said, field, readString(at, reader));
    case "hidden":
      return keep(said, "hidden", readBoolean(at, reader));
    case "root":
      return keep(said, "root", readRoot(at, reader));
    case "openapi":
    case "asyncapi":
      return keep(said, field, readSpecs(at, field, reader));
    case "expanded":
      return kind === "group" && keep(said, "expanded", readBoolean(at, reader));
    case "default":
      return isSelector(kind) && keep(said, "default", readBoolean(at, reader));
    case "global":
      return (isSelector(kind) || kind === "root") && keep(said, "global", readGlobal(at, reader));
    default:
      return false;
  }
}

function keep<Key extends keyof DivisionFields>(
  said: Mutable<DivisionFields>,
  key: Key,
  value: DivisionFields[Key] | undefined,
): true {
  if (value !== undefined) said[key] = value;
  return true;
}

function isSelector(kind: DivisionKind | "root"): boolean {
  return kind === "language" || kind === "version";
}

function readRoot(at: ConfigValue, reader: DivisionReader): DivisionFields["root"] {
  const text = readString(at, reader);
  return text === undefined ? undefined : readPagePath(text, at, reader);
}

function readGlobal(at: ConfigValue, reader: DivisionReader): ConfigGlobal | undefined {
  const opened = reader.open(at);
  if (opened.kind === "lost") return undefined;
  if (opened.kind !== "object") return wrongType(at, `an object with "anchors"`, reader);
  const rest = new Map(opened.fields);
  const anchors = rest.get("anchors");
  rest.delete("anchors");
  return {
    anchors:
      anchors === undefined
        ? []
        : readList(anchors, reader).flatMap((item) => readDivision("anchor", item, reader) ?? []),
    extra: rest.size === 0 ? undefined : plainFields(rest, reader.open),
  };
}

function readChildren(
  field: ListField,
  at: ConfigValue,
  found: { lists: ConfigList[]; children: ConfigNode[] },
  reader: DivisionReader,
): void {
  const items = readList(at, reader);
  const row = listRow(field);
  found.lists.push({ field, size: items.length, source: sourceOf(at) });
  for (const item of items) {
    const node = row === undefined ? readPageEntry(item, reader) : readDivision(row.kind, item, reader);
    if (node !== undefined) found.children.push(node);
  }
}

function readPageEntry(item: ConfigValue, reader: DivisionReader): ConfigNode | undefined {
  const opened = reader.open(item);
  if (opened.kind === "object") return readFields("group", item, opened.fields, reader);
  if (opened.kind === "scalar" && typeof opened.value === "string") return readEntry(opened.value, item, reader);
  return opened.kind === "lost" ? undefined : wrongEntry(item, reader);
}

function wrongEntry(item: ConfigValue, reader: DivisionReader): undefined {
  return wrongType(
    item,
    `a page path such as "guides/start", an endpoint such as "GET /users", or a group object`,
    reader,
  );
}
