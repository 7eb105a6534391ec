// Finds where a folder is after files have moved.
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { movedPath } from "../../compiler/text/resolve-path.ts";

/** What moves. */
export interface MovesOfSite {
  /** The folders that were named, with their new paths. */
  readonly folders: readonly (readonly [from: string, to: string])[];
  /** New paths of files by old ones. */
  readonly moves: ReadonlyMap<string, string>;
  readonly navigation: Pick<ResolvedNavigation, "pages">;
}

/** The new path of a folder, if every page below it moves with it. */
export function folderAfterMoves(folder: string, { folders, moves, navigation }: MovesOfSite): string | undefined {
  const moved = folders.find(([from]) => folder === from || folder.startsWith(`${from}/`));
  if (moved === undefined) return undefined;
  const pages = Object.values(navigation.pages);
  const all = pages.filter(({ path }) => path === folder || path.startsWith(`${folder}/`));
  // The addresses of generated pages stay.
  return all.length > 0 && all.every(({ file }) => file !== null && moves.has(file))
    ? movedPath(folder, moved[0], moved[1])
    : undefined;
}
