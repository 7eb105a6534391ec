// Plans how entries are added to the lists of docs.json, moved in them, and removed from them.
import type { ConfigSource } from "../../compiler/syntax/config-tree.ts";
import { placeKey } from "../../compiler/syntax/config-value.ts";
import { childPointer, pointerSegments } from "../../compiler/text/json-pointer.ts";
import { isJsonObject, type JsonValue } from "../../compiler/text/json-value.ts";
import type { ConfigValues } from "./config-values.ts";

/** A place in a list: the list, and the index before which something is added. */
export interface ListPlace {
  readonly file: string;
  /** Pointer to the list. */
  readonly list: string;
  readonly before: number;
}

/** An element that moves from one list to another, as it is written. */
export interface MovedElement {
  readonly from: ConfigSource;
  readonly to: ListPlace;
}

/** A value that is added to a list. */
export interface NewElement {
  readonly value: JsonValue;
  readonly to: ListPlace;
}

/** What is put in a list: a value, or an element that moves there. */
export type EntryAddition =
  | { readonly before: number; readonly value: JsonValue }
  | { readonly before: number; readonly moved: MovedElement };

/** What changes in one list. Indexes are those of the list as it is written. */
export interface EntryEdit {
  readonly pointer: string;
  readonly removed: ReadonlySet<number>;
  readonly added: readonly EntryAddition[];
}

/** A part of a file whose text is made by itself: a moved element, or without one all that does not move. */
export interface EntryRegion {
  readonly file: string;
  readonly element?: MovedElement;
}

/** The list of an element, and its index. */
export function elementAt(pointer: string): { readonly list: string; readonly index: number } {
  const slash = pointer.lastIndexOf("/");
  return { list: pointer.slice(0, slash), index: Number(pointer.slice(slash + 1)) };
}

/** Whether an element only gets another position in the list that it is in. */
export function isInList({ file, pointer }: ConfigSource, place: ListPlace): boolean {
  return file === place.file && elementAt(pointer).list === place.list;
}

/** Edits of lists, by file: what is removed takes groups with it that would be empty. */
export class EntryEdits {
  readonly #removed = new Map<string, Map<string, Set<number>>>();
  readonly #added = new Map<string, Map<string, EntryAddition[]>>();
  readonly #moved = new Map<string, MovedElement>();
  readonly #settings = new Map<string, Map<string, JsonValue>>();
  readonly #fields = new Map<string, Set<string>>();
  readonly #values: ConfigValues;

  constructor(values: ConfigValues) {
    this.#values = values;
  }

  add(place: ListPlace, value: JsonValue): void {
    this.#insert(place, { before: place.before, value });
  }

  /** Moves what is written at a source: an element of a list. */
  move(from: ConfigSource, to: ListPlace): void {
    this.rearrange([{ from, to }]);
  }

  isMoved(source: ConfigSource): boolean {
    return this.#moved.has(placeKey(source));
  }

  /** Adds values and moves elements, in this order. A list that all its elements leave stays if others come. */
  rearrange(additions: readonly (MovedElement | NewElement)[]): void {
    for (const addition of additions) {
      const { to } = addition;
      if ("value" in addition) {
        this.add(to, addition.value);
        continue;
      }
      this.#moved.set(placeKey(addition.from), addition);
      this.#insert(to, { before: to.before, moved: addition });
    }
    for (const addition of additions) if ("from" in addition) this.#removeElement(addition.from);
  }

  /** Removes what is read from a source, wherever a list has it. */
  remove(source: ConfigSource): void {
    for (const element of this.#values.elementsOf(source)) this.#removeElement(element);
  }

  removeField({ file, pointer }: ConfigSource): void {
    this.#fields.set(file, (this.#fields.get(file) ?? new Set()).add(pointer));
  }

  /** Gives an object a field with this value. */
  setField({ file, pointer }: ConfigSource, value: JsonValue): void {
    this.#settings.set(file, (this.#settings.get(file) ?? new Map<string, JsonValue>()).set(pointer, value));
  }

  /** The fields that are set in a region. */
  settingsIn(region: EntryRegion): ReadonlyMap<string, JsonValue> {
    const settings = [...(this.#settings.get(region.file) ?? [])];
    return new Map(settings.filter(([pointer]) => isSame(this.regionOf({ file: region.file, pointer }), region)));
  }

  /** The number of elements that are added, removed or moved. */
  get count(): number {
    const sizes = [...this.#removed.values(), ...this.#added.values()].flatMap((lists) => [...lists.values()]);
    const all = sizes.reduce((sum, each) => sum + (each instanceof Set ? each.size : each.length), 0);
    return all - this.#moved.size;
  }

  /** The elements that move. */
  get moved(): readonly MovedElement[] {
    return [...this.#moved.values()];
  }

  /** The file that has what is written at a source when all elements have moved. */
  fileAfter(source: ConfigSource): string {
    let at = source;
    for (const seen = new Set<MovedElement>(); ;) {
      const element = this.regionOf(at)?.element;
      if (element === undefined || seen.has(element)) return at.file;
      seen.add(element);
      at = { file: element.to.file, pointer: element.to.list };
    }
  }

  /** The part of a file that a pointer is in; undefined for what is removed. */
  regionOf({ file, pointer }: ConfigSource): EntryRegion | undefined {
    for (let at = pointer; ; at = at.slice(0, at.lastIndexOf("/"))) {
      const element = this.#moved.get(placeKey({ file, pointer: at }));
      if (element !== undefined) return { file, element };
      if (at === "") return { file };
      const { list, index } = elementAt(at);
      if (this.#removed.get(file)?.get(list)?.has(index) === true) return undefined;
    }
  }

  /** The edits of the lists in a region. What is in a removed element is removed with it. */
  editsIn(region: EntryRegion): readonly EntryEdit[] {
    const { file } = region;
    const lists = new Set([this.#removed, this.#added].flatMap((edits) => [...(edits.get(file)?.keys() ?? [])]));
    return [...lists]
      .filter((pointer) => isSame(this.regionOf({ file, pointer }), region))
      .map((pointer) => ({
        pointer,
        removed: this.#removed.get(file)?.get(pointer) ?? new Set(),
        added: this.#added.get(file)?.get(pointer) ?? [],
      }));
  }

  /** The pointers of the fields that are removed in a region. */
  fieldsIn(region: EntryRegion): readonly string[] {
    const fields = [...(this.#fields.get(region.file) ?? [])];
    return fields.filter((pointer) => isSame(this.regionOf({ file: region.file, pointer }), region));
  }

  #insert({ file, list }: ListPlace, addition: EntryAddition): void {
    const lists = this.#added.get(file) ?? new Map<string, EntryAddition[]>();
    this.#added.set(file, lists);
    lists.set(list, [...(lists.get(list) ?? []), addition]);
  }

  #removeElement({ file, pointer }: ConfigSource): void {
    const { list, index } = elementAt(pointer);
    const lists = this.#removed.get(file) ?? new Map<string, Set<number>>();
    this.#removed.set(file, lists);
    const indexes = lists.get(list) ?? new Set<number>();
    // Files that repeat one another many times over have the same element at very many places.
    if (indexes.has(index)) return;
    lists.set(list, indexes.add(index));
    const items = this.#values.at({ file, pointer: list });
    const isEmpty = Array.isArray(items) && indexes.size === items.length && this.#added.get(file)?.has(list) !== true;
    if (!isEmpty) return;
    // A list may be a file of its own, and divisions refer to it.
    for (const at of list === "" ? this.#values.referringTo(file) : [{ file, pointer: list }]) {
      const owner = { file: at.file, pointer: at.pointer.slice(0, at.pointer.lastIndexOf("/")) };
      if (at.pointer !== "" && this.#isOnlyAList(owner, pointerSegments(at.pointer).at(-1)!)) this.remove(owner);
    }
  }

  /** Whether a division has nothing to show but this list. */
  #isOnlyAList(source: ConfigSource, list: string): boolean {
    const value = this.#values.at(source);
    if (!isJsonObject(value) || this.#values.elementsOf(source).length === 0) return false;
    const isGone = (name: string): boolean =>
      this.#fields.get(source.file)?.has(childPointer(source.pointer, name)) === true;
    return Object.keys(value).every((name) => name === list || !contentFields.has(name) || isGone(name));
  }
}

function isSame(one: EntryRegion | undefined, other: EntryRegion): boolean {
  return one?.file === other.file && one.element === other.element;
}

const contentFields: ReadonlySet<string> = new Set(
  "languages versions products dropdowns tabs anchors menu groups pages root href openapi asyncapi graphql sdk global $ref".split(
    " ",
  ),
);
