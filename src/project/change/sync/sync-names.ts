// Names the pages of two branches alike, and keeps which entries of the target nothing of the source has taken. (D296)
import { groupBy } from "../../../compiler/text/group-by.ts";
import {
  itemSetOf,
  writtenEntries,
  type WrittenDivision,
  type WrittenEntry,
  type WrittenItem,
  type WrittenList,
} from "../written-tree.ts";
import type { CounterpartFile } from "./counterpart-files.ts";
import { innerBranches } from "./inner-branches.ts";
import { bareEndpoint, SpecNames } from "./spec-names.ts";
import type { SyncInput } from "./synced-branch.ts";

/** The names of entries and pages in both branches. */
export class SyncNames {
  /** Pages of the source without a counterpart, and where each would be. */
  readonly missing: Map<string, string | undefined> = new Map();
  readonly specs: SpecNames;
  readonly #input: SyncInput;
  /** The first entry of the target for an endpoint of whatever spec. */
  readonly #endpoints: ReadonlyMap<string | undefined, string>;
  /** The entries of the target by name, each with those that no entry of the source has taken. */
  readonly #open: ReadonlyMap<string, WrittenEntry[]>;
  readonly #sourceFiles: ReadonlySet<string>;
  readonly #targetFiles: ReadonlySet<string>;
  /** The language or version inside both branches that each element is in. */
  readonly #within: ReadonlyMap<WrittenItem, WrittenDivision>;
  /** What each language or version inside the source, and what is outside of them, wants in the target. */
  #wanted: ReadonlyMap<WrittenDivision | undefined, ReadonlySet<string | undefined>> | undefined;

  constructor(input: SyncInput) {
    this.#input = input;
    const { source, target, written } = input;
    this.#sourceFiles = written.in(source);
    this.#targetFiles = written.in(target);
    this.#within = new Map([...innerBranches(source), ...innerBranches(target)]);
    const entries = groupBy(writtenEntries(target), (entry) => this.of(entry));
    this.#open = new Map([...entries].map(([name, each]) => [name, [...each]]));
    this.specs = new SpecNames(input.counterpart);
    const endpoints = groupBy(writtenEntries(target), ({ text }) => bareEndpoint(text));
    this.#endpoints = new Map([...endpoints].map(([name, [first]]) => [name, this.of(first!)]));
  }

  /** What an entry is called: its file, or for an endpoint its text. */
  of(entry: WrittenEntry): string {
    return this.#input.written.of(entry) ?? `entry ${entry.text.trim()}`;
  }

  /** What an entry of the source is called in the target; undefined if that has no such page. */
  inTarget(entry: WrittenEntry): string | undefined {
    const file = this.#input.written.of(entry);
    return file === undefined ? this.#textInTarget(entry) : this.#fileInTarget(file, entry);
  }

  /** An endpoint may have the spec of the source, that of the target, or one that nothing shows to be the same. */
  #textInTarget(entry: WrittenEntry): string {
    const [same, translated] = [this.of(entry), `entry ${this.specs.entryInTarget(entry.text.trim())}`];
    const there = [translated, same].find((name) => this.#open.has(name));
    return there ?? this.#endpoints.get(bareEndpoint(entry.text)) ?? translated;
  }

  /** The page of the target for the one that the title of a division opens. */
  rootInTarget(division: WrittenDivision): string | undefined {
    const file = this.#input.written.rootOf(division);
    return file === undefined ? undefined : this.#fileInTarget(file, division);
  }

  /** Whether two elements may stand for each other, as far as the languages and versions go that they are in, or are. */
  areInSameBranch(item: WrittenItem, other: WrittenItem): boolean {
    return this.#input.mayBeSame(this.#within.get(item), this.#within.get(other));
  }

  /** Whether the target names a file, in an entry or as the page of a title. */
  isInTarget(file: string): boolean {
    return this.#targetFiles.has(file);
  }

  /** An entry of the target with this name that an element of the source may take and none has taken yet, in the same list if there is one. */
  take(name: string, item: WrittenItem, list: WrittenList | undefined): WrittenEntry | undefined {
    const open = this.#open.get(name) ?? [];
    const free = open.filter((entry) => this.#mayTake(name, item, entry));
    const found = free.find((entry) => list !== undefined && itemSetOf(list).has(entry)) ?? free[0];
    if (found !== undefined) open.splice(open.indexOf(found), 1);
    return found;
  }

  /** Whether an element of the source may take an entry of the target with this name. */
  isOpen(name: string, item: WrittenItem): boolean {
    return this.#open.get(name)?.some((entry) => this.#mayTake(name, item, entry)) === true;
  }

  /** An entry of another inner language or version may be taken if it is there by mistake: the source has that one without such an entry. */
  #mayTake(name: string, item: WrittenItem, entry: WrittenEntry): boolean {
    const { mayBeSame, source } = this.#input;
    const within = this.#within.get(entry);
    if (this.areInSameBranch(item, entry)) return true;
    this.#wanted ??= new Map(
      [...groupBy(writtenEntries(source), (each) => this.#within.get(each))].map(([branch, all]) => [
        branch,
        new Set(all.map((each) => this.inTarget(each))),
      ]),
    );
    const names = [...this.#wanted].filter(([branch]) => mayBeSame(branch, within));
    return names.length > 0 && names.every(([, wanted]) => !wanted.has(name));
  }

  /** The entries of the target that are not taken. */
  left(): readonly WrittenEntry[] {
    return [...this.#open.values()].flat();
  }

  /** Notes that the target has no page for the one that an element of the source names, or that its title opens. */
  noteMissing(file: string | undefined, item: WrittenItem): undefined {
    const { isLink, isLeftOut } = this.#input;
    if (file !== undefined && !isLink(file) && !isLeftOut(file))
      this.missing.set(file, this.#counterpart(file, item).expected);
    return undefined;
  }

  /** Whether an entry of the target is a page of the source that was listed because it had no counterpart. */
  isStandIn(entry: WrittenEntry): boolean {
    const file = this.#input.written.of(entry);
    if (file === undefined || !this.#sourceFiles.has(file)) return false;
    const other = this.#counterpart(file, entry).file;
    return other !== undefined && other !== file;
  }

  #counterpart(file: string, item: WrittenItem): CounterpartFile {
    return this.#input.counterpart(file, this.#within.get(item));
  }

  #fileInTarget(file: string, item: WrittenItem): string | undefined {
    const { fallback, isLink, isShared, isLeftOut } = this.#input;
    const { file: other, expected } = this.#counterpart(file, item);
    // A page in the folder of its version only stands in for those of others.
    const isOfAll = expected === undefined && isShared(file);
    const isListedAsItIs = (fallback && !isLeftOut(file)) || isLink(file) || isOfAll || this.#open.has(file);
    return other ?? (isListedAsItIs ? file : undefined);
  }
}
