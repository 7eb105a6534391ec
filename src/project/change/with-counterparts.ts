// Does to the same page in other languages and versions what a change does to one of them. (D267)
import type { Edition, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { parseEntry } from "../../compiler/contract/endpoint-entry.ts";
import { writtenPath } from "../../compiler/contract/href.ts";
import { isPageFileName, pageHref, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import { entryIn, fileIn, pagesInOthers, type EditionPage } from "./pages-in-editions.ts";
import { isListedWithoutFile } from "./listed-without-file.ts";
import { pageOrFile, insideRoot, resolveMove, type FilesOfSite } from "./resolve-moves.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { UsageError } from "../settings/usage-error.ts";
import {
  parallelDivisionChanges,
  redirectIn,
  type DivisionOperation,
  type ParallelSearch,
} from "./parallel-division-changes.ts";
import { parallelPath } from "./parallel-path.ts";
import { parallelPointed } from "./parallel-pointed-changes.ts";
import { editionsLeftOut, joinedLeftOut } from "./editions-left-out.ts";
import { isPlaceOfAll } from "./shared-elements.ts";
import type { PlaceSearch } from "./entry-places.ts";
import { isPointed } from "./take-pointed.ts";
import type { ChangeOperation, EntryTarget, NamedChange, SiteChange } from "./site-change.ts";
import type { NotListed } from "./unlisted-places.ts";

/** An operation, with the edition in which it is done if it is done to a counterpart. */
export type EditionOperation = ChangeOperation & { readonly edition?: Edition };

/** What a change means in all editions that it includes. */
export interface WithCounterparts {
  /** Its operations, with those for the counterparts. */
  readonly operations: readonly EditionOperation[];
  /** The editions in which nothing is done. */
  readonly leftOut: readonly NotListed[];
}

/** The operations of a change, with those for the counterparts that it includes. */
export function withCounterparts(
  { operations, counterparts }: SiteChange,
  { navigation, config }: Pick<PlaceSearch, "navigation" | "config">,
  site: FilesOfSite,
): WithCounterparts {
  if (counterparts === undefined) return { operations, leftOut: [] };
  const others: Counterparts = (file, from) => pagesInOthers(file, navigation, counterparts, from);
  const filesOfOthers = (file: string): readonly string[] => otherFiles(file, others);
  const fileOf = (written: string): string => {
    const path = insideRoot(writtenPath(written));
    // The first page of a folder is named by its address, too.
    const atAddress = navigation.pages[navigation.site.basePath + pageHref(path, "")]?.file;
    return pageOrFile(path, site.host) ?? atAddress ?? path;
  };
  const pageFile = (written: string): string | undefined => {
    const file = fileOf(written);
    return site.host.stat(file)?.kind === "file" ? file : undefined;
  };
  const divisions: ParallelSearch = { navigation, wanted: counterparts, fileOf: pageFile };
  const isSharedPlace = (target: EntryTarget): boolean => isPlaceOfAll(target, divisions);
  const isPlanned = (page: string): boolean => {
    const path = insideRoot(page);
    return pageOrFile(path, site.host) === undefined && isListedWithoutFile(withoutPageExtension(path), navigation);
  };
  const search = { navigation, others, fileOf, pageFile, site, isSharedPlace, isPlanned };
  const parallels = (operation: NamedChange, from?: Edition): readonly EditionOperation[] =>
    "labels" in operation
      ? parallelDivisionChanges(operation, divisions)
      : parallelOperations(operation, { ...search, from });
  const leftOut: NotListed[] = [];
  const noteLeft = (operation: Parameters<typeof editionsLeftOut>[0], from?: Edition): void => {
    for (const each of editionsLeftOut(operation, { ...search, wanted: counterparts, from })) leftOut.push(each);
  };
  const all = operations.flatMap((operation): readonly EditionOperation[] => {
    if (!isPointed(operation)) {
      const others = parallels(operation);
      noteLeft(operation);
      return [operation, ...others];
    }
    const pointed = parallelPointed(operation, { ...divisions, config, others: filesOfOthers });
    if (operation.kind === "hide") noteLeft(operation);
    if (pointed.kind === "others") return [operation, ...pointed.operations];
    const others = parallels(pointed.operation, pointed.from);
    noteLeft(pointed.operation, pointed.from);
    return [operation, ...others];
  });
  return { operations: all, leftOut: joinedLeftOut(leftOut) };
}

/** The same page in the other editions that a change includes; `from` is its own one, if that is known. */
type Counterparts = (file: string, from?: Edition) => readonly EditionPage[];

/** The files of the counterparts that are other pages. */
function otherFiles(file: string, others: Counterparts): readonly string[] {
  return [...new Set(others(file).map((other) => other.file))].filter((each) => each !== file);
}

interface Parallels {
  readonly navigation: ResolvedNavigation;
  readonly others: Counterparts;
  readonly fileOf: (page: string) => string;
  /** Undefined for what is no page. */
  readonly pageFile: (page: string) => string | undefined;
  /** Whether a place is the same one in all editions that are meant. */
  readonly isSharedPlace: (target: EntryTarget) => boolean;
  /** Whether a list names a page that has no file. */
  readonly isPlanned: (page: string) => boolean;
  readonly site: FilesOfSite;
  /** The edition of what was pointed at. */
  readonly from?: Edition | undefined;
}

function parallelOperations(
  operation: Exclude<NamedChange, DivisionOperation>,
  search: Parallels,
): readonly EditionOperation[] {
  const { others, fileOf, isPlanned, isSharedPlace, site } = search;
  if (operation.kind === "move") return parallelMoves(operation, search);
  if (operation.kind === "remove") return parallelRemovals(operation, search);
  if (operation.kind === "list-unlisted") return [];
  if (operation.kind === "redirect") return parallelRedirects(operation, search);
  const { target } = operation;
  if (target === undefined) {
    if (isPlanned(operation.page))
      throw new UsageError(
        `Which pages are "${operation.page}" in other languages and versions is not known before it has a file. Add each of them by itself, without --all-languages and --all-versions.`,
      );
    return [];
  }
  if (isSharedPlace(target))
    return operation.kind === "add"
      ? []
      : otherFiles(fileOf(operation.page), others).map((page) => ({ ...operation, page }));
  if (target.kind === "into" || pageOrFile(insideRoot(target.page), site.host) === undefined)
    throw new UsageError(
      "A division in one language or version does not say where a page goes in the others. Name the page after or before which it goes: its counterparts show that. Use --after or --before with that page.",
    );
  return operation.kind === "add"
    ? parallelAdditions(operation, target, search)
    : parallelPlacements(operation, target, search);
}

/** The place beside a page. */
type BesidePage = Exclude<EntryTarget, { kind: "into" }>;

function parallelAdditions(
  operation: Extract<ChangeOperation, { kind: "add" }>,
  target: BesidePage,
  { others, fileOf, navigation }: Parallels,
): readonly EditionOperation[] {
  const near = fileOf(target.page);
  const besides = others(near).filter(({ file }) => file !== near);
  return onePerEntry(besides, navigation).map(({ edition, file: other }) => {
    // An endpoint is the same in all languages.
    const isEndpoint = parseEntry(operation.page).kind === "endpoint";
    const page = isEndpoint ? operation.page : parallelPath(near, operation.page, other);
    if (page === undefined) throw new UsageError(notParallel(operation.page, near, other));
    return { ...operation, page, target: { ...target, page: other }, edition };
  });
}

/** Each page goes beside the page that its own edition has. */
function parallelPlacements(
  operation: Extract<ChangeOperation, { kind: "place" }>,
  target: BesidePage,
  { others, fileOf, navigation, from }: Parallels,
): readonly EditionOperation[] {
  const [file, near] = [fileOf(operation.page), fileOf(target.page)];
  const own =
    from ??
    navigation.editions.find((edition) => [file, near].every((each) => entryIn({ edition, file: each }, navigation)));
  const ownEntry = own && entryKey({ edition: own, file }, navigation);
  const pages = onePerEntry(others(file, own), navigation).filter((page) => entryKey(page, navigation) !== ownEntry);
  return pages.flatMap(({ edition, file: page }) => {
    const other = fileIn(near, edition, navigation);
    return other === undefined ? [] : [{ ...operation, page, target: { ...target, page: other }, edition }];
  });
}

/** Several editions may have one element of docs.json. */
function onePerEntry(pages: readonly EditionPage[], navigation: ResolvedNavigation): readonly EditionPage[] {
  return [...groupBy(pages, (page) => entryKey(page, navigation)).values()].map(([first]) => first!);
}

function entryKey(page: EditionPage, navigation: ResolvedNavigation): string {
  const source = entryIn(page, navigation)?.source;
  return source === undefined ? `${page.edition.id} ${page.file}` : `${source.file ?? ""}#${source.pointer}`;
}

function parallelMoves(
  { from, to }: Extract<ChangeOperation, { kind: "move" }>,
  { others, site }: Pick<Parallels, "others" | "site">,
): readonly ChangeOperation[] {
  const { files, folder } = resolveMove(from, to, site);
  const moves = [...files].flatMap(([file, target]) =>
    otherFiles(file, others).flatMap((other): readonly ParallelMove[] => {
      const parallel = parallelPath(file, target, other);
      if (parallel === undefined) throw new UsageError(notParallel(target, file, other));
      return parallel === other ? [] : [{ file, from: other, to: parallel }];
    }),
  );
  const folders = folder === undefined ? [] : wholeFolders(moves, folder[0], site);
  const single = moves.filter((move) => !folders.some((each) => move.from.startsWith(each.from)));
  return [...folders, ...single].map((each) => ({ kind: "move", from: each.from, to: each.to }));
}

/** The move of the counterpart of a file. */
interface ParallelMove {
  /** The file that it follows. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** The folders that move as a whole, because each page in them moves as the same page in `folder` does. What names a folder then follows, too. (D378) */
function wholeFolders(
  moves: readonly ParallelMove[],
  folder: string,
  site: FilesOfSite,
): readonly Pick<ParallelMove, "from" | "to">[] {
  const byFolder = groupBy(moves, ({ file, from, to }) => {
    const rest = file.slice(folder.length);
    return from.endsWith(rest) && to.endsWith(rest)
      ? JSON.stringify([from.slice(0, 1 - rest.length), to.slice(0, -rest.length)])
      : undefined;
  });
  return [...byFolder].flatMap(([key, same]) => {
    if (key === undefined) return [];
    const [from, to] = JSON.parse(key) as [from: string, to: string];
    const moved = new Set(same.map((each) => each.from));
    const isWhole = site.files().every((file) => !file.startsWith(from) || !isPageFileName(file) || moved.has(file));
    return isWhole && !folder.startsWith(from) && !`${to}/`.startsWith(from) ? [{ from, to }] : [];
  });
}

/** Readers are sent to the page that their own edition has. */
function parallelRemovals(
  operation: Extract<ChangeOperation, { kind: "remove" }>,
  { others, fileOf, pageFile, navigation }: Parallels,
): readonly EditionOperation[] {
  const own = fileOf(operation.page);
  const byFile = groupBy(others(own), ({ file }) => file);
  return [...byFile].flatMap(([page, [first]]) => {
    if (page === own) return [];
    const redirect = redirectIn(operation.redirect, first!.edition, { navigation, fileOf: pageFile });
    return [{ ...operation, page, redirect }];
  });
}

/** From the same address in the folder of each other language or version. */
function parallelRedirects(
  { from, to }: Extract<ChangeOperation, { kind: "redirect" }>,
  { others, fileOf }: Parallels,
): readonly ChangeOperation[] {
  const target = fileOf(to);
  return otherFiles(target, others).map((other) => {
    const source = parallelPath(target, insideRoot(from), other);
    if (source === undefined) throw new UsageError(notParallel(from, target, other));
    return { kind: "redirect", from: `/${source}`, to: withoutPageExtension(other) };
  });
}

function notParallel(path: string, near: string, other: string): string {
  return `Where "${path}" would be beside ${other} is not known, because that differs from ${near} in more than its folder. Change it by itself, without --all-languages and --all-versions.`;
}
