// Says where each file of a site is after a change.

/** Where the files of a site are after a change. */
export interface MovedFiles {
  /** The new path of a file or folder; the same path if it stays, undefined if it is removed. */
  readonly after: (file: string) => string | undefined;
  /** Where the links to a removed page lead then: an address of the site from "/", or another one; undefined if they stay. */
  readonly instead: (file: string) => string | undefined;
}

/** The new paths of files and folders by their old ones, and what replaces removed pages. */
export function movedFiles(
  moves: ReadonlyMap<string, string>,
  removed: ReadonlyMap<string, string | undefined>,
  folderAfter: (folder: string) => string | undefined,
): MovedFiles {
  return {
    after: (file) => (removed.has(file) ? undefined : (moves.get(file) ?? folderAfter(file) ?? file)),
    instead: (file) => removed.get(file),
  };
}
