// Reads a division and everything below it, by the tables of divisions and fields (§2.1–§2.10).
import {
  divisionRow,
  isListField,
  listRow,
  someDivision,
  type DivisionKind,
  type ListField,
} from "../contract/divisions.ts";
import { isElsewhere, isPlainField } from "../contract/fields.ts";
import { setOwn, type JsonObject } from "../text/json-value.ts";
import {
  valuePlace,
  sourceOf,
  objectOfFields,
  plainValue,
  type ConfigFields,
  type ConfigValue,
  type OpenedObject,
} from "./config-value.ts";
import type { ConfigDivision, ConfigGlobal, ConfigLink, ConfigList, ConfigNode, ConfigSource } from "./config-tree.ts";
import { lackingFields, lackingSpec } from "./lacking-fields.ts";
import { fieldName, readList, wrongType, readEntry } from "./read-fields.ts";
import { keepField, readPlainField, type DivisionReading, type PlainFieldReader } from "./read-plain-field.ts";
import { readLabel } from "./read-label.ts";
import { readLanguageLinks } from "./read-site-links.ts";
import { hasContent, listOfElements, kindInPages, reportNoGroup } from "./misplaced-elements.ts";
import { withoutSource, withSource } from "./source-fields.ts";
import type { UnknownFields } from "./unknown-fields.ts";

/** What reading the tree needs. */
export interface DivisionReader extends PlainFieldReader {
  readonly unknown: UnknownFields;
  /** Called with the links that a language has apart from its pages. */
  readonly languageLinks: ConfigLink[];
  readonly languageAddresses: ConfigLink[];
}

/** Reads a division of a known kind; undefined, with a report, if the value is not an object. */
export function readDivision(
  kind: DivisionKind,
  value: ConfigValue,
  reader: DivisionReader,
  isGlobal = false,
): ConfigDivision | undefined {
  const opened = reader.open(value);
  if (opened.kind === "object") {
    if (kind === "group" && reportNoGroup("groups", opened, reader)) return undefined;
    return readFields(kind, opened, reader, isGlobal);
  }
  reader.lost.push({ hides: "pages", at: value });
  if (kind === "language") reader.lost.push({ hides: "languages", at: value });
  const { list, label } = divisionRow(kind);
  return wrongType(`This element of "${list}"`, opened, `an object with "${label}"`, reader);
}

/** Reads the fields of a division, or of `navigation` as `root`. */
export function readFields(
  kind: DivisionKind | "root",
  given: OpenedObject,
  reader: DivisionReader,
  isGlobal = false,
): ConfigDivision {
  const opened = kind === "root" ? given : withSource(given, reader.sources);
  const { fields, at, partial } = opened;
  const read = kind === "root" ? undefined : readLabel(kind, opened, reader);
  const label = read?.kind === "read" ? read.text : "";
  const reading = openReading(kind, label, at);
  const labelField = kind === "root" ? undefined : divisionRow(kind).label;
  const misspeltLabel = read?.kind === "missing" ? read.instead : undefined;
  if (labelField !== undefined && read?.kind !== "read") reading.unread.add(labelField);
  if (kind === "language" && read?.kind !== "read") reader.lost.push({ hides: "languages", at });
  if (kind === "language") {
    const { links, addresses } = readLanguageLinks(fields, reader.open);
    for (const link of links) reader.languageLinks.push(link);
    for (const address of addresses) reader.languageAddresses.push(address);
  }
  if (partial === true) reading.unread.add("$ref");
  for (const [field, value] of fields) {
    if (field === labelField) continue;
    // A string in place of a list was reported as the misspelt label.
    if (field === misspeltLabel && isListField(field)) continue;
    if (isListField(field)) readChildren(field, value, { kind, fields }, reading, reader);
    else if (!readKnown(field, value, kind, reading, reader))
      setOwn(reading.extra, field, plainValue(value, reader.open));
  }
  const lacks =
    (read?.kind === "missing" && misspeltLabel === undefined) ||
    (kind === "group" && !hasContent(fields) && !isElsewhere(reading.extra));
  const lacking = lackingFields({ ...reading, isGlobal });
  const { division, lists } = reading;
  const hasNoPages =
    kind === "root" &&
    lists.length === 0 &&
    [division.openapi, division.asyncapi, division.root].every((field) => field === undefined);
  const options = {
    except: misspeltLabel,
    onlyMeant: lacks,
    lacking,
    lackingSpec: () => lackingSpec(division),
    partial: partial === true,
    hasNoPages,
  };
  for (const meant of reader.unknown.add(withoutSource(fields), kind, options))
    if (lacking?.meanings.has(meant) !== false) reading.unread.add(meant);
  return finished(reading, fields, at);
}

function openReading(kind: ConfigDivision["kind"], label: string, at: ConfigValue): DivisionReading {
  const lists: ConfigList[] = [];
  const children: ConfigNode[] = [];
  const division = { kind, label, lists, children, source: sourceOf(at) };
  return { division, lists, children, extra: {}, unread: new Set() };
}

function finished({ division, extra, unread }: DivisionReading, fields: ConfigFields, at: ConfigValue): ConfigDivision {
  if (Object.keys(extra).length > 0) division.extra = extra as JsonObject;
  const elsewhere = fieldSources(fields, at);
  if (elsewhere.size > 0) division.fieldSources = elsewhere;
  if (unread.size > 0) division.unread = unread;
  return division;
}

function fieldSources(fields: ConfigFields, at: ConfigValue): ReadonlyMap<string, ConfigSource> {
  const elsewhere = new Map<string, ConfigSource>();
  for (const [field, value] of fields) if (value.file !== at.file) elsewhere.set(field, sourceOf(value));
  return elsewhere;
}

function readKnown(
  field: string,
  value: ConfigValue,
  kind: DivisionKind | "root",
  reading: DivisionReading,
  reader: DivisionReader,
): boolean {
  if (!isPlainField(field, kind)) return false;
  if (field === "global") keepField("global", readGlobal(value, reader), reading);
  else readPlainField(field, value, reading, reader);
  return true;
}

function readGlobal(value: ConfigValue, reader: DivisionReader): ConfigGlobal | undefined {
  const opened = reader.open(value);
  if (opened.kind !== "object") return wrongType(fieldName(value), opened, `an object with "anchors"`, reader);
  const rest = new Map(opened.fields);
  const anchors = rest.get("anchors");
  rest.delete("anchors");
  reader.unknown.add(opened.fields, "global");
  const written = anchors === undefined ? [] : (readElements(anchors, reader) ?? []);
  const items = [...reader.sources.elementsOf(written, "anchors", "global")];
  return {
    anchors: items.flatMap((item) => readDivision("anchor", item, reader, true) ?? []),
    extra: rest.size === 0 ? undefined : objectOfFields(rest, reader.open),
  };
}

function readElements(value: ConfigValue, reader: DivisionReader): readonly ConfigValue[] | undefined {
  const items = readList(value, reader);
  if (items === undefined) reader.lost.push({ hides: "pages", at: value });
  return items;
}

function readChildren(
  field: ListField,
  value: ConfigValue,
  { kind, fields }: { readonly kind: DivisionKind | "root"; readonly fields: ConfigFields },
  reading: DivisionReading,
  reader: DivisionReader,
): void {
  const items = readElements(value, reader);
  if (items === undefined) {
    reading.unread.add(field);
    return;
  }
  const list = listOfElements({ field, value, items, owner: kind, fields }, reader);
  const row = listRow(list);
  reading.lists.push({ field: list, size: items.length, source: sourceOf(value) });
  for (const item of reader.sources.elementsOf(items, list, "navigation")) {
    const node = row === undefined ? readPageEntry(item, reader) : readDivision(row.kind, item, reader);
    if (node !== undefined) reading.children.push(node);
  }
}

function readPageEntry(item: ConfigValue, reader: DivisionReader): ConfigNode | undefined {
  const opened = reader.open(item);
  if (opened.kind === "object") return readObjectEntry(opened, reader);
  if (opened.kind === "scalar" && typeof opened.value === "string") return readEntry(opened.value, opened.at, reader);
  const forms = `a page path such as "guides/start", an endpoint such as "GET /users", or a group object`;
  reader.lost.push({ hides: "pages", at: item });
  return wrongType(`This element of "pages"`, opened, forms, reader);
}

// What is in the wrong list is reported as that, and keeps what it holds.
function readObjectEntry(opened: OpenedObject, reader: DivisionReader): ConfigNode | undefined {
  if (reportNoGroup("pages", opened, reader)) return undefined;
  const kind = kindInPages(opened);
  if (kind === undefined) return readFields("group", opened, reader);
  const found = someDivision(kind);
  const expected = `a page path, an endpoint, or a group object; ${found} belongs in "${divisionRow(kind).list}"`;
  reader.lost.push({ hides: "pages", at: opened.at });
  reader.report("wrong-type", valuePlace(opened.at), { what: `This element of "pages"`, found, expected });
  return readFields(kind, opened, reader);
}
