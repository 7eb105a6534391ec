// Names the pages of two branches alike, and keeps which entries of the target nothing of the source has taken. (D296)
import { groupBy } from "../../../compiler/text/group-by.ts";
import {
  itemSetOf,
  writtenEntries,
  type WrittenDivision,
  type WrittenEntry,
  type WrittenList,
} from "../written-tree.ts";
import type { SyncInput } from "./synced-branch.ts";

/** The names of entries and pages in both branches. */
export class SyncNames {
  /** Pages of the source without a counterpart, and where each would be. */
  readonly missing: Map<string, string | undefined> = new Map();
  readonly #input: SyncInput;
  /** The entries of the target by name, each with those that no entry of the source has taken. */
  readonly #open: ReadonlyMap<string, WrittenEntry[]>;
  readonly #sourceFiles: ReadonlySet<string>;
  readonly #targetFiles: ReadonlySet<string>;

  constructor(input: SyncInput) {
    this.#input = input;
    const { source, target, written } = input;
    this.#sourceFiles = written.in(source);
    this.#targetFiles = written.in(target);
    const entries = groupBy(writtenEntries(target), (entry) => this.of(entry));
    this.#open = new Map([...entries].map(([name, each]) => [name, [...each]]));
  }

  /** What an entry is called: its file, or for an endpoint its text. */
  of(entry: WrittenEntry): string {
    return this.#input.written.of(entry) ?? `entry ${entry.text.trim()}`;
  }

  /** What an entry of the source is called in the target; undefined if that has no such page. */
  inTarget(entry: WrittenEntry): string | undefined {
    const file = this.#input.written.of(entry);
    return file === undefined ? this.of(entry) : this.#fileInTarget(file);
  }

  /** The page of the target for the one that the title of a division opens. */
  rootInTarget(division: WrittenDivision): string | undefined {
    const file = this.#input.written.rootOf(division);
    return file === undefined ? undefined : this.#fileInTarget(file);
  }

  /** Whether the target names a file, in an entry or as the page of a title. */
  isInTarget(file: string): boolean {
    return this.#targetFiles.has(file);
  }

  /** An entry of the target with this name that is not taken yet, in the same list if there is one. */
  take(name: string, list: WrittenList | undefined): WrittenEntry | undefined {
    const open = this.#open.get(name) ?? [];
    const inList = list === undefined ? -1 : open.findIndex((entry) => itemSetOf(list).has(entry));
    return open.splice(Math.max(inList, 0), 1)[0];
  }

  /** Whether an entry of the target with this name is not taken yet. */
  isOpen(name: string): boolean {
    return (this.#open.get(name)?.length ?? 0) > 0;
  }

  /** The entries of the target that are not taken. */
  left(): readonly WrittenEntry[] {
    return [...this.#open.values()].flat();
  }

  noteMissing(file: string | undefined): undefined {
    if (file !== undefined && !this.#input.isLink(file)) this.missing.set(file, this.#input.counterpart(file).expected);
    return undefined;
  }

  /** Whether an entry of the target is a page of the source that was listed because it had no counterpart. */
  isStandIn(entry: WrittenEntry): boolean {
    const file = this.#input.written.of(entry);
    if (file === undefined || !this.#sourceFiles.has(file)) return false;
    const other = this.#input.counterpart(file).file;
    return other !== undefined && other !== file;
  }

  #fileInTarget(file: string): string | undefined {
    const { counterpart, fallback, isLink } = this.#input;
    return counterpart(file).file ?? (fallback || isLink(file) || this.#open.has(file) ? file : undefined);
  }
}
