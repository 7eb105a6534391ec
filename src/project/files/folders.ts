// The folders below the docs root on the disk. Nothing outside the root is read (D23).
import { fstatSync, lstatSync, readdirSync, readlinkSync, realpathSync, type Dirent } from "node:fs";
import { relative, sep } from "node:path";
import { HostFailure } from "../../compiler/host/host.ts";

/** The entry of a folder for one of its names. */
export type DiskEntryKind = "file" | "folder" | "link" | "other";

/** A folder below the root, through whatever symlinks. */
export interface Folder {
  /** Its real path, at or below the real root. */
  readonly real: string;
  /** Its names exactly as the disk writes them. */
  readonly entries: ReadonlyMap<string, DiskEntryKind>;
}

/** A file or folder below the root: its real path may still have to be found when it is a link. */
export interface Entry {
  readonly folder: Folder;
  readonly name: string;
  readonly kind: DiskEntryKind;
}

/** The folders below one root, each looked at once. */
export interface Folders {
  readonly root: () => Folder | undefined;
  /**
   * What a path leads to; undefined when its folder has no such name. Each segment must be a name in the listing of the
   * folder before it, so no path with `..`, an empty segment, NUL, or letters in the wrong case finds anything.
   */
  readonly entryAt: (path: string) => Entry | undefined;
  /** True where nothing is known of a path, because a folder on the way may not be listed. */
  readonly isClosed: (path: string) => boolean;
  /** The real path of an entry, or undefined for a link that leads out of the root, to what is hidden, or nowhere. */
  readonly realPath: (entry: Entry) => string | undefined;
  /**
   * True when the file that was opened at a real path is the one that the path leads to now, below the root. A folder
   * on the way can be replaced by a link between the search for a path and its use.
   */
  readonly isInside: (real: string, file: number) => boolean;
}

/** In characters. No system opens a longer path, and looking one up goes folder by folder. */
export const longestDiskPath = 4096;

/** The folders below `root`, which may itself be reached by a symlink. */
export function foldersBelow(root: string): Folders {
  const folders = new Map<string, Folder | undefined>();
  const closed = new Set<string>();
  const rootReal = lookUp(() => realpathSync.native(root));
  let hasOpenedPaths = process.platform === "linux";

  function folderAt(path: string): Folder | undefined {
    if (folders.has(path)) return folders.get(path);
    const real = path === "" ? rootReal : realFolder(entryAt(path));
    const read = real === undefined ? undefined : readFolder(real, () => void closed.add(path));
    const folder = read !== undefined && realInside(read.real) !== undefined ? read : undefined;
    folders.set(path, folder);
    return folder;
  }

  function entryAt(path: string): Entry | undefined {
    const slash = path.lastIndexOf("/");
    // With a leading slash the folder would be "", which is the root.
    if (slash === 0 || path.length > longestDiskPath) return undefined;
    const folder = folderAt(slash < 0 ? "" : path.slice(0, slash));
    if (folder === undefined) return undefined;
    const name = path.slice(slash + 1);
    const kind = folder.entries.get(name);
    return kind === undefined ? undefined : { folder, name, kind };
  }

  function isClosed(path: string): boolean {
    if (path === "" || path.length > longestDiskPath) return false;
    const folder = path.slice(0, Math.max(0, path.lastIndexOf("/")));
    return folderAt(folder) === undefined && (closed.has(folder) || isClosed(folder));
  }

  function realFolder(entry: Entry | undefined): string | undefined {
    return entry?.kind === "folder" || entry?.kind === "link" ? realPath(entry) : undefined;
  }

  function realPath({ folder, name, kind }: Entry): string | undefined {
    const path = below(folder.real, name);
    return kind === "link" ? targetOf(path) : path;
  }

  function targetOf(link: string): string | undefined {
    const real = realInside(link);
    return real === undefined || isHidden(relative(rootReal!, real)) ? undefined : real;
  }

  function realInside(path: string): string | undefined {
    const real = lookUp(() => realpathSync.native(path));
    return real !== undefined && rootReal !== undefined && isAtOrBelow(real, rootReal) ? real : undefined;
  }

  function isInside(real: string, file: number): boolean {
    if (openedPath(file) === real) return true;
    const now = realInside(real);
    const found = now === undefined ? undefined : lookUp(() => lstatSync(now));
    if (found === undefined) return false;
    const opened = fstatSync(file);
    return found.ino === opened.ino && found.dev === opened.dev;
  }

  // Linux says in one answer where an open file really is.
  function openedPath(file: number): string | undefined {
    if (!hasOpenedPaths) return undefined;
    try {
      return readlinkSync(`/proc/self/fd/${file}`);
    } catch {
      hasOpenedPaths = false;
      return undefined;
    }
  }

  return { root: () => folderAt(""), entryAt, isClosed, realPath, isInside };
}

function readFolder(real: string, onForbidden: () => void): Folder | undefined {
  const dirents = lookUp(() => {
    try {
      return readdirSync(real, { withFileTypes: true });
    } catch (error) {
      if (error instanceof Error && "code" in error && (error.code === "EACCES" || error.code === "EPERM"))
        onForbidden();
      throw error;
    }
  });
  if (dirents === undefined) return undefined;
  const named = dirents.filter(({ name }) => isNamed(below(real, name)));
  return { real, entries: new Map(named.map((dirent) => [dirent.name, kindOf(dirent)])) };
}

/** False for a path of a listing that was not UTF-8 on the disk: no text names what is there. */
export function isNamed(path: string): boolean {
  return !path.includes("\uFFFD") || lookUp(() => lstatSync(path)) !== undefined;
}

function kindOf(dirent: Dirent): DiskEntryKind {
  if (dirent.isFile()) return "file";
  if (dirent.isDirectory()) return "folder";
  return dirent.isSymbolicLink() ? "link" : "other";
}

/**
 * True for `.env` and what is in `.git`: a link makes a page of them, and pages are published (D207). Folders such as
 * `.pnpm` in node_modules are those of its packages.
 */
function isHidden(path: string): boolean {
  const names = path.split(sep);
  const packages = names.indexOf("node_modules");
  return names.slice(0, packages < 0 ? names.length : packages).some((name) => name.startsWith("."));
}

/** Whether a real path is a folder or something below it. */
export function isAtOrBelow(real: string, rootReal: string): boolean {
  return real === rootReal || real.startsWith(below(rootReal, ""));
}

/** The path of a name in a folder. */
export function below(folder: string, name: string): string {
  return folder.endsWith(sep) ? folder + name : folder + sep + name;
}

/**
 * The answer, or undefined where the file system refuses: not there, no permission, a loop, a name too long. Throws a
 * `HostFailure` where it fails: nothing is known of the path then, and "not there" would be a guess.
 */
export function lookUp<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask();
  } catch (error) {
    if (error instanceof HostFailure) throw error;
    if (isFailure(error)) throw hostFailure(error);
    return undefined;
  }
}

const failures: ReadonlySet<unknown> = new Set(["EMFILE", "ENFILE", "ENOMEM", "EAGAIN", "EIO", "ESTALE"]);

/** Whether an error is one of the machine: too many open files, no memory, a broken disk. */
export function isFailure(error: unknown): error is Error {
  return error instanceof Error && "code" in error && failures.has(error.code);
}

/** The failure of the host for an error of the machine. */
export function hostFailure(error: Error): HostFailure {
  return new HostFailure(`The files of the site can't be read: ${error.message}`, { cause: error });
}
