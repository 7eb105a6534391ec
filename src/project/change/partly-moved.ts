// Finds the folders of which several files move together, and in which others stay.
import { joinedMoves, type PathMove } from "./joined-moves.ts";

/** These folders, with a slash at the end. `files` are those of the site before the moves, or after them. */
export function partlyMoved(
  moves: readonly PathMove[],
  files: () => readonly string[],
): { readonly partly?: readonly string[] } {
  const moved = new Set(moves.map(({ from }) => from));
  const folders = joinedMoves(moves).flatMap((each) => (each.files === undefined ? [] : [each.from]));
  if (folders.length === 0) return {};
  const staying = files().filter((file) => !moved.has(file));
  const partly = folders.filter((folder) => staying.some((file) => folder === "./" || file.startsWith(folder)));
  return partly.length === 0 ? {} : { partly };
}
