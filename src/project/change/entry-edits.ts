// Plans how entries are added to the lists of docs.json, moved in them, and removed from them.
import type { NamedEntry } from "../../compiler/checks/site-names.ts";
import type { Division, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { ConfigSource } from "../../compiler/syntax/config-tree.ts";
import { isListField } from "../../compiler/contract/divisions.ts";
import { childPointer, pointerSegments } from "../../compiler/text/json-pointer.ts";
import { isJsonObject, type JsonValue } from "../../compiler/text/json-value.ts";
import { UsageError } from "../settings/usage-error.ts";
import type { ListEdit } from "../../compiler/text/list-edits.ts";
import type { EntryTarget } from "./site-change.ts";

/** A place in a list: the list, and the index before which something is added. */
export interface ListPlace {
  readonly file: string;
  /** Pointer to the list. */
  readonly list: string;
  readonly before: number;
}

/** What a place is found with. */
export interface PlaceSearch {
  readonly entries: readonly NamedEntry[];
  readonly navigation: ResolvedNavigation;
  readonly config: string;
  readonly pageFile: (page: string) => string;
  readonly valueIn: (source: ConfigSource) => JsonValue | undefined;
}

/**
 * Where a target is in the lists of docs.json. `fields` are the lists that may hold what is placed, the best first. Throws
 * `UsageError` if there is no such place, or no clear one.
 */
export function placeInLists(
  target: EntryTarget,
  fields: readonly [string, ...string[]],
  search: PlaceSearch,
): ListPlace {
  if (target.kind !== "into") {
    const file = search.pageFile(target.page);
    const entry = search.entries.find(({ page }) => page === file);
    if (entry === undefined) throw new UsageError(`No list of docs.json has the page "${target.page}".`);
    const { list, index } = elementAt(entry.source.pointer);
    return { file: entry.source.file, list, before: target.kind === "before" ? index : index + 1 };
  }
  const name = target.labels.join(" > ");
  const { file = search.config, pointer } = divisionAt(target.labels, search.navigation).source;
  const value = search.valueIn({ file, pointer });
  if (!isJsonObject(value)) throw new UsageError(`The place of "${name}" in docs.json could not be found.`);
  const field = fields.find((each) => Array.isArray(value[each]));
  const other = Object.keys(value).find((each) => isListField(each) && Array.isArray(value[each]));
  if (field === undefined && other !== undefined)
    throw new UsageError(`"${name}" has ${other}, which can't hold this. Name one of them: --into "${name} > …".`);
  const items = field === undefined ? undefined : value[field];
  const before = Array.isArray(items) ? items.length : 0;
  return { file, list: childPointer(pointer, field ?? fields[0]), before };
}

/** The list of an element, and its index. */
export function elementAt(pointer: string): { readonly list: string; readonly index: number } {
  const slash = pointer.lastIndexOf("/");
  return { list: pointer.slice(0, slash), index: Number(pointer.slice(slash + 1)) };
}

/** The division with these labels, from the outermost on; labels above it may be left out. Throws `UsageError` if there is none, or several. */
export function divisionAt(labels: readonly string[], { editions }: ResolvedNavigation): Division {
  const found = new Map<string, Division>();
  const walk = (division: Division, above: readonly string[]): void => {
    const path = division.kind === "root" ? above : [...above, division.label];
    if (division.kind !== "root" && endsWith(path, labels))
      found.set(`${division.source.file ?? ""} ${division.source.pointer}`, division);
    for (const child of division.children) if (child.kind !== "page") walk(child, path);
  };
  const main = editions.find((edition) => edition.default) ?? editions[0];
  if (main !== undefined) walk(main.tree, []);
  if (found.size === 0) for (const { tree } of editions) walk(tree, []);
  const [first, ...others] = found.values();
  const name = labels.join(" > ");
  if (first === undefined) throw new UsageError(`The navigation has no group, tab or other division "${name}".`);
  if (others.length > 0)
    throw new UsageError(
      `"${name}" may be ${others.length + 1} divisions. Write the label above it, too: "Tab > ${name}".`,
    );
  return first;
}

/** Whether a path of labels ends with these; labels between may be left out. */
function endsWith(path: readonly string[], labels: readonly string[]): boolean {
  if (path.at(-1) !== labels.at(-1)) return false;
  let at = path.length - 1;
  for (let index = labels.length - 1; index >= 0; index -= 1) {
    while (at >= 0 && path[at] !== labels[index]) at -= 1;
    if (at < 0) return false;
    at -= 1;
  }
  return true;
}

/** Edits of lists, by file: what is removed takes groups with it that would be empty. */
export class EntryEdits {
  readonly #removed = new Map<string, Map<string, Set<number>>>();
  readonly #added = new Map<string, Map<string, { before: number; value: JsonValue }[]>>();
  readonly #fields = new Map<string, Set<string>>();
  readonly #valueIn: (source: ConfigSource) => JsonValue | undefined;

  constructor(valueIn: (source: ConfigSource) => JsonValue | undefined) {
    this.#valueIn = valueIn;
  }

  add({ file, list, before }: ListPlace, value: JsonValue): void {
    const lists = this.#added.get(file) ?? new Map<string, { before: number; value: JsonValue }[]>();
    this.#added.set(file, lists);
    lists.set(list, [...(lists.get(list) ?? []), { before, value }]);
  }

  removeField({ file, pointer }: ConfigSource): void {
    this.#fields.set(file, (this.#fields.get(file) ?? new Set()).add(pointer));
  }

  /** The pointers of fields that are removed from a file. */
  fieldsOf(file: string): readonly string[] {
    return [...(this.#fields.get(file) ?? [])].filter((pointer) => !this.#hasRemoved({ file, pointer }));
  }

  remove({ file, pointer }: ConfigSource): void {
    const { list, index } = elementAt(pointer);
    const lists = this.#removed.get(file) ?? new Map<string, Set<number>>();
    this.#removed.set(file, lists);
    const indexes = lists.get(list) ?? new Set<number>();
    lists.set(list, indexes.add(index));
    const items = this.#valueIn({ file, pointer: list });
    const isEmpty = Array.isArray(items) && indexes.size === items.length && this.#added.get(file)?.has(list) !== true;
    const owner = list.slice(0, list.lastIndexOf("/"));
    if (isEmpty && this.#isOnlyAList({ file, pointer: owner }, pointerSegments(list).at(-1)!))
      this.remove({ file, pointer: owner });
  }

  /** The number of elements that are added and removed. */
  get count(): number {
    const sizes = [...this.#removed.values(), ...this.#added.values()].flatMap((lists) => [...lists.values()]);
    return sizes.reduce((sum, each) => sum + (each instanceof Set ? each.size : each.length), 0);
  }

  /** The edits of a file. What is in a removed element is removed with it. */
  of(file: string): readonly ListEdit[] {
    const removed = this.#removed.get(file) ?? new Map<string, Set<number>>();
    const added = this.#added.get(file) ?? new Map<string, { before: number; value: JsonValue }[]>();
    const lists = [...new Set([...removed.keys(), ...added.keys()])];
    return lists
      .filter((pointer) => !this.#hasRemoved({ file, pointer }))
      .map((pointer) => ({
        pointer,
        ...(removed.has(pointer) ? { removed: removed.get(pointer)! } : {}),
        ...(added.has(pointer) ? { added: added.get(pointer)! } : {}),
      }));
  }

  /** Whether an element of a file is removed, by itself or with one above it. */
  #hasRemoved({ file, pointer }: ConfigSource): boolean {
    for (const [list, indexes] of this.#removed.get(file) ?? [])
      for (const index of indexes) {
        const each = childPointer(list, index);
        if (pointer === each || pointer.startsWith(`${each}/`)) return true;
      }
    return false;
  }

  /** Whether a division has nothing to show but this list. */
  #isOnlyAList(source: ConfigSource, list: string): boolean {
    const value = this.#valueIn(source);
    if (!isJsonObject(value) || !/\/\d+$/.test(source.pointer)) return false;
    const isGone = (name: string): boolean =>
      this.#fields.get(source.file)?.has(childPointer(source.pointer, name)) === true;
    return Object.keys(value).every((name) => name === list || !contentFields.has(name) || isGone(name));
  }
}

const contentFields: ReadonlySet<string> = new Set(
  "languages versions products dropdowns tabs anchors menu groups pages root href openapi asyncapi graphql sdk global $ref".split(
    " ",
  ),
);
