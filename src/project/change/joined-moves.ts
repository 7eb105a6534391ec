// Joins moved files to the folders with which they move.
import { groupBy } from "../../compiler/text/group-by.ts";

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
export function joinedMoves(moves: readonly { readonly from: string; readonly to: string }[]): readonly JoinedMove[] {
  const folders = groupBy(moves, ({ from, to }) => JSON.stringify(foldersOf(from, to)));
  return [...folders.values()].flatMap((same): readonly JoinedMove[] => {
    const [from, to] = foldersOf(same[0]!.from, same[0]!.to);
    return same.length < fewestFiles ? same : [{ from, to, files: same.length }];
  });
}

/** What is different at the start of two paths, as folders; the paths themselves if the names of the files differ. */
function foldersOf(from: string, to: string): readonly [from: string, to: string] {
  const [old, now] = [from.split("/"), to.split("/")];
  let same = 0;
  while (same < Math.min(old.length, now.length) && old.at(-1 - same) === now.at(-1 - same)) same += 1;
  if (same === 0) return [from, to];
  return [folderName(old.slice(0, old.length - same)), folderName(now.slice(0, now.length - same))];
}

function folderName(names: readonly string[]): string {
  return names.length === 0 ? "./" : `${names.join("/")}/`;
}
