// Gives a language or version the structure of another one. (D296)
import { placeKey } from "../../../compiler/syntax/config-value.ts";
import { withoutPageExtension } from "../../../compiler/contract/page-path.ts";
import { isListField } from "../../../compiler/contract/divisions.ts";
import { childPointer } from "../../../compiler/text/json-pointer.ts";
import type { JsonObject, JsonValue } from "../../../compiler/text/json-value.ts";
import { groupBy } from "../../../compiler/text/group-by.ts";
import { longestIncreasing } from "../../../outputs/diff/longest-increasing.ts";
import { elementAt, type ListPlace, type MovedElement, type NewElement } from "../entry-edits.ts";
import type { OtherShape, SyncedBranch, SyncInput } from "./synced-branch.ts";
import { parallelDivisions, type DivisionMatches } from "./parallel-divisions.ts";
import {
  childrenOf,
  divisionsBelow,
  itemSetOf,
  listFor,
  parentsBelow,
  writtenEntries,
  type WrittenDivision,
  type WrittenEntry,
  type WrittenItem,
  type WrittenList,
} from "../written-tree.ts";

/** Finds what has to change in the target to have the same divisions and pages in the same order. */
export function syncBranch(input: SyncInput): SyncedBranch {
  return new BranchSync(input).synced();
}

class BranchSync {
  readonly #input: SyncInput;
  readonly #matches: DivisionMatches;
  /** The entries of the target by name, each with those that no entry of the source has taken. */
  readonly #open: ReadonlyMap<string, WrittenEntry[]>;
  readonly #additions: (MovedElement | NewElement)[] = [];
  readonly #missing = new Map<string, string | undefined>();
  readonly #made: WrittenDivision[] = [];
  readonly #otherShapes: OtherShape[] = [];
  readonly #emptyLists: WrittenList[] = [];
  readonly #untitled: { readonly target: WrittenDivision; readonly root: string }[] = [];
  readonly #sourceFiles: ReadonlySet<string>;
  readonly #targetFiles: ReadonlySet<string>;
  /** The divisions of the target, each with the one that it is in. */
  readonly #parents: ReadonlyMap<WrittenDivision, WrittenDivision>;

  constructor(input: SyncInput) {
    this.#input = input;
    const { source, target, written } = input;
    this.#sourceFiles = written.in(source);
    this.#targetFiles = written.in(target);
    this.#parents = parentsBelow(target);
    const entries = groupBy(writtenEntries(target), (entry) => this.#name(entry));
    this.#open = new Map([...entries].map(([name, each]) => [name, [...each]]));
    const nameInTarget = (entry: WrittenEntry): string | undefined => this.#nameInTarget(entry);
    const name = (entry: WrittenEntry): string => this.#name(entry);
    const rootInTarget = (division: WrittenDivision): string | undefined => this.#rootInTarget(division);
    const rootOf = (division: WrittenDivision): string | undefined => written.rootOf(division);
    this.#matches = parallelDivisions({ source, target, nameInTarget, name, rootInTarget, rootOf, known: input.known });
  }

  synced(): SyncedBranch {
    const { only } = this.#input;
    if (only !== undefined && !this.#matches.has(only)) this.#addOnly(only);
    for (const [source, target] of this.#inSourceOrder()) this.#syncDivision(source, target);
    for (const [source, target] of this.#inSourceOrder()) this.#compareRoots(source, target);
    const limit = only === undefined ? this.#input.target : this.#matches.get(only);
    const within = new Set(limit === undefined ? [] : writtenEntries(limit));
    const left = [...this.#open.values()].flat().filter((entry) => within.has(entry));
    const standIns = new Set(left.filter((entry) => this.#isStandIn(entry)));
    return {
      additions: this.#additions,
      removed: [...standIns],
      missing: this.#missing,
      own: limit === undefined ? [] : this.#ownItems(limit, new Set(left.filter((entry) => !standIns.has(entry)))),
      made: this.#made,
      otherShapes: this.#otherShapes,
      emptyLists: this.#emptyLists,
      untitled: this.#untitled,
      matches: this.#matches,
      labels: new Map(
        [...this.#matches, ...this.#made.map((made) => [made, made] as const)].flatMap(([one, { label }]) =>
          label === undefined ? [] : [[placeKey(one.element), label] as const],
        ),
      ),
    };
  }

  /** The order in which entries with the same name are taken. */
  #inSourceOrder(): readonly (readonly [WrittenDivision, WrittenDivision])[] {
    const { source, only = source } = this.#input;
    return [only, ...divisionsBelow(only)].flatMap((division) => {
      const target = this.#matches.get(division);
      return target === undefined ? [] : [[division, target] as const];
    });
  }

  /** A division that the target lacks goes after the nearest one before it that the target has; nothing else moves. */
  #addOnly(only: WrittenDivision): void {
    const { source } = this.#input;
    const parent = [source, ...divisionsBelow(source)].find((each) => childrenOf(each).includes(only));
    const target = parent === undefined ? undefined : this.#matches.get(parent);
    const list = parent?.lists.find(({ items }) => items.includes(only));
    const value = target === undefined || list === undefined ? undefined : this.#newDivision(only);
    if (value === undefined) return;
    const other = listFor(list!, target!);
    const before = list!.items.slice(0, list!.items.indexOf(only)).toReversed();
    const places = before.flatMap((item) => {
      const match = item.kind === "division" ? this.#matches.get(item) : undefined;
      return match === undefined ? [] : (other?.items.indexOf(match) ?? -1);
    });
    const after = places.find((index) => index !== -1) ?? -1;
    this.#additions.push({ value, to: { ...this.#placeOf(list!, target!, other), before: after + 1 } });
  }

  #syncDivision(source: WrittenDivision, target: WrittenDivision): void {
    for (const list of source.lists) {
      const other = listFor(list, target);
      if (other !== undefined && placeKey(other.at) === placeKey(list.at)) {
        for (const item of other.items) if (item.kind === "entry") this.#take(this.#name(item), other);
        continue;
      }
      const [blocking] = other === undefined ? target.lists : [];
      if (blocking?.items.length === 0) this.#emptyLists.push(blocking);
      else if (blocking !== undefined) {
        this.#otherShapes.push({ target, has: blocking.field, wants: list.field });
        for (const item of list.items) if (item.kind === "entry") this.#wanted(item, target, undefined);
        continue;
      }
      const wanted = list.items.flatMap((item) => this.#wanted(item, target, other) ?? []);
      if (wanted.length > 0) this.#arrange(wanted, this.#placeOf(list, target, other), other);
    }
  }

  /** A page that the title of a division of the source opens is missing, is listed elsewhere, or could be named. */
  #compareRoots(source: WrittenDivision, target: WrittenDivision): void {
    const { written } = this.#input;
    const root = written.rootOf(source);
    if (root === undefined || written.rootOf(target) !== undefined) return;
    const name = this.#rootInTarget(source);
    if (name === undefined) this.#noteMissing(root);
    else if (this.#take(name, undefined) === undefined && !this.#targetFiles.has(name))
      this.#untitled.push({ target, root: withoutPageExtension(name) });
  }

  #placeOf(list: WrittenList, target: WrittenDivision, other: WrittenList | undefined): Omit<ListPlace, "before"> {
    if (other !== undefined) return { file: other.at.file, list: other.at.pointer };
    return { file: target.at.file, list: childPointer(target.at.pointer, list.field) };
  }

  /** What the target has for an item of the source: an element of it, or a new value; undefined for nothing. */
  #wanted(
    item: WrittenItem,
    into: WrittenDivision,
    list: WrittenList | undefined,
  ): WrittenItem | { readonly value: JsonValue } | undefined {
    if (item.kind === "division") {
      const found = this.#matches.get(item);
      if (found !== undefined) return this.#isInside(into, found) ? undefined : found;
      const value = this.#newDivision(item);
      return value === undefined ? undefined : { value };
    }
    const name = this.#nameInTarget(item);
    if (name === undefined) return this.#noteMissing(this.#input.written.of(item));
    const taken = this.#take(name, list);
    if (taken !== undefined) return taken;
    return this.#input.written.of(item) === undefined ? undefined : { value: this.#entryText(name, list) };
  }

  /** An entry of the target with this name that is not taken yet, in the same list if there is one. */
  #take(name: string, list: WrittenList | undefined): WrittenEntry | undefined {
    const open = this.#open.get(name) ?? [];
    const inList = list === undefined ? -1 : open.findIndex((entry) => itemSetOf(list).has(entry));
    return open.splice(Math.max(inList, 0), 1)[0];
  }

  #arrange(
    wanted: readonly (WrittenItem | { readonly value: JsonValue })[],
    place: Omit<ListPlace, "before">,
    list: WrittenList | undefined,
  ): void {
    const here = new Set<unknown>(list?.items);
    const stay = wanted.filter((each): each is WrittenItem => here.has(each));
    const indexes = stay.map((item) => elementAt(item.element.pointer).index);
    const inOrder = longestIncreasing(indexes);
    const fixed = new Map(stay.flatMap((item, at) => (inOrder.has(at) ? [[item, indexes[at]!] as const] : [])));
    let before = 0;
    for (const each of wanted) {
      if ("value" in each && !("element" in each)) {
        this.#additions.push({ value: each.value, to: { ...place, before } });
        continue;
      }
      const index = fixed.get(each);
      if (index !== undefined) before = index + 1;
      else this.#additions.push({ from: each.element, to: { ...place, before } });
    }
  }

  /** A division of the source as it is made in the target: its pages that no list has, and what it has in addition to lists. */
  #newDivision(division: WrittenDivision): JsonObject | undefined {
    if (!this.#hasContent(division)) {
      for (const entry of writtenEntries(division)) this.#noteMissing(this.#input.written.of(entry));
      return undefined;
    }
    this.#made.push(division);
    const fields = Object.entries(division.value).filter(([name]) => !isListField(name) && !sourceFields.has(name));
    const lists = division.lists.map(({ field, items }) => [field, items.flatMap((item) => this.#newItem(item) ?? [])]);
    return { ...Object.fromEntries(fields), ...this.#newRoot(division), ...Object.fromEntries(lists) } as JsonObject;
  }

  #newRoot(division: WrittenDivision): JsonObject {
    const root = this.#input.written.rootOf(division);
    if (root === undefined) return {};
    const name = this.#rootInTarget(division);
    if (name === undefined) this.#noteMissing(root);
    return name === undefined || this.#targetFiles.has(name) ? {} : { root: withoutPageExtension(name) };
  }

  /** What is in the target already moves when the new division is there. */
  #newItem(item: WrittenItem): JsonValue | undefined {
    if (item.kind === "division") return this.#matches.has(item) ? undefined : this.#newDivision(item);
    const name = this.#nameInTarget(item);
    if (name === undefined) return this.#noteMissing(this.#input.written.of(item));
    const isListed = (this.#open.get(name)?.length ?? 0) > 0;
    return isListed || this.#input.written.of(item) === undefined ? undefined : withoutPageExtension(name);
  }

  /** Whether something of a division is, or will be, in the target. Those that only a spec fills are made by hand. */
  #hasContent(division: WrittenDivision): boolean {
    if (this.#matches.has(division)) return true;
    const items = division.lists.flatMap((list) => list.items);
    if (this.#rootInTarget(division) !== undefined) return true;
    if (items.length === 0) return typeof division.value["href"] === "string";
    return items.some((item) =>
      item.kind === "division"
        ? this.#hasContent(item)
        : this.#nameInTarget(item) !== undefined && this.#input.written.of(item) !== undefined,
    );
  }

  #noteMissing(file: string | undefined): undefined {
    if (file !== undefined) this.#missing.set(file, this.#input.counterpart(file).expected);
    return undefined;
  }

  /** With the slash before it that the other entries of the list have. */
  #entryText(file: string, list: WrittenList | undefined): string {
    const neighbor = list?.items.find((item) => item.kind === "entry");
    return (/^\.?\//.exec(neighbor?.text ?? "")?.[0] ?? "") + withoutPageExtension(file);
  }

  /** What an entry of the target is called: its file, or for an endpoint its text. */
  #name(entry: WrittenEntry): string {
    return this.#input.written.of(entry) ?? `entry ${entry.text.trim()}`;
  }

  #nameInTarget(entry: WrittenEntry): string | undefined {
    const file = this.#input.written.of(entry);
    return file === undefined ? this.#name(entry) : this.#fileInTarget(file);
  }

  #rootInTarget(division: WrittenDivision): string | undefined {
    const file = this.#input.written.rootOf(division);
    return file === undefined ? undefined : this.#fileInTarget(file);
  }

  #fileInTarget(file: string): string | undefined {
    const { counterpart, fallback } = this.#input;
    return counterpart(file).file ?? (fallback || this.#open.has(file) ? file : undefined);
  }

  /** A page of the source that is listed because it had no counterpart. */
  #isStandIn(entry: WrittenEntry): boolean {
    const file = this.#input.written.of(entry);
    if (file === undefined || !this.#sourceFiles.has(file)) return false;
    const other = this.#input.counterpart(file).file;
    return other !== undefined && other !== file;
  }

  /** Whether a division of the target is in another one, which can't be moved into it. */
  #isInside(division: WrittenDivision, other: WrittenDivision): boolean {
    const parent = this.#parents.get(division);
    return parent !== undefined && (parent === other || this.#isInside(parent, other));
  }

  #ownItems(limit: WrittenDivision, entries: ReadonlySet<WrittenEntry>): readonly WrittenItem[] {
    const matched = new Set(this.#matches.values());
    const ownIn = (division: WrittenDivision): readonly WrittenItem[] =>
      division.lists
        .flatMap(({ items }) => items)
        .flatMap((item): readonly WrittenItem[] => {
          if (item.kind === "entry") return entries.has(item) ? [item] : [];
          const isOwn = !matched.has(item) && writtenEntries(item).every((entry) => entries.has(entry));
          return isOwn ? [item] : ownIn(item);
        });
    return ownIn(limit);
  }
}

/** Fields that name something of the source. */
const sourceFields: ReadonlySet<string> = new Set(["$ref", "root", "default"]);
