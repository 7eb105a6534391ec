// Says where each file of a site is after a change.
import { movedPath } from "../../compiler/text/resolve-path.ts";

/** Where the files of a site are after a change. */
export interface MovedFiles {
  /** The new path of a file or folder; the same path if it stays, undefined if it is removed. */
  readonly after: (file: string) => string | undefined;
  /** The new path of what is or could be at a path, also of a folder without pages. */
  readonly pathAfter: (path: string) => string | undefined;
  /** Where the links to a removed page lead then: an address of the site from "/", or another one; undefined if they stay. */
  readonly instead: (file: string) => string | undefined;
  /** Whether what replaces a removed page has an anchor, so that a link keeps it; absent if that is not asked for. */
  readonly insteadHas?: (instead: string, anchor: string) => boolean;
  /** Where a link to a page leads whose text, or a section of it, is in other pages now (D583, D626); absent if there is none. `anchor` is "" without one. */
  readonly part?: (file: string, anchor: string) => LinkedPart | undefined;
}

/** The page that has the anchor of a link now, `isSection` if the page of the link is still there; or why the link stays, as the end of a sentence. */
export type LinkedPart =
  | { readonly kind: "found"; readonly file: string; readonly isSection?: true }
  | { readonly kind: "left"; readonly reason: string };

/** The new paths of files and folders by their old ones, and what replaces removed pages. `folders` are those that moved with all their files. */
export function movedFiles(
  moves: ReadonlyMap<string, string>,
  removed: ReadonlyMap<string, string | undefined>,
  folderAfter: (folder: string) => string | undefined,
  folders: readonly (readonly [from: string, to: string])[],
): MovedFiles {
  const after = (file: string): string | undefined =>
    removed.has(file) ? undefined : (moves.get(file) ?? folderAfter(file) ?? file);
  return {
    after,
    pathAfter: (path) => {
      const [from, to] = folders.find(([folder]) => path === folder || path.startsWith(`${folder}/`)) ?? [];
      return from === undefined || removed.has(path) ? after(path) : movedPath(path, from, to!);
    },
    instead: (file) => removed.get(file),
  };
}
