// Which files may a configuration name that a repository brings along?
import { existsSync, lstatSync, realpathSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { isOutside } from "./repository-path.ts";

/** The real top folder of the repository that `folder` lies in; without one the folder itself. */
export function repositoryOf(folder: string): string {
  const own = realpathSync(folder);
  for (let above = own; ; above = dirname(above)) {
    if (existsSync(join(above, ".git"))) return above;
    if (dirname(above) === above) return own;
  }
}

/** True when the file, or the place where it would be made, is really at or below the real folder `top`. */
export function isWithin(top: string, file: string): boolean {
  const real = realPlace(resolve(file));
  return real !== undefined && !isOutside(relative(top, real));
}

/** The path without links; undefined where one leads nowhere. Of what is not there yet, its folder counts. */
function realPlace(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    if (dirname(path) === path || isThere(path)) return undefined;
    const folder = realPlace(dirname(path));
    return folder === undefined ? undefined : join(folder, basename(path));
  }
}

function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    // Something may be there, and can't be looked at.
    return true;
  }
}
