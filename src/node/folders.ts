// What is in the folders of the docs root, and where are they really? (D23)
import { readdirSync, realpathSync, type Dirent } from "node:fs";
import { sep } from "node:path";

/** What a folder says about one of its names. */
export type EntryKind = "file" | "folder" | "link" | "other";

/** A folder below the root, through whatever symlinks. */
export interface Folder {
  /** Its real path, at or below the real root. */
  readonly real: string;
  /** Its names exactly as the disk writes them. */
  readonly entries: ReadonlyMap<string, EntryKind>;
}

/** A file or folder below the root: its real path may still have to be found when it is a link. */
export interface Entry {
  readonly folder: Folder;
  readonly name: string;
  readonly kind: EntryKind;
}

/** The folders below one root, each looked at once. */
export interface Folders {
  readonly root: () => Folder | undefined;
  /**
   * What a path leads to; undefined when its folder has no such name. Each segment must be a name in the listing of the
   * folder before it, so no path with `..`, an empty segment, NUL, or letters in the wrong case finds anything.
   */
  readonly entryAt: (path: string) => Entry | undefined;
  /** The real path of an entry, or undefined when it leads out of the root or nowhere. */
  readonly realPath: (entry: Entry) => string | undefined;
}

/** In characters. No system opens a longer path, and looking one up goes folder by folder. */
export const longestPath = 4096;

/** The folders below `root`, which may itself be reached by a symlink. */
export function foldersBelow(root: string): Folders {
  const folders = new Map<string, Folder | undefined>();
  const rootReal = lookUp(() => realpathSync.native(root));

  function folderAt(path: string): Folder | undefined {
    if (folders.has(path)) return folders.get(path);
    const real = path === "" ? rootReal : realFolder(entryAt(path));
    const folder = real === undefined ? undefined : readFolder(real);
    folders.set(path, folder);
    return folder;
  }

  function entryAt(path: string): Entry | undefined {
    const slash = path.lastIndexOf("/");
    // With a leading slash the folder would be "", which is the root.
    if (slash === 0 || path.length > longestPath) return undefined;
    const folder = folderAt(slash < 0 ? "" : path.slice(0, slash));
    if (folder === undefined) return undefined;
    const name = path.slice(slash + 1);
    const kind = folder.entries.get(name);
    return kind === undefined ? undefined : { folder, name, kind };
  }

  function realFolder(entry: Entry | undefined): string | undefined {
    return entry?.kind === "folder" || entry?.kind === "link" ? realPath(entry) : undefined;
  }

  function realPath({ folder, name, kind }: Entry): string | undefined {
    const path = below(folder.real, name);
    if (kind !== "link") return path;
    const real = lookUp(() => realpathSync.native(path));
    return real !== undefined && rootReal !== undefined && isAtOrBelow(real, rootReal) ? real : undefined;
  }

  return { root: () => folderAt(""), entryAt, realPath };
}

function readFolder(real: string): Folder | undefined {
  const dirents = lookUp(() => readdirSync(real, { withFileTypes: true }));
  return dirents && { real, entries: new Map(dirents.map((dirent) => [dirent.name, kindOf(dirent)])) };
}

function kindOf(dirent: Dirent): EntryKind {
  if (dirent.isFile()) return "file";
  if (dirent.isDirectory()) return "folder";
  return dirent.isSymbolicLink() ? "link" : "other";
}

function isAtOrBelow(real: string, rootReal: string): boolean {
  return real === rootReal || real.startsWith(below(rootReal, ""));
}

function below(folder: string, name: string): string {
  return folder.endsWith(sep) ? folder + name : folder + sep + name;
}

/** The answer, or undefined where the file system refuses: not there, no permission, a loop, a name too long. */
export function lookUp<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
