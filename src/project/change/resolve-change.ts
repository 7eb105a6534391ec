// Finds what the operations of a change mean for the files and the lists of a site.
import { isPageFileName, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import { parseEntry } from "../../compiler/contract/endpoint-entry.ts";
import type { ConfigSource } from "../../compiler/syntax/config-tree.ts";
import { placeKey } from "../../compiler/syntax/config-value.ts";
import { UsageError } from "../settings/usage-error.ts";
import { addedPage, givenPlace } from "./added-page.ts";
import { addressOfFile } from "./address-changes.ts";
import { addedPlaces, type PageToList } from "./added-places.ts";
import { besideTranslation } from "./beside-translation.ts";
import { withReferredFiles } from "./config-references.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import type { TextPiece } from "../../compiler/text/text-pieces.ts";
import { ConfigValues } from "./config-values.ts";
import { allLabels } from "./division-at.ts";
import type { PlacedEntry } from "./edit-plan.ts";
import { EntryEdits, isInList, type ListPlace } from "./entry-edits.ts";
import { placedEntry, placeInLists, type PlaceSearch } from "./entry-places.ts";
import { requirePaths } from "./require-paths.ts";
import { requireFreePaths } from "./free-paths.ts";
import { generatedEntries } from "./generated-pages.ts";
import { folderAfterMoves } from "./folder-after-moves.ts";
import { leavingLines, leavingPages, type RemovedElements } from "./leaving-pages.ts";
import { leftByDivision } from "./left-by-division.ts";
import { movedDivision } from "./moved-division.ts";
import { movedFiles } from "./moved-files.ts";
import type { NewName } from "./name-pieces.ts";
import { newEntry } from "./new-entry.ts";
import { newRedirect } from "./new-redirect.ts";
import type { OpenedSite, SiteToChange } from "./opened-site.ts";
import { notFound, type NamedPages } from "./not-found.ts";
import type { EditionOperation } from "./parallel-places.ts";
import { givenFile, resolveMove } from "./resolve-moves.ts";
import type { HowResolved, KnownOutcome, ResolvedChange } from "./resolved-change.ts";
import { removedDivision } from "./removed-division.ts";
import { relabel } from "./relabel.ts";
import { movedEntries, type EntryMove } from "./moved-entries.ts";
import { isPointed, takePointed, type PointedWork } from "./take-pointed.ts";
import { readersTarget, type ChangedPages } from "./readers-target.ts";
import { singleRemovals } from "./removed-folders.ts";
import type { ChangeOperation, EntryTarget, SiteChange } from "./site-change.ts";
import { placedTogether, unlistedPlaces, type NotListed } from "./unlisted-places.ts";
import { withCounterparts } from "./with-counterparts.ts";

/** Finds what a change means. Throws `UsageError` for an operation that names nothing, or that can't be done. */
export function resolveChange(
  change: SiteChange,
  opened: OpenedSite,
  site: SiteToChange,
  { targets = new Map(), skipped = new Map(), lacking = new Set(), leaving }: KnownOutcome = {},
): ResolvedChange {
  requirePaths(change.operations, opened);
  const work = new ChangeWork(opened, site, { hasPatterns: change.patterns === true, skipped, lacking, leaving });
  const { operations, kept } = singleRemovals(change.operations, opened.navigation, site);
  const given = { navigation: opened.navigation, config: opened.names.configFiles[0]! };
  const { operations: all, leftOut: leftEditions } = withCounterparts({ ...change, operations }, given, site);
  for (const operation of all) work.take(operation);
  return { ...work.resolved(targets), operations: all, kept, leftEditions };
}

class ChangeWork {
  readonly #opened: OpenedSite;
  readonly #site: SiteToChange;
  readonly #moves = new Map<string, string>();
  readonly #folders: [from: string, to: string][] = [];
  readonly #removed = new Map<string, string | undefined>();
  readonly #redirects = new Map<string, string | null | undefined>();
  readonly #created = new Map<string, string>();
  readonly #entries: EntryEdits;
  readonly #texts: NewName[] = [];
  readonly #pieces = new Map<string, readonly TextPiece[]>();
  readonly #places = new Map<string, EntryMove>();
  readonly #sentNowhere = new Set<string>();
  readonly #leftOut = new Set<string>();
  readonly #placed: PlacedEntry[] = [];
  readonly #unlisted: string[] = [];
  readonly #listed: string[] = [];
  readonly #notListed: NotListed[] = [];
  /** What is removed that may have generated pages. */
  readonly #removals: RemovedElements[] = [];
  readonly #newRedirects: Extract<ChangeOperation, { kind: "redirect" }>[] = [];
  readonly #values: ConfigValues;
  readonly #how: HowResolved;
  readonly #config: string;

  constructor(opened: OpenedSite, site: SiteToChange, how: HowResolved) {
    this.#how = how;
    this.#opened = opened;
    this.#config = opened.names.configFiles[0]!;
    this.#site = site;
    this.#values = new ConfigValues(withReferredFiles(opened.names.configFiles, site.host), site.host);
    this.#entries = new EntryEdits(this.#values);
  }

  take(operation: EditionOperation): void {
    if (isPointed(operation)) return takePointed(operation, this.#pointedWork);
    switch (operation.kind) {
      case "move":
        return this.#move(operation.from, operation.to);
      case "remove":
        return this.#removePage(operation.page, operation.redirect);
      case "add":
        return this.#add(operation);
      case "remove-division":
        return this.#removeDivision(operation.labels, operation.redirect);
      case "redirect":
        return void this.#newRedirects.push(operation);
      case "list-unlisted":
        return this.#listUnlisted(operation.into);
      case "place":
        return this.#placePage(operation);
      case "place-division":
        return this.#placeDivision(operation.labels, operation.target);
      case "relabel":
        return relabel(operation, this.#search, { texts: this.#texts, placed: this.#placed });
    }
  }

  resolved(targets: ReadonlyMap<string, string>): Omit<ResolvedChange, "kept" | "operations"> {
    const targetOf = (page: string, redirect: string | null | undefined): string | null | undefined =>
      // What a difference proposes is an address after the change already.
      redirect === undefined ? targets.get(addressOfFile(page)) : redirect && this.#addressOf(redirect);
    for (const [file, redirect] of this.#redirects) this.#remove(file, targetOf(file, redirect));
    for (const wanted of this.#places.values()) this.#place(wanted);
    const leaving = leavingPages(this.#removals, this.#search, this.#how.leaving);
    const asked = leaving.map(({ page, by }) => [page.path, by.redirect] as const);
    for (const [path, redirect] of asked) if (redirect === null) this.#sentNowhere.add(path);
    requireFreePaths({ moves: this.#moves, removed: this.#removed, created: this.#created }, this.#site.host);
    const given = { folders: this.#folders, moves: this.#moves, navigation: this.#opened.navigation };
    const folderAfter = (folder: string): string | undefined => folderAfterMoves(folder, given);
    const files = movedFiles(this.#moves, this.#removed, folderAfter, this.#folders);
    return {
      moves: this.#moves,
      removed: this.#removed,
      created: this.#created,
      files,
      folderAfter,
      entries: this.#entries,
      texts: this.#texts,
      pieces: this.#pieces,
      placed: this.#placed,
      unlisted: this.#unlisted,
      listed: this.#listed,
      notListed: [...this.#notListed, ...leavingLines(leaving, this.#removals)],
      generated: new Map(asked.map(([path, redirect]) => [path, targetOf(path, redirect) ?? undefined])),
      undecided: [...this.#redirects, ...asked].flatMap(([page, redirect]) => (redirect === undefined ? [page] : [])),
      patterns: new Map(this.#how.hasPatterns ? this.#folders.filter(([from]) => folderAfter(from) !== undefined) : []),
      sentNowhere: this.#sentNowhere,
      leftOut: this.#leftOut,
      redirects: this.#newRedirects.map((each) => newRedirect(each, this.#opened, this.#changedPages)),
    };
  }

  #move(from: string, to: string): void {
    const { files, folder } = resolveMove(from, to, { ...this.#site, ...this.#named });
    for (const [file, target] of files) if (file !== target) this.#moves.set(file, target);
    if (folder !== undefined) this.#folders.push([...folder]);
  }

  #pageFile(page: string): string {
    const file = this.#findPage(page);
    if (file !== undefined) return file;
    throw new UsageError(notFound(page, this.#named));
  }

  #findPage(page: string): string | undefined {
    const file = givenFile(page, this.#site.host);
    return file !== undefined && isPageFileName(file) ? file : undefined;
  }

  #removePage(page: string, redirect: string | null | undefined): void {
    const elements = this.#findPage(page) === undefined ? generatedEntries(page, this.#search) : undefined;
    if (elements === undefined) return void this.#redirects.set(this.#pageFile(page), redirect);
    this.#removeElements({ elements, redirect });
  }

  #removeElements(removal: RemovedElements): void {
    this.#removals.push(removal);
    for (const element of removal.elements) this.#entries.remove(element);
  }

  #remove(file: string, target: string | null | undefined): void {
    if (!Object.values(this.#opened.navigation.pages).some((page) => page.file === file))
      throw new UsageError(`${file} is only a part of pages, and has no address.`);
    this.#removed.set(file, target ?? undefined);
    if (target === null || (target === undefined && this.#how.lacking.has(file))) this.#sentNowhere.add(file);
    const { entries, roots } = this.#opened.names;
    for (const each of roots) if (each.page === file) this.#entries.removeField(each.source);
    for (const each of entries) if (each.page === file) this.#entries.remove(each.source);
  }

  #addressOf(redirect: string): string {
    return readersTarget(redirect, this.#opened, this.#changedPages);
  }

  get #changedPages(): ChangedPages & { readonly newFiles: readonly string[] } {
    const newFiles = [...this.#moves.values(), ...this.#created.keys()];
    return { isRemoved: (file) => this.#redirects.has(file), after: (file) => this.#moves.get(file) ?? file, newFiles };
  }

  #removeDivision(labels: readonly string[], redirect: string | null | undefined): void {
    const removed = removedDivision(labels, this.#search, this.#opened.names);
    for (const page of removed.pages) this.#redirects.set(page, redirect);
    this.#removeElements({ elements: removed.elements, redirect, label: removed.division.label });
    for (const each of leftByDivision(removed)) this.#notListed.push(each);
  }

  #listUnlisted(into: readonly string[] | undefined): void {
    const beside = besideTranslation(this.#opened.names.entries, this.#opened.navigation);
    const { placed, notListed } = unlistedPlaces({ ...this.#opened, ...this.#how, into, beside });
    for (const each of notListed) this.#notListed.push(each);
    for (const { file } of placed) this.#unlisted.push(file);
    const inLists = groupBy(placed, ({ path, target }) => {
      const place = placeInLists(target, ["pages"], this.#search);
      this.#insert(place, path);
      return placeKey({ file: place.file, pointer: place.list });
    });
    for (const pages of inLists.values()) this.#placed.push(placedTogether(pages, this.#search));
  }

  #add(addition: Extract<EditionOperation, { kind: "add" }>): void {
    if (parseEntry(addition.page).kind === "endpoint")
      return this.#list(addition.page.trim(), { ...addition, target: givenPlace(addition), entries: [] });
    const { file, text, target, entries } = addedPage(addition, this.#opened);
    if (text !== undefined) this.#created.set(file, text);
    else if (entries.length === 0) this.#listed.push(file);
    if (target !== undefined) this.#list(withoutPageExtension(file), { ...addition, target, entries });
  }

  #list(path: string, wanted: PageToList): void {
    const { places, alsoIn, areSeveral } = addedPlaces(wanted, this.#search);
    for (const place of places) {
      this.#insert(place, path, wanted.group);
      if (areSeveral || alsoIn.length > 0) this.#sayPlaced(path, place, alsoIn);
    }
  }

  #placePage({ page, target, edition }: Extract<EditionOperation, { kind: "place" }>): void {
    const generated = this.#findPage(page) === undefined ? generatedEntries(page, this.#search) : undefined;
    if (generated !== undefined) return this.#place({ name: page.trim(), entries: generated, target, edition });
    const file = this.#pageFile(page);
    const entries = this.#opened.names.entries.filter((each) => each.page === file).map(({ source }) => source);
    this.#places.set(`${edition?.id ?? ""} ${file}`, { name: withoutPageExtension(file), entries, target, edition });
  }

  #moveElement(name: string, element: ConfigSource, place: ListPlace, alsoIn?: PlacedEntry["alsoIn"]): void {
    this.#entries.move(element, place);
    this.#sayPlaced(name, place, alsoIn, isInList(element, place));
  }

  #sayPlaced(name: string, place: ListPlace, alsoIn: PlacedEntry["alsoIn"], isOrder = false): void {
    this.#placed.push(placedEntry(name, place, { alsoIn, isOrder }, this.#search));
  }

  #place(wanted: EntryMove): void {
    const { moves, removed, alsoIn } = movedEntries(wanted, this.#search);
    // Several languages may share one of the entries.
    for (const { element, place } of moves.filter((each) => !this.#entries.isMoved(each.element)))
      this.#moveElement(wanted.name, element, place, alsoIn);
    for (const source of removed) this.#entries.remove(source);
  }

  #placeDivision(labels: readonly string[], target: EntryTarget): void {
    const { element, place } = movedDivision(labels, target, this.#search);
    this.#moveElement(labels.join(" > "), element, place);
  }

  get #pointedWork(): PointedWork {
    return {
      search: this.#search,
      entries: this.#entries,
      pieces: this.#pieces,
      placed: this.#placed,
      leftOut: this.#leftOut,
      pageFile: (page) => this.#pageFile(page),
      textOf: (file) => this.#site.host.readText(file) ?? "",
      moveElement: (name, element, place) => this.#moveElement(name, element, place),
    };
  }

  #insert(place: ListPlace, path: string, group?: string): void {
    this.#entries.add(place, newEntry(path, group, this.#values.at({ file: place.file, pointer: place.list })));
  }

  get #search(): PlaceSearch {
    const { names, navigation } = this.#opened;
    return {
      entries: names.entries,
      navigation,
      config: this.#config,
      values: this.#values,
      findPage: (page) => this.#findPage(page),
      notFound: (page) => notFound(page, { ...this.#named, labels: () => allLabels(navigation) }),
    };
  }

  get #named(): NamedPages {
    return { files: this.#site.files, navigation: this.#opened.navigation };
  }
}
