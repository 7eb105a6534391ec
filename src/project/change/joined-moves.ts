// Joins moved files to the folders with which they move.
import { isPageFileName, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { folderChange, prefixChange } from "../../outputs/diff/moved-folders.ts";

/** A file, or a folder with the files that moved with it. */
export interface JoinedMove {
  readonly from: string;
  readonly to: string;
  /** How many files; absent for one file. */
  readonly files?: number;
}

/** With fewer files, each is named. */
const fewestFiles = 3;

/** The moves, those of files that only go from one folder to another as one; in the order of the first of each. */
export function joinedMoves(moves: readonly PathMove[]): readonly JoinedMove[] {
  return movesByFolder(moves).flatMap((same): readonly JoinedMove[] => {
    const folder = folderMove(same);
    return same.length < fewestFiles || folder === undefined ? same : [{ ...folder, files: same.length }];
  });
}

/** The old and new path of a file, or of a folder, which has a slash at its end. */
export interface PathMove {
  readonly from: string;
  readonly to: string;
}

/** The moves that differ in the same way at the start of their paths, in the order of the first of each. */
export function movesByFolder<Move extends PathMove>(moves: readonly Move[]): readonly (readonly Move[])[] {
  return [...groupBy(moves, (move) => JSON.stringify(prefixChange(fromTop(move)))).values()];
}

function fromTop({ from, to }: PathMove): PathMove {
  return { from: `/${from}`, to: `/${to}` };
}

/** The folders between which files that keep their names go: the longest that all of them are in; undefined if the names differ. */
export function folderMove(moves: readonly PathMove[]): PathMove | undefined {
  const [first] = moves;
  const { from, to } = folderChange(moves.map(fromTop));
  return first === undefined || from === fromTop(first).from
    ? undefined
    : { from: folderName(from), to: folderName(to) };
}

/** The folder with all these pages, if it has several and no others: it can move as one. `files` are those of the site. */
export function wholeFolder(same: readonly PathMove[], files: readonly string[]): PathMove | undefined {
  const folder = same.length < 2 ? undefined : folderMove(same);
  if (folder === undefined || folder.from === "./" || folder.to.startsWith(folder.from)) return undefined;
  const pages = new Set(same.map(({ from }) => from));
  const isWhole = files.every((file) => !file.startsWith(folder.from) || !isPageFileName(file) || pages.has(file));
  return isWhole ? folder : undefined;
}

/** The moves with which pages follow others: of a folder that moves as a whole, else of each page, without its extension. `files` are those of the site. */
export function followingMoves(moves: readonly PathMove[], files: readonly string[]): readonly PathMove[] {
  return movesByFolder(moves).flatMap((same) => {
    const folder = wholeFolder(same, files);
    return folder === undefined ? same.map(withoutExtensions) : [folder];
  });
}

function withoutExtensions({ from, to }: PathMove): PathMove {
  return { from: withoutPageExtension(from), to: withoutPageExtension(to) };
}

function folderName(path: string): string {
  return path === "" ? "./" : `${path.slice(1)}/`;
}
