// Does a list hold what belongs into another, so that its name is wrong and not its elements?
import { divisionRow, divisions, listRow, type DivisionKind, type ListField } from "../contract/divisions.ts";
import { isJsonObject, ownValue } from "../text/json-value.ts";
import { childValue, placeOfKey, type ConfigFields, type ConfigValue } from "./config-value.ts";
import type { FieldReader } from "./read-fields.ts";
import { strayKind } from "./stray-object.ts";

/** A list with the division it stands in. */
export interface OwnedList {
  readonly field: ListField;
  readonly value: ConfigValue;
  readonly items: readonly ConfigValue[];
  readonly owner: DivisionKind | "root";
  readonly fields: ConfigFields;
}

/** The list that the elements belong into; told at the name of their list where that is another. */
export function listOfElements(list: OwnedList, { report }: FieldReader): ListField {
  const { field, value, fields } = list;
  const meant = meantList(list);
  if (meant === undefined || meant === field) return field;
  const isThere = fields.has(meant);
  const mend = isThere ? `Move them into "${meant}"` : `Rename it to "${meant}"`;
  const found = `a list of ${elementsOf(meant)}`;
  const expected = `a list of ${elementsOf(field)}. ${mend}`;
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
  // One alone may as well have a slip in its label.
  return others.length > 0 || isStray(own, items[0]!) ? divisionRow(first).list : undefined;
}

/** True for paths, and groups among them. It has to be clear that they are no names of divisions. */
function arePages(own: DivisionKind, items: readonly ConfigValue[]): boolean {
  if (!items.every((item) => lookOf(item) === "path" || lookOf(item) === "group")) return false;
  const paths = items.flatMap(({ value }) => (typeof value === "string" ? [value] : []));
  const haveFolders = paths.some((path) => path.includes("/"));
  return own === "group" ? haveFolders && paths.length * 2 >= items.length : haveFolders || items.length > 1;
}

function isStray(own: DivisionKind | undefined, item: ConfigValue): boolean {
  return own === "group" && strayKind({ kind: "object", fields: fieldsOf(item), at: item }) !== undefined;
}

/** What a `$ref` names is not looked at. */
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
