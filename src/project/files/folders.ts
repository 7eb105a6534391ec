// Reads the folders below the docs root on the disk, and nothing outside the root (D23).
import { fstatSync, lstatSync, readdirSync, readlinkSync, realpathSync, type Dirent } from "node:fs";
import { relative, sep } from "node:path";
import { HostFailure } from "../../compiler/host/host.ts";
import { hiddenPart } from "../../compiler/text/hidden-path.ts";
import { slashPath } from "../slash-path.ts";

/** The entry of a folder for one of its names. */
export type DiskEntryKind = "file" | "folder" | "link" | "other";

/** A folder below the root, which may be reached through symbolic links. */
export interface Folder {
  /** Its real path, at or below the real root. */
  readonly real: string;
  /** Its names exactly as the disk writes them. */
  readonly entries: ReadonlyMap<string, DiskEntryKind>;
}

/** A file or folder below the root; if it is a link, its real path may not be known yet. */
export interface Entry {
  readonly folder: Folder;
  readonly name: string;
  readonly kind: DiskEntryKind;
}

/** The folders below one root; each is read once. */
export interface Folders {
  readonly root: () => Folder | undefined;
  /**
   * What a path leads to; undefined if its folder has no such name. Each segment must be a name in the listing of the
   * folder before it, so no path with `..`, an empty segment, NUL, or letters in the wrong case finds anything.
   */
  readonly entryAt: (path: string) => Entry | undefined;
  /** True if nothing is known about a path because a folder above it may not be listed. */
  readonly isClosed: (path: string) => boolean;
  /** The real path of an entry, or undefined for a link that leads out of the root, to something hidden, or nowhere. */
  readonly realPath: (entry: Entry) => string | undefined;
  /**
   * True if the file that was opened at a real path is still the target of the path, below the root. A folder in the path can
   * be replaced by a link after the path was found and before it is used.
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

  // On Linux, one call returns the real path of an open file.
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

/** False for a path of a listing that was not UTF-8 on the disk: no string can name it. */
export function isNamed(path: string): boolean {
  return !path.includes("\uFFFD") || lookUp(() => lstatSync(path)) !== undefined;
}

function kindOf(dirent: Dirent): DiskEntryKind {
  if (dirent.isFile()) return "file";
  if (dirent.isDirectory()) return "folder";
  return dirent.isSymbolicLink() ? "link" : "other";
}

/**
 * True for `.env` and what is in `.git`: a link could make a page from them, and pages are published (D207). Folders such as
 * `.pnpm` in node_modules are those of its packages.
 */
function isHidden(path: string): boolean {
  const hidden = hiddenPart(slashPath(path));
  return hidden?.split("/").includes("node_modules") === false;
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
 * The answer, or undefined if the file system refuses: no such file, no permission, a loop, a name that is too long. Throws a
 * `HostFailure` if it fails: then nothing is known about the path, and "no such file" would be a guess.
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
