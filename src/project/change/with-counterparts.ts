// Does to the same page in other languages and versions what a change does to one of them. (D267)
import type { Page } from "../../compiler/site/page.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { parseEntry } from "../../compiler/contract/endpoint-entry.ts";
import { writtenPath } from "../../compiler/contract/href.ts";
import { isPageFileName, pageHref, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import { isListedWithoutFile } from "./listed-without-file.ts";
import { pageOrFile, insideRoot, resolveMove, type FilesOfSite } from "./resolve-moves.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { UsageError } from "../settings/usage-error.ts";
import { parallelDivisionChanges, type DivisionOperation, type ParallelSearch } from "./parallel-division-changes.ts";
import { parallelPath } from "./parallel-path.ts";
import { parallelPointed } from "./parallel-pointed-changes.ts";
import { isPlaceOfAll } from "./shared-elements.ts";
import type { PlaceSearch } from "./entry-places.ts";
import { isPointed } from "./take-pointed.ts";
import type { ChangeOperation, EntryTarget, NamedChange, SiteChange } from "./site-change.ts";

/** The operations of a change, with those for the counterparts that it includes. */
export function withCounterparts(
  { operations, counterparts }: SiteChange,
  { navigation, config }: Pick<PlaceSearch, "navigation" | "config">,
  site: FilesOfSite,
): readonly ChangeOperation[] {
  if (counterparts === undefined) return operations;
  const others = counterpartsIn(navigation, counterparts);
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
  const parallels = (operation: NamedChange): readonly ChangeOperation[] =>
    "labels" in operation
      ? parallelDivisionChanges(operation, divisions)
      : parallelOperations(operation, { others, fileOf, site, isSharedPlace, isPlanned });
  return operations.flatMap((operation) => {
    if (!isPointed(operation)) return [operation, ...parallels(operation)];
    const pointed = parallelPointed(operation, { ...divisions, config, others });
    return [operation, ...(pointed.kind === "named" ? parallels(pointed.operation) : pointed.operations)];
  });
}

/** The files of the same page in other editions. */
type Counterparts = (file: string) => readonly string[];

/** The counterparts of pages in the languages, or the versions, or both, that a change includes. */
function counterpartsIn(
  { pages, counterparts, editions }: ResolvedNavigation,
  { languages, versions }: NonNullable<SiteChange["counterparts"]>,
): Counterparts {
  const editionById = new Map(editions.map((edition) => [edition.id, edition]));
  const byFile = new Map(
    Object.values(pages).flatMap((page) => (page.file === null ? [] : [[page.file, page] as const])),
  );
  const isIncluded = (page: Page, edition: string): boolean => {
    const other = editionById.get(edition);
    if (other === undefined) return false;
    const isOtherLanguage = other.language !== page.language;
    const isOtherVersion = other.version !== page.version;
    return (isOtherLanguage || isOtherVersion) && (languages || !isOtherLanguage) && (versions || !isOtherVersion);
  };
  return (file) => {
    const page = byFile.get(file);
    const hrefs = page === undefined ? [] : Object.entries(counterparts[page.key] ?? {});
    const files = hrefs.flatMap(([edition, href]) => (isIncluded(page!, edition) ? (pages[href]?.file ?? []) : []));
    return [...new Set(files)].filter((each) => each !== file);
  };
}

interface Parallels {
  readonly others: Counterparts;
  readonly fileOf: (page: string) => string;
  /** Whether a place is the same one in all editions that are meant. */
  readonly isSharedPlace: (target: EntryTarget) => boolean;
  /** Whether a list names a page that has no file. */
  readonly isPlanned: (page: string) => boolean;
  readonly site: FilesOfSite;
}

function parallelOperations(
  operation: Exclude<NamedChange, DivisionOperation>,
  { others, fileOf, site, isSharedPlace, isPlanned }: Parallels,
): readonly ChangeOperation[] {
  if (operation.kind === "move") return parallelMoves(operation, { others, site });
  if (operation.kind === "remove") return parallelRemovals(operation, others, fileOf);
  if (operation.kind === "list-unlisted") return [];
  if (operation.kind === "redirect") return parallelRedirects(operation, others, fileOf);
  const { target } = operation;
  if (target === undefined) {
    if (isPlanned(operation.page))
      throw new UsageError(
        `Which pages are "${operation.page}" in other languages and versions is not known before it has a file. Add each of them by itself, without --all-languages and --all-versions.`,
      );
    return [];
  }
  if (isSharedPlace(target))
    return operation.kind === "add" ? [] : others(fileOf(operation.page)).map((page) => ({ ...operation, page }));
  if (target.kind === "into" || pageOrFile(insideRoot(target.page), site.host) === undefined)
    throw new UsageError(
      "Name the page after or before which it goes: its translations show where the others go. Use --after or --before.",
    );
  const near = fileOf(target.page);
  const besides = others(near);
  if (operation.kind === "add")
    return besides.flatMap((other) => {
      // An endpoint is the same in all languages.
      const isEndpoint = parseEntry(operation.page).kind === "endpoint";
      const page = isEndpoint ? operation.page : parallelPath(near, operation.page, other);
      if (page === undefined) throw new UsageError(notParallel(operation.page, near, other));
      return [{ ...operation, page, target: { ...target, page: other } }];
    });
  return others(fileOf(operation.page)).flatMap((page) => {
    const other = besides.find((each) => firstFolder(each) === firstFolder(page));
    return other === undefined ? [] : [{ ...operation, page, target: { ...target, page: other } }];
  });
}

function parallelMoves(
  { from, to }: Extract<ChangeOperation, { kind: "move" }>,
  { others, site }: Pick<Parallels, "others" | "site">,
): readonly ChangeOperation[] {
  const { files, folder } = resolveMove(from, to, site);
  const moves = [...files].flatMap(([file, target]) =>
    others(file).flatMap((other): readonly ParallelMove[] => {
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

function parallelRemovals(
  operation: Extract<ChangeOperation, { kind: "remove" }>,
  others: Counterparts,
  fileOf: Parallels["fileOf"],
): readonly ChangeOperation[] {
  const targets = typeof operation.redirect === "string" ? others(fileOf(operation.redirect)) : [];
  return others(fileOf(operation.page)).map((page) => {
    const parallel = targets.find((each) => firstFolder(each) === firstFolder(page));
    return {
      ...operation,
      page,
      redirect: parallel === undefined ? operation.redirect : withoutPageExtension(parallel),
    };
  });
}

/** From the same address in the folder of each other language or version. */
function parallelRedirects(
  { from, to }: Extract<ChangeOperation, { kind: "redirect" }>,
  others: Counterparts,
  fileOf: Parallels["fileOf"],
): readonly ChangeOperation[] {
  const target = fileOf(to);
  return others(target).map((other) => {
    const source = parallelPath(target, insideRoot(from), other);
    if (source === undefined) throw new UsageError(notParallel(from, target, other));
    return { kind: "redirect", from: `/${source}`, to: withoutPageExtension(other) };
  });
}

function notParallel(path: string, near: string, other: string): string {
  return `Where "${path}" would be beside ${other} is not known, because that differs from ${near} in more than its folder. Change it by itself, without --all-languages and --all-versions.`;
}

function firstFolder(path: string): string {
  return path.split("/", 1)[0]!;
}
