// Gives a language or version the structure of another one. (D296)
import { placeKey } from "../../../compiler/syntax/config-value.ts";
import { localTarget } from "../../../compiler/contract/href.ts";
import { withoutPageExtension } from "../../../compiler/contract/page-path.ts";
import { groupBy } from "../../../compiler/text/group-by.ts";
import { childPointer } from "../../../compiler/text/json-pointer.ts";
import type { JsonValue } from "../../../compiler/text/json-value.ts";
import { longestIncreasing } from "../../../outputs/diff/longest-increasing.ts";
import { elementAt, type ListPlace, type MovedElement, type NewElement } from "../entry-edits.ts";
import { NewDivisions } from "./new-divisions.ts";
import { stayedBehind } from "./stayed-behind.ts";
import { SyncNames } from "./sync-names.ts";
import { isEndpoint } from "./spec-names.ts";
import type { LackedEndpoint, OtherShape, SyncedBranch, SyncInput } from "./synced-branch.ts";
import { parallelDivisions, type DivisionMatches } from "./parallel-divisions.ts";
import {
  childrenOf,
  divisionsBelow,
  listFor,
  parentsBelow,
  writtenEntries,
  type WrittenDivision,
  type WrittenEntry,
  type WrittenItem,
  type WrittenList,
} from "../written-tree.ts";

interface UnwrittenPages {
  readonly missing: ReadonlySet<string>;
  readonly entries: ReadonlySet<WrittenEntry>;
}

/** An element of the target, or a value that is new in it. */
type WantedItem = WrittenItem | { readonly value: JsonValue };

/** Finds what has to change in the target to have the same divisions and pages in the same order. */
export function syncBranch(input: SyncInput): SyncedBranch {
  return new BranchSync(input).synced();
}

class BranchSync {
  readonly #input: SyncInput;
  readonly #matches: DivisionMatches;
  readonly #names: SyncNames;
  readonly #new: NewDivisions;
  readonly #additions: (MovedElement | NewElement)[] = [];
  readonly #otherShapes: OtherShape[] = [];
  /** Items of the source that get no list in the target. */
  readonly #withoutPlace: WrittenItem[] = [];
  readonly #unlisted = new Set<string>();
  readonly #emptyLists: WrittenList[] = [];
  readonly #untitled: { readonly target: WrittenDivision; readonly root: string }[] = [];
  readonly #lacked: LackedEndpoint[] = [];
  /** The divisions of the target, each with the one that it is in. */
  readonly #parents: ReadonlyMap<WrittenDivision, WrittenDivision>;

  constructor(input: SyncInput) {
    this.#input = input;
    const { source, target, written, known } = input;
    const names = new SyncNames(input);
    this.#names = names;
    this.#parents = parentsBelow(target);
    this.#matches = parallelDivisions({
      source,
      target,
      nameInTarget: (entry) => names.inTarget(entry),
      name: (entry) => names.of(entry),
      rootInTarget: (division) => names.rootInTarget(division),
      rootOf: (division) => written.rootOf(division),
      known,
      mayBeSame: (one, other) => names.areInSameBranch(one, other),
      specInTarget: (value) => names.specs.valueInTarget(value),
    });
    this.#new = new NewDivisions(names, input, this.#matches);
  }

  synced(): SyncedBranch {
    const { only } = this.#input;
    if (only !== undefined && !this.#matches.has(only)) this.#addOnly(only);
    for (const [source, target] of this.#inSourceOrder()) this.#syncDivision(source, target);
    for (const item of this.#withoutPlace) this.#notePages(item);
    for (const [source, target] of this.#inSourceOrder()) this.#compareRoots(source, target);
    const limit = only === undefined ? this.#input.target : this.#matches.get(only);
    const within = new Set(limit === undefined ? [] : writtenEntries(limit));
    const left = this.#names.left().filter((entry) => within.has(entry));
    const standIns = new Set(left.filter((entry) => this.#names.isStandIn(entry)));
    const unwritten = this.#unwritten(left);
    const alone = left.filter((entry) => !standIns.has(entry) && !unwritten.entries.has(entry));
    const stayed = this.#stayed(alone, unwritten.missing);
    const same = new Set<string | undefined>(stayed.values());
    const own = new Set(alone.filter((entry) => !same.has(this.#names.of(entry))));
    const { made } = this.#new;
    return {
      additions: this.#additions,
      removed: [...standIns],
      missing: this.#names.missing,
      stayed,
      own: limit === undefined ? [] : ownItems(limit, own, new Set(this.#matches.values())),
      made,
      otherShapes: this.#otherShapes,
      unlisted: [...this.#unlisted],
      emptyLists: this.#emptyLists,
      untitled: this.#untitled,
      lacked: this.#lacked,
      unclear: [...this.#new.unclear],
      matches: this.#matches,
      labels: new Map(
        [...this.#matches, ...made.map((each) => [each, each] as const)].flatMap(([one, { label }]) =>
          label === undefined ? [] : [[placeKey(one.element), label] as const],
        ),
      ),
    };
  }

  /** The pages that may be the same as missing ones: of these entries, those whose counterparts the source does not have either. */
  #stayed(alone: readonly WrittenEntry[], unwritten: ReadonlySet<string>): ReadonlyMap<string, string> {
    const { source, target, written, counterpart } = this.#input;
    if (alone.length === 0 || this.#names.missing.size === 0) return new Map();
    const fileOf = (entry: WrittenEntry): string | undefined => written.of(entry);
    const matched = new Set(written.placesIn(source).map(({ file, within }) => counterpart(file, within).file));
    const own = new Set(alone.flatMap((entry) => fileOf(entry) ?? []).filter((file) => !matched.has(file)));
    const inTarget = (entry: WrittenEntry): string | undefined => this.#names.inTarget(entry);
    const matchOf = (division: WrittenDivision): WrittenDivision | undefined => this.#matches.get(division);
    const missing = new Map([...this.#names.missing].filter(([file]) => !unwritten.has(file)));
    return stayedBehind(source, target, { missing, own: [...own], inTarget, fileOf, matchOf });
  }

  /** Missing pages that the target lists without a file where they would be, and these entries: they are no pages that only the target has. */
  #unwritten(left: readonly WrittenEntry[]): UnwrittenPages {
    const { written } = this.#input;
    const listed = groupBy(
      left.filter((entry) => written.of(entry) === undefined),
      ({ text }): string | undefined => localTarget(text),
    );
    const found = [...this.#names.missing].flatMap(([file, expected]) => {
      const entries = expected === undefined ? undefined : listed.get(withoutPageExtension(expected));
      return entries === undefined ? [] : [{ file, entries }];
    });
    return {
      missing: new Set(found.map(({ file }) => file)),
      entries: new Set(found.flatMap(({ entries }) => entries)),
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
    if (target === undefined) this.#withoutPlace.push(only);
    const value = target === undefined || list === undefined ? undefined : this.#new.valueOf(only);
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
        for (const item of other.items) if (item.kind === "entry") this.#names.take(this.#names.of(item), item, other);
        continue;
      }
      const [blocking] = other === undefined ? target.lists : [];
      if (blocking?.items.length === 0) this.#emptyLists.push(blocking);
      else if (blocking !== undefined) {
        this.#otherShapes.push({ target, has: blocking.field, wants: list.field });
        for (const item of list.items) this.#withoutPlace.push(item);
        continue;
      }
      const wanted = list.items.flatMap((item) => this.#wanted(item, target, other) ?? []);
      if (wanted.length === 0) continue;
      for (const edit of arranged(wanted, this.#placeOf(list, target, other), other)) this.#additions.push(edit);
    }
  }

  /** Each page of an item without a list in the target is missing, or stays where it is, or is in no list. A division that is matched has lists. */
  #notePages(item: WrittenItem): void {
    const { written } = this.#input;
    if (item.kind === "entry") this.#notePage(item, written.of(item), this.#names.inTarget(item));
    else if (!this.#matches.has(item)) {
      this.#notePage(item, written.rootOf(item), this.#names.rootInTarget(item));
      for (const list of item.lists) for (const each of list.items) this.#notePages(each);
    }
  }

  #notePage(item: WrittenItem, file: string | undefined, name: string | undefined): void {
    if (name !== undefined && this.#names.take(name, item, undefined) !== undefined) return;
    if (file === undefined || (name !== undefined && this.#names.isInTarget(name))) return;
    if (name === undefined || (name === file && !this.#input.isLink(file))) this.#names.noteMissing(file, item);
    else this.#unlisted.add(name);
  }

  /** A page that the title of a division of the source opens is missing, is listed elsewhere, or could be named. */
  #compareRoots(source: WrittenDivision, target: WrittenDivision): void {
    const { written } = this.#input;
    const root = written.rootOf(source);
    if (root === undefined || written.rootOf(target) !== undefined) return;
    const name = this.#names.rootInTarget(source);
    if (name === undefined) this.#names.noteMissing(root, source);
    else if (this.#names.take(name, source, undefined) === undefined && !this.#names.isInTarget(name))
      this.#untitled.push({ target, root: withoutPageExtension(name) });
  }

  #placeOf(list: WrittenList, target: WrittenDivision, other: WrittenList | undefined): Omit<ListPlace, "before"> {
    if (other !== undefined) return { file: other.at.file, list: other.at.pointer };
    return { file: target.at.file, list: childPointer(target.at.pointer, list.field) };
  }

  /** What the target has for an item of the source: an element of it, or a new value; undefined for nothing. */
  #wanted(item: WrittenItem, into: WrittenDivision, list: WrittenList | undefined): WantedItem | undefined {
    if (item.kind === "division") {
      const found = this.#matches.get(item);
      if (found !== undefined) return this.#isInside(into, found) ? undefined : found;
      const value = this.#new.valueOf(item);
      return value === undefined ? undefined : { value };
    }
    const name = this.#names.inTarget(item);
    if (name === undefined) return this.#names.noteMissing(this.#input.written.of(item), item);
    const taken = this.#names.take(name, item, list);
    if (taken !== undefined) return taken;
    if (this.#input.written.of(item) !== undefined) return { value: this.#entryText(name, list) };
    if (isEndpoint(item.text)) this.#lacked.push({ target: into, endpoint: item.text });
    return undefined;
  }

  /** With the slash before it that the other entries of the list have. */
  #entryText(file: string, list: WrittenList | undefined): string {
    const neighbor = list?.items.find((item) => item.kind === "entry");
    return (/^\.?\//.exec(neighbor?.text ?? "")?.[0] ?? "") + withoutPageExtension(file);
  }

  /** Whether a division of the target is in another one, which can't be moved into it. */
  #isInside(division: WrittenDivision, other: WrittenDivision): boolean {
    const parent = this.#parents.get(division);
    return parent !== undefined && (parent === other || this.#isInside(parent, other));
  }
}

/** The edits after which a list has what is wanted in this order; few of its elements move. */
function arranged(
  wanted: readonly WantedItem[],
  place: Omit<ListPlace, "before">,
  list: WrittenList | undefined,
): readonly (MovedElement | NewElement)[] {
  const here = new Set<unknown>(list?.items);
  const stay = wanted.filter((each): each is WrittenItem => here.has(each));
  const indexes = stay.map((item) => elementAt(item.element.pointer).index);
  const inOrder = longestIncreasing(indexes);
  const fixed = new Map(stay.flatMap((item, at) => (inOrder.has(at) ? [[item, indexes[at]!] as const] : [])));
  const additions: (MovedElement | NewElement)[] = [];
  let before = 0;
  for (const each of wanted) {
    if ("value" in each && !("element" in each)) {
      additions.push({ value: each.value, to: { ...place, before } });
      continue;
    }
    const index = fixed.get(each);
    if (index !== undefined) before = index + 1;
    else additions.push({ from: each.element, to: { ...place, before } });
  }
  return additions;
}

/** The entries and divisions below one that only the target has; of a division, not what is in it. */
function ownItems(
  limit: WrittenDivision,
  entries: ReadonlySet<WrittenEntry>,
  matched: ReadonlySet<WrittenDivision>,
): readonly WrittenItem[] {
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
