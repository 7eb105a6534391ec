// Finds paths in the repository of the docs folder, and whether something is outside it.
import { existsSync, lstatSync, realpathSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { slashPath } from "../slash-path.ts";

/**
 * Paths from the root of the repository, with "/": from GITHUB_WORKSPACE if that is set and contains the docs folder, otherwise
 * from the current folder.
 */
export function repositoryPath(
  root: string,
  env: { readonly [name: string]: string | undefined },
): (file: string) => string {
  const workspace = env["GITHUB_WORKSPACE"];
  const isInside = workspace !== undefined && workspace !== "" && !isOutside(relative(workspace, resolve(root)));
  const base = isInside ? workspace : process.cwd();
  return (file) => slashPath(relative(base, resolve(root, file)));
}

/** The path of a file from the current folder. */
export function pathFromHere(path: string): string {
  return relative(process.cwd(), path) || path;
}

/** The path, from the folder `root`, of what is named from the current folder; undefined for `root` itself, and outside of it. */
export function pathFromRoot(root: string, named: string): string | undefined {
  const path = relative(root, resolve(named));
  return path === "" || isOutside(path) ? undefined : slashPath(path);
}

/** True for a relative path that leads to a folder above, or to another drive. */
export function isOutside(path: string): boolean {
  return path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path);
}

/** The real top folder of the repository of `folder`; the folder itself if there is none. */
export function repositoryOf(folder: string): string {
  const own = realpathSync(folder);
  for (let above = own; ; above = dirname(above)) {
    if (existsSync(join(above, ".git"))) return above;
    if (dirname(above) === above) return own;
  }
}

/** True if the real path of the file, or of the place where it would be made, is at or below the real folder `top`. */
export function isWithin(top: string, file: string): boolean {
  const real = realPlace(resolve(file));
  return real !== undefined && !isOutside(relative(top, real));
}

/** True if the real path of the file, or of the place where it would be made, is in a `.git` below the real folder `top`. */
export function isInGit(top: string, file: string): boolean {
  return relative(top, realPlace(resolve(file)) ?? top)
    .split(sep)
    .includes(".git");
}

/** The path without links; undefined if a link leads nowhere. For something that does not exist yet, its folder counts. */
export function realPlace(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    if (dirname(path) === path || isThere(path)) return undefined;
    const folder = realPlace(dirname(path));
    return folder === undefined ? undefined : join(folder, basename(path));
  }
}

/** True if both paths lead to the same file, or would do so. */
export function isOnePlace(one: string, other: string): boolean {
  const place = realPlace(resolve(one));
  return place !== undefined && place === realPlace(resolve(other));
}

function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    // Something may be there, and can't be looked at.
    return true;
  }
}
