// What does one division say, and what does it hold? Driven by the table of divisions (§2.1–§2.10).
import {
  divisionRow,
  isListField,
  listRow,
  someDivision,
  type DivisionKind,
  type ListField,
} from "../contract/divisions.ts";
import { hasPlatformPages, isPlainField } from "../contract/fields.ts";
import { longestAddress } from "../links/redirect-source.ts";
import { setOwn, type JsonObject } from "../text/json-value.ts";
import {
  placeOf,
  plainFields,
  plainValue,
  type ConfigFields,
  type ConfigValue,
  type OpenedObject,
} from "./config-value.ts";
import type {
  ConfigDivision,
  ConfigGlobal,
  ConfigList,
  ConfigNode,
  ConfigSource,
  DivisionFields,
} from "./config-tree.ts";
import { lackingFields } from "./lacking-fields.ts";
import { lackingSpec } from "./lacking-spec.ts";
import { readEntry, readPagePath, sourceOf } from "./read-entry.ts";
import { fieldName, readBoolean, readIcon, readList, readString, wrongType, type FieldReader } from "./read-fields.ts";
import { readLabel } from "./read-label.ts";
import { readSpecs } from "./read-specs.ts";
import { hasContent, strayKind, tellStranger } from "./stray-object.ts";
import { listOfElements } from "./swapped-list.ts";
import type { UnknownFields } from "./unknown-fields.ts";

/** What reading the tree needs. */
export interface DivisionReader extends FieldReader {
  readonly unknown: UnknownFields;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** A division while its fields are read. */
interface Reading {
  readonly said: Mutable<DivisionFields>;
  readonly lists: ConfigList[];
  readonly children: ConfigNode[];
  readonly extra: Record<string, unknown>;
  readonly reported: Set<string>;
}

/** Reads a division of a known kind; undefined, with a report, when the value is no object. */
export function readDivision(
  kind: DivisionKind,
  value: ConfigValue,
  reader: DivisionReader,
  isGlobal = false,
): ConfigDivision | undefined {
  const opened = reader.open(value);
  if (opened.kind === "object") {
    if (kind === "group" && tellStranger("groups", opened, reader)) return undefined;
    return readFields(kind, opened, reader, isGlobal);
  }
  const { list, label } = divisionRow(kind);
  return wrongType(`This element of "${list}"`, opened, `an object with "${label}"`, reader);
}

/** Reads the fields of a division, or of `navigation` as `root`. */
export function readFields(
  kind: DivisionKind | "root",
  opened: OpenedObject,
  reader: DivisionReader,
  isGlobal = false,
): ConfigDivision {
  const { fields, at, partial } = opened;
  const reading: Reading = { said: {}, lists: [], children: [], extra: {}, reported: new Set() };
  const label = kind === "root" ? undefined : readLabel(kind, opened, reader);
  const labelField = kind === "root" ? undefined : divisionRow(kind).label;
  if (labelField !== undefined && label?.isReported === true) reading.reported.add(labelField);
  if (partial === true) reading.reported.add("$ref");
  for (const [field, value] of fields) {
    if (field === labelField) continue;
    // A list that is a text was told as the label misspelt.
    if (field === label?.instead && isListField(field)) continue;
    if (isListField(field)) readChildren(field, value, { kind, fields }, reading, reader);
    else if (!readKnown(field, value, kind, reading, reader))
      setOwn(reading.extra, field, plainValue(value, reader.open));
  }
  const lacks =
    (label?.isMissing === true && label.instead === undefined) ||
    (kind === "group" && !hasContent(fields) && !hasPlatformPages(reading.extra));
  const lacking = lackingFields({ kind, label: label?.text ?? "", isGlobal, ...reading });
  const { said, lists, children } = reading;
  const hasNoList = kind === "root" && lists.length === 0 && said.openapi === undefined && said.asyncapi === undefined;
  const options = {
    except: label?.instead,
    onlyMeant: lacks,
    lacking,
    lackingSpec: lackingSpec({ kind, label: label?.text ?? "", openapi: said.openapi, children }),
    partial: partial === true,
    hasNoList,
  };
  for (const meant of reader.unknown.add(fields, kind, options))
    if (lacking?.meanings.has(meant) !== false) reading.reported.add(meant);
  return divisionOf(kind, label?.text ?? "", reading, fields, at);
}

function divisionOf(
  kind: ConfigDivision["kind"],
  label: string,
  { said, lists, children, extra, reported }: Reading,
  fields: ConfigFields,
  at: ConfigValue,
): ConfigDivision {
  if (Object.keys(extra).length > 0) said.extra = extra as JsonObject;
  const elsewhere = fieldSources(fields, at);
  return {
    kind,
    label,
    ...said,
    lists,
    children,
    source: sourceOf(at),
    ...(elsewhere.size === 0 ? {} : { fieldSources: elsewhere }),
    ...(reported.size === 0 ? {} : { reported }),
  };
}

function fieldSources(fields: ConfigFields, at: ConfigValue): ReadonlyMap<string, ConfigSource> {
  const elsewhere = new Map<string, ConfigSource>();
  for (const [field, value] of fields) if (value.file !== at.file) elsewhere.set(field, sourceOf(value));
  return elsewhere;
}

// oxlint-disable-next-line typescript/consistent-return -- each kind returns, and the compiler checks that
function readKnown(
  field: string,
  value: ConfigValue,
  kind: DivisionKind | "root",
  reading: Reading,
  reader: DivisionReader,
): boolean {
  const keep = <Key extends keyof DivisionFields>(key: Key, read: DivisionFields[Key] | undefined): true => {
    if (read === undefined) reading.reported.add(key);
    else reading.said[key] = read;
    return true;
  };
  if (!isPlainField(field, kind)) return false;
  switch (field) {
    case "icon":
      return keep("icon", readIcon(value, reader));
    case "tag":
      return keep("tag", readString(value, reader));
    case "description":
      return keep("description", readString(value, reader, Infinity));
    case "href":
      return keep("href", readString(value, reader, longestAddress));
    case "root":
      return keep("root", readRoot(value, reader));
    case "openapi":
    case "asyncapi":
      return keep(field, specsIn(value, field, reading, reader));
    case "hidden":
    case "expanded":
    case "default":
      return keep(field, readBoolean(value, reader));
    case "global":
      return keep("global", readGlobal(value, reader));
  }
}

function readRoot(value: ConfigValue, reader: DivisionReader): DivisionFields["root"] {
  const opened = reader.open(value);
  if (opened.kind === "scalar" && typeof opened.value === "string")
    return readPagePath(opened.value, opened.at, reader);
  return wrongType(fieldName(value), opened, `the path of a page, such as "guides/start"`, reader);
}

function specsIn(
  value: ConfigValue,
  kind: "openapi" | "asyncapi",
  { reported }: Reading,
  reader: DivisionReader,
): DivisionFields["openapi"] {
  const { specs, isDamaged } = readSpecs(value, kind, reader);
  if (isDamaged) reported.add(kind);
  return specs;
}

function readGlobal(value: ConfigValue, reader: DivisionReader): ConfigGlobal | undefined {
  const opened = reader.open(value);
  if (opened.kind !== "object") return wrongType(fieldName(value), opened, `an object with "anchors"`, reader);
  const rest = new Map(opened.fields);
  const anchors = rest.get("anchors");
  rest.delete("anchors");
  reader.unknown.add(opened.fields, "global");
  const items = anchors === undefined ? [] : (readList(anchors, reader) ?? []);
  return {
    anchors: items.flatMap((item) => readDivision("anchor", item, reader, true) ?? []),
    extra: rest.size === 0 ? undefined : plainFields(rest, reader.open),
  };
}

function readChildren(
  field: ListField,
  value: ConfigValue,
  { kind, fields }: { readonly kind: DivisionKind | "root"; readonly fields: ConfigFields },
  reading: Reading,
  reader: DivisionReader,
): void {
  const items = readList(value, reader);
  if (items === undefined) {
    reading.reported.add(field);
    return;
  }
  const list = listOfElements({ field, value, items, owner: kind, fields }, reader);
  const row = listRow(list);
  reading.lists.push({ field: list, size: items.length, source: sourceOf(value) });
  for (const item of items) {
    const node = row === undefined ? readPageEntry(item, reader) : readDivision(row.kind, item, reader);
    if (node !== undefined) reading.children.push(node);
  }
}

function readPageEntry(item: ConfigValue, reader: DivisionReader): ConfigNode | undefined {
  const opened = reader.open(item);
  if (opened.kind === "object") return readObjectEntry(opened, reader);
  if (opened.kind === "scalar" && typeof opened.value === "string") return readEntry(opened.value, opened.at, reader);
  const forms = `a page path such as "guides/start", an endpoint such as "GET /users", or a group object`;
  return wrongType(`This element of "pages"`, opened, forms, reader);
}

// What stands in the wrong list is told as that, and keeps what it holds.
function readObjectEntry(opened: OpenedObject, reader: DivisionReader): ConfigNode | undefined {
  if (tellStranger("pages", opened, reader)) return undefined;
  const kind = strayKind(opened);
  if (kind === undefined) return readFields("group", opened, reader);
  const found = someDivision(kind);
  const expected = `a page path, an endpoint, or a group object; ${found} stands in "${divisionRow(kind).list}"`;
  reader.report("wrong-type", placeOf(opened.at), { what: `This element of "pages"`, found, expected });
  return readFields(kind, opened, reader);
}
