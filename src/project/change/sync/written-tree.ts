// Reads the lists of docs.json as they are written, with the files that they refer to.
import { listFields, listRow, type ListField } from "../../../compiler/contract/divisions.ts";
import type { ConfigSource } from "../../../compiler/syntax/config-tree.ts";
import { childPointer } from "../../../compiler/text/json-pointer.ts";
import { isJsonObject, type JsonObject } from "../../../compiler/text/json-value.ts";
import type { ConfigValues } from "../config-values.ts";

/** A division as it is written. */
export interface WrittenDivision {
  readonly kind: "division";
  /** The element of a list that it is, or that refers to it. */
  readonly element: ConfigSource;
  /** Where its fields are. */
  readonly at: ConfigSource;
  readonly value: JsonObject;
  /** The list that has it. */
  readonly field: ListField | undefined;
  readonly label: string | undefined;
  readonly lists: readonly WrittenList[];
}

/** A list of a division. */
export interface WrittenList {
  readonly field: ListField;
  readonly at: ConfigSource;
  readonly items: readonly WrittenItem[];
}

/** The entry of a page or an endpoint. */
export interface WrittenEntry {
  readonly kind: "entry";
  readonly element: ConfigSource;
  readonly text: string;
}

/** An element of a list. */
export type WrittenItem = WrittenEntry | WrittenDivision;

/** Deeper than any list that a site can have; files can refer to one another in a circle. */
const mostLevels = 64;

/** What is written at a place; undefined if it is no object. */
export function writtenDivision(
  element: ConfigSource,
  values: ConfigValues,
  field?: ListField,
  level = 0,
): WrittenDivision | undefined {
  const at = values.writtenAt(element);
  const value = values.at(at);
  if (!isJsonObject(value) || level > mostLevels) return undefined;
  const labelField = kindOf(field, value);
  const label = labelField === undefined ? undefined : value[labelField];
  const lists = listFields.flatMap((name): readonly WrittenList[] => {
    const { at: list, list: items } = values.listOf(at, name);
    if (items === undefined) return [];
    return [{ field: name, at: list, items: items.flatMap((_, index) => itemAt(list, index, name, values, level)) }];
  });
  return { kind: "division", element, at, value, field, label: typeof label === "string" ? label : undefined, lists };
}

function itemAt(
  list: ConfigSource,
  index: number,
  field: ListField,
  values: ConfigValues,
  level: number,
): readonly WrittenItem[] {
  const element = { file: list.file, pointer: childPointer(list.pointer, index) };
  const value = values.at(element);
  if (typeof value === "string") return [{ kind: "entry", element, text: value }];
  const division = writtenDivision(element, values, field, level + 1);
  return division === undefined ? [] : [division];
}

/** The field of the label. A list of pages may have groups in it. */
function kindOf(field: ListField | undefined, value: JsonObject): string | undefined {
  if (field === undefined) return undefined;
  return field === "pages" ? ("group" in value ? "group" : undefined) : listRow(field)?.label;
}

/** All divisions below one, outermost first, without itself. */
export function divisionsBelow(division: WrittenDivision): readonly WrittenDivision[] {
  return division.lists
    .flatMap(({ items }) => items)
    .flatMap((item) => (item.kind === "division" ? [item, ...divisionsBelow(item)] : []));
}

/** All entries of a division, in reading order. */
export function writtenEntries(division: WrittenDivision): readonly WrittenEntry[] {
  return division.lists
    .flatMap(({ items }) => items)
    .flatMap((item) => (item.kind === "entry" ? [item] : writtenEntries(item)));
}

/** The name of a place. */
export function placeKey({ file, pointer }: ConfigSource): string {
  return `${file}#${pointer}`;
}
