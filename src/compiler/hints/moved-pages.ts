// Finds the new paths of missing pages that clearly moved (D47).
import { withoutPageExtension } from "../contract/page-path.ts";
import type { Host } from "../host/host.ts";
import { groupBy } from "../text/group-by.ts";
import { baseName, folderOf } from "../text/resolve-path.ts";
import { ordinaryNames } from "./ordinary-names.ts";
import { onlyPath, pageFilePaths } from "./page-file-paths.ts";
import { areParallel } from "./parallel-folders.ts";
import type { PathEditions } from "./path-editions.ts";
import { perKey } from "../text/per-object.ts";

/** The new path of each missing page that has clearly moved. `isTaken`: true for a page that is already listed. */
export type MovedPages = (
  missing: readonly string[],
  isTaken: (path: string) => boolean,
  editions: PathEditions,
) => ReadonlyMap<string, string>;

/**
 * Looks for them among the page files below the root, all at once, because pages of one folder move together.
 * `isPage` says whether a file is a page and not a part of others; it is called only if it matters.
 */
export function movedPages(host: Pick<Host, "list">, isPage: (path: string) => boolean): MovedPages {
  return (missing, isTaken, editions) => {
    const search = searchIn(pageFilePaths(host), editions, (path) => !isTaken(path) && isPage(path));
    const alone = missing.map((path) => [path, moveOf(path, search)] as const).filter(isMove);
    const newFolders = newFoldersOf(alone);
    const done = new Set(alone.map(([from]) => from));
    const along = missing.map(
      (path) => [path, done.has(path) ? undefined : moveAlong(path, newFolders, search)] as const,
    );
    return new Map(intoFullFolders(onlyOnce([...alone, ...along.filter(isMove)]), search));
  };
}

type Move = readonly [from: string, to: string];

function isMove(move: readonly [string, string | undefined]): move is Move {
  return move[1] !== undefined;
}

interface Search {
  readonly inEdition: (path: string, name: string) => string;
  readonly isFree: (path: string) => boolean;
  /** Sorted. */
  readonly files: readonly string[];
  readonly known: ReadonlySet<string>;
  readonly byCase: ReadonlyMap<string, readonly string[]>;
  readonly byName: ReadonlyMap<string, readonly string[]>;
  readonly byTail: ReadonlyMap<string, readonly string[]>;
  readonly byFolder: ReadonlyMap<string, readonly string[]>;
}

function searchIn(files: readonly string[], editions: PathEditions, isFree: (path: string) => boolean): Search {
  const inEdition = (path: string, name: string): string => JSON.stringify([editions.of(path), name]);
  return {
    inEdition,
    isFree,
    files,
    known: new Set(files),
    byCase: groupBy(files, (path) => path.toLowerCase()),
    byName: groupBy(files, (path) => inEdition(path, baseName(path))),
    byTail: groupBy(files, (path) => inEdition(path, tailOf(path))),
    byFolder: groupBy(files, folderOf),
  };
}

/** The only page file in the same edition that has this path in other case, this name, or this folder and name. */
function moveOf(written: string, search: Search): string | undefined {
  const { byCase, byName, byTail, inEdition, isFree, files, known } = search;
  const path = withoutPageExtension(written);
  const name = baseName(path);
  const target =
    onlyPath(byCase.get(path.toLowerCase())) ??
    (ordinaryNames.has(name.toLowerCase()) ? undefined : onlyPath(byName.get(inEdition(path, name)))) ??
    (path.includes("/") ? onlyPath(byTail.get(inEdition(path, tailOf(path)))) : undefined);
  if (target === undefined || (isPutAway(target) && !isPutAway(path))) return undefined;
  return isFree(target) && !areParallel(path, target, files, known) ? target : undefined;
}

/** The folder to which all pages of a folder moved, by the old folder; undefined if they moved to several folders. */
function newFoldersOf(moves: readonly Move[]): ReadonlyMap<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  for (const [from, to] of moves) {
    const [old, folder] = [folderOf(from), folderOf(to)];
    found.set(old, !found.has(old) || found.get(old) === folder ? folder : undefined);
  }
  return found;
}

/** The file with this name in the folder to which the other pages of its folder moved, if no page is left in the old folder. */
function moveAlong(
  written: string,
  newFolders: ReadonlyMap<string, string | undefined>,
  { known, byFolder, inEdition, isFree }: Search,
): string | undefined {
  const path = withoutPageExtension(written);
  const old = folderOf(path);
  const folder = newFolders.get(old);
  if (folder === undefined || byFolder.has(old)) return undefined;
  const target = folder === "" ? baseName(path) : `${folder}/${baseName(path)}`;
  const isThere = known.has(target) && inEdition(target, "") === inEdition(path, "");
  return isThere && isFree(target) ? target : undefined;
}

/** Without moves into a folder with other pages that no entry lists: the page with this name may be one of those. */
function intoFullFolders(moves: readonly Move[], { byFolder, isFree }: Search): readonly Move[] {
  const targets = new Set(moves.map(([, to]) => to));
  const isFull = perKey((folder: string) => byFolder.get(folder)!.every((path) => targets.has(path) || !isFree(path)));
  return moves.filter(([from, to]) => isSameButCase(from, to) || isFull(folderOf(to)));
}

/** Without moves of two pages to one path, because both can't have moved there. */
function onlyOnce(moves: readonly Move[]): readonly Move[] {
  const byTarget = groupBy(moves, ([, target]) => target);
  return moves.filter(([, target]) => byTarget.get(target)?.length === 1);
}

function isSameButCase(from: string, to: string): boolean {
  return withoutPageExtension(from).toLowerCase() === to.toLowerCase();
}

const putAway = /^_?(?:drafts?|wip|archived?|archives|old|legacy|deprecated|obsolete|unused|trash|backups?)$/i;

/** True in a folder such as `archive`: a page that was moved there was removed from the site. */
function isPutAway(path: string): boolean {
  const folders = path.split("/").slice(0, -1);
  return folders.some((folder) => putAway.test(folder));
}

function tailOf(path: string): string {
  return path.split("/").slice(-2).join("/");
}
