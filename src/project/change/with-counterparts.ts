// Does to the same page in other languages and versions what a change does to one of them. (D267)
import type { Edition } from "../../compiler/site/navigation.ts";
import { writtenPath } from "../../compiler/contract/href.ts";
import { isPageFileName, pageHref, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import { pagesInOthers } from "./pages-in-editions.ts";
import {
  notParallel,
  parallelAdditions,
  parallelPlacements,
  placeInOthers,
  type EditionOperation,
  type PlacesSearch,
} from "./parallel-places.ts";
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
  const others: PlacesSearch["others"] = (file, from) => pagesInOthers(file, navigation, counterparts, from);
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
  const search = { navigation, wanted: counterparts, others, fileOf, pageFile, site, isSharedPlace, isPlanned };
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

/** The files of the counterparts that are other pages. */
function otherFiles(file: string, others: PlacesSearch["others"]): readonly string[] {
  return [...new Set(others(file).map((other) => other.file))].filter((each) => each !== file);
}

interface Parallels extends PlacesSearch {
  /** Whether a place is the same one in all editions that are meant. */
  readonly isSharedPlace: (target: EntryTarget) => boolean;
  /** Whether a list names a page that has no file. */
  readonly isPlanned: (page: string) => boolean;
  readonly site: FilesOfSite;
}

function parallelOperations(
  operation: Exclude<NamedChange, DivisionOperation>,
  search: Parallels,
): readonly EditionOperation[] {
  const { others, fileOf, isPlanned, isSharedPlace } = search;
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
  const place = placeInOthers(target, search);
  if (place === undefined) return [];
  return operation.kind === "add"
    ? parallelAdditions(operation, place, search)
    : parallelPlacements(operation, place, search);
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
