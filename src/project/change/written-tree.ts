// Reads the lists of docs.json as they are written, with the files that they refer to.
import { listFields, listRow, type ListField } from "../../compiler/contract/divisions.ts";
import type { ConfigSource } from "../../compiler/syntax/config-tree.ts";
import { placeKey } from "../../compiler/syntax/config-value.ts";
import { perObject } from "../../compiler/text/per-object.ts";
import { childPointer } from "../../compiler/text/json-pointer.ts";
import { isJsonObject, type JsonObject } from "../../compiler/text/json-value.ts";
import { UsageError } from "../settings/usage-error.ts";
import type { ConfigValues } from "./config-values.ts";

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

/** The navigation as it is written; undefined if it is no object. Throws `UsageError` if it has more elements than a site may have. */
export function writtenTree(config: string, values: ConfigValues): WrittenDivision | undefined {
  return new TreeReader(values).division({ file: config, pointer: "/navigation" }, undefined, new Set());
}

/** A few small files that refer to one another many times over would unfold without end. */
const mostElements = 100_000;

class TreeReader {
  readonly #values: ConfigValues;
  #left = mostElements;

  constructor(values: ConfigValues) {
    this.#values = values;
  }

  /** `above` are the places on the way: files can refer to one another in a circle. */
  division(
    element: ConfigSource,
    field: ListField | undefined,
    above: ReadonlySet<string>,
  ): WrittenDivision | undefined {
    const at = this.#values.writtenAt(element);
    const value = this.#values.at(at);
    const key = placeKey(at);
    if (!isJsonObject(value) || above.has(key)) return undefined;
    const labelField = labelFieldOf(field, value);
    const label = labelField === undefined ? undefined : value[labelField];
    const path = new Set([...above, key]);
    const lists = listFields.flatMap((name): readonly WrittenList[] => {
      const { at: list, list: items } = this.#values.listOf(at, name);
      if (items === undefined) return [];
      return [{ field: name, at: list, items: items.flatMap((_, index) => this.#item(list, index, name, path)) }];
    });
    return { kind: "division", element, at, value, field, label: typeof label === "string" ? label : undefined, lists };
  }

  #item(list: ConfigSource, index: number, field: ListField, above: ReadonlySet<string>): readonly WrittenItem[] {
    this.#left -= 1;
    if (this.#left < 0)
      throw new UsageError(
        `The navigation has more than ${mostElements} elements, so nothing was changed. A part that several "$ref" use counts each time.`,
      );
    const element = { file: list.file, pointer: childPointer(list.pointer, index) };
    const value = this.#values.at(element);
    if (typeof value === "string") return [{ kind: "entry", element, text: value }];
    const division = this.division(element, field, above);
    return division === undefined ? [] : [division];
  }
}

/** The field of the label. A list of pages may have groups in it. */
function labelFieldOf(field: ListField | undefined, value: JsonObject): string | undefined {
  if (field === undefined) return undefined;
  return field === "pages" ? ("group" in value ? "group" : undefined) : listRow(field)?.label;
}

/** The divisions in the lists of one. */
export function childrenOf({ lists }: WrittenDivision): readonly WrittenDivision[] {
  return lists.flatMap(({ items }) => items).filter((item) => item.kind === "division");
}

/** All divisions below one, outermost first, without itself. */
export function divisionsBelow(division: WrittenDivision): readonly WrittenDivision[] {
  return childrenOf(division).flatMap((child) => [child, ...divisionsBelow(child)]);
}

/** All entries of a division, in reading order. */
export function writtenEntries(division: WrittenDivision): readonly WrittenEntry[] {
  return division.lists
    .flatMap(({ items }) => items)
    .flatMap((item) => (item.kind === "entry" ? [item] : writtenEntries(item)));
}

/** The elements of a list. */
export const itemSetOf: (list: WrittenList) => ReadonlySet<WrittenItem> = perObject(({ items }) => new Set(items));

/** The divisions below one, each with the one that it is in. */
export function parentsBelow(top: WrittenDivision): ReadonlyMap<WrittenDivision, WrittenDivision> {
  return new Map(
    [top, ...divisionsBelow(top)].flatMap((parent) => childrenOf(parent).map((child) => [child, parent] as const)),
  );
}

/** The list of a division for one of another division: groups may be in a list of groups or in one of pages. */
export function listFor({ field }: WrittenList, { lists }: WrittenDivision): WrittenList | undefined {
  const same = lists.find((list) => list.field === field);
  if (same !== undefined) return same;
  return field === "groups" ? lists.find((list) => list.field === "pages") : undefined;
}
