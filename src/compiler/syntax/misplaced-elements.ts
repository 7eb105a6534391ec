// Finds elements that belong to another list or to none.
import {
  type DivisionKind,
  type ListField,
  divisionRow,
  divisions,
  listFields,
  listRow,
} from "../contract/divisions.ts";
import { contentFields, sourceReference } from "../contract/fields.ts";
import { nearestName } from "../hints/nearest-name.ts";
import { isJsonObject, ownValue } from "../text/json-value.ts";
import {
  type ConfigFields,
  type ConfigValue,
  type OpenedObject,
  childValue,
  valuePlace,
  placeOfKey,
} from "./config-value.ts";
import type { FieldReader } from "./read-fields.ts";
import { meantLabel } from "./meant-label.ts";

/** True if fields give a division content or a link. */
export function hasContent(fields: ConfigFields): boolean {
  return contentFields.some((field) => fields.has(field));
}

/** Reports an object that is only a link or a page, or that is empty. If true, nothing more has to be read of it. */
export function reportNoGroup(
  list: "groups" | "pages",
  { fields, at, partial }: OpenedObject,
  { report, lost }: FieldReader,
): boolean {
  if (fields.has("group") || fields.has(sourceReference) || partial === true) return false;
  const words = (list === "pages" ? (linkWords(fields) ?? pageWords(fields)) : undefined) ?? nothingWords(fields);
  if (words === undefined) return false;
  lost.push({ hides: "pages", at });
  report("wrong-type", valuePlace(at), { what: `This element of "${list}"`, ...words });
  return true;
}

/** The kind of an element of `pages` that is not a group but another division; undefined for anything else. */
export function kindInPages({ fields, partial }: OpenedObject): DivisionKind | undefined {
  if (fields.has("group") || partial === true) return undefined;
  const row = divisions.find(({ label }) => stringIn(fields, label) !== undefined);
  const isGroup = listFields.every((list) => list === "pages" || !fields.has(list)) && !fields.has("href");
  return isGroup ? undefined : row?.kind;
}

interface Words {
  readonly found: string;
  readonly expected: string;
}

function linkWords(fields: ConfigFields): Words | undefined {
  const isLink = ["href", "url", "link"].some((field) => stringIn(fields, field) !== undefined);
  const holds = contentFields.some((field) => field !== "href" && fields.has(field));
  if (!isLink || holds || divisions.some(({ label }) => fields.has(label))) return undefined;
  return { found: "a link", expected: "a page of this site, or a group; a link goes into an anchor or a tab" };
}

function pageWords(fields: ConfigFields): Words | undefined {
  const path = stringIn(fields, "page");
  if (path === undefined || hasContent(fields)) return undefined;
  return { found: `an object with "page"`, expected: `the path as a string: ${JSON.stringify(path)}` };
}

function nothingWords(fields: ConfigFields): Words | undefined {
  if (hasContent(fields) || meantLabel("group", fields) !== undefined) return undefined;
  const isSlip = [...fields.keys()].some((field) => nearestName(field, contentFields) !== undefined);
  if (isSlip) return undefined;
  return {
    found: `an object that has neither "group" nor "pages"`,
    expected: `a group such as { "group": "Guides", "pages": ["guides/start"] }`,
  };
}

function stringIn(fields: ConfigFields, field: string): string | undefined {
  const value = fields.get(field)?.value;
  return typeof value === "string" ? value : undefined;
}

/** A list with its division. */
export interface OwnedList {
  readonly field: ListField;
  readonly value: ConfigValue;
  readonly items: readonly ConfigValue[];
  readonly owner: DivisionKind | "root";
  readonly fields: ConfigFields;
}

/** The list that the elements belong to. If that is another list, this is reported at the name of their list. */
export function listOfElements(list: OwnedList, { report, lost }: FieldReader): ListField {
  const { field, value, fields } = list;
  const meant = meantList(list);
  if (meant === undefined || meant === field) return field;
  lost.push({ hides: "pages", at: value });
  const isThere = fields.has(meant);
  const fix = isThere ? `Move them into "${meant}"` : `Rename it to "${meant}"`;
  const found = `a list of ${elementsOf(meant)}`;
  const expected = `a list of ${elementsOf(field)}. ${fix}`;
  report(
    "wrong-type",
    placeOfKey(value),
    { what: `"${field}"`, found, expected },
    isThere ? {} : { suggestion: meant },
  );
  return meant;
}

function elementsOf(field: ListField): string {
  return listRow(field)?.plural ?? "pages";
}

/** What an element looks like: a page path, or a division of the only kind whose label it has. */
type Look = DivisionKind | "path" | undefined;

function meantList({ field, items, owner }: OwnedList): ListField | undefined {
  const [first, ...others] = items.map(lookOf);
  const looks = new Set([first, ...others]);
  const own = listRow(field)?.kind;
  if (looks.has(undefined) || (own !== undefined && looks.has(own) && own !== "group")) return undefined;
  if (looks.has("path")) return own !== undefined && arePages(own, items) ? "pages" : undefined;
  if (first === undefined || first === "path" || first === own || looks.size > 1) return undefined;
  // A group is an element of "pages" as well.
  if (first === "group" && (own === undefined || owner === "group")) return "pages";
  // A single element may have a misspelt label instead.
  return others.length > 0 || isInWrongList(own, items[0]!) ? divisionRow(first).list : undefined;
}

/** True for paths, perhaps with groups among them. It has to be clear that they are not names of divisions. */
function arePages(own: DivisionKind, items: readonly ConfigValue[]): boolean {
  if (!items.every((item) => lookOf(item) === "path" || lookOf(item) === "group")) return false;
  const paths = items.flatMap(({ value }) => (typeof value === "string" ? [value] : []));
  const haveFolders = paths.some((path) => path.includes("/"));
  return own === "group" ? haveFolders && paths.length * 2 >= items.length : haveFolders || items.length > 1;
}

function isInWrongList(own: DivisionKind | undefined, item: ConfigValue): boolean {
  return own === "group" && kindInPages({ kind: "object", fields: fieldsOf(item), at: item }) !== undefined;
}

/** The target of a `$ref` is not examined. */
function lookOf(item: ConfigValue): Look {
  const { value } = item;
  if (typeof value === "string") return "path";
  if (!isJsonObject(value) || Object.hasOwn(value, "$ref")) return undefined;
  const [only, ...more] = divisions.filter(({ label }) => typeof ownValue(value, label) === "string");
  return more.length === 0 ? only?.kind : undefined;
}

function fieldsOf(item: ConfigValue): ConfigFields {
  const { value } = item;
  if (!isJsonObject(value)) return new Map();
  return new Map(Object.entries(value).map(([key, field]) => [key, childValue(item, key, field)]));
}
