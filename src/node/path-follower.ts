// Finds the names and folders that decide what a path leads to.
import { lstatSync, readlinkSync, realpathSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { isAtOrBelow, longestPath, lookUp } from "./folders.ts";

// As many as Linux follows for one path.
const mostLinks = 40;

/** Follows paths from one root through every symlink. */
export interface PathFollower {
  /** The real path of what a path from the root leads to ("" is the root), or undefined when nothing is there. */
  readonly follow: (path: string) => string | undefined;
}

/**
 * Follows paths below `root`, each once. `ask` is called with a real folder and a name in it before that name is looked
 * up: the answer stays the same until one of these names changes. Of the folders above the root, and of those above the
 * target of a link that leads out of it, only the last one is asked for.
 */
export function pathFollower(root: string, ask: (folder: string, name: string) => void): PathFollower {
  const found = new Map<string, string | undefined>();
  let links = 0;
  let realRoot: string | undefined;
  realRoot = locate(resolve(root));

  function follow(path: string): string | undefined {
    if (path === "") return realRoot;
    if (path.length > longestPath) return undefined;
    if (found.has(path)) return found.get(path);
    const slash = path.lastIndexOf("/");
    const folder = slash < 0 ? realRoot : follow(path.slice(0, slash));
    links = 0;
    const real = folder && step(folder, path.slice(slash + 1));
    found.set(path, real);
    return real;
  }

  function step(folder: string, name: string): string | undefined {
    // No folder lists these names, so the host finds nothing there.
    if (name === "" || name === "." || name === "..") return undefined;
    ask(folder, name);
    const path = join(folder, name);
    const stat = lookUp(() => lstatSync(path));
    if (!stat?.isSymbolicLink()) return stat && path;
    links += 1;
    const target = links > mostLinks ? undefined : lookUp(() => readlinkSync(path));
    return target === undefined ? undefined : locate(resolve(folder, target));
  }

  function locate(absolute: string): string | undefined {
    if (realRoot !== undefined && isAtOrBelow(absolute, realRoot)) return descend(realRoot, absolute);
    const above = dirname(absolute);
    if (above === absolute) return absolute;
    // Where the folder above is missing, too, the nearest one that is there shows when it is made.
    const real = lookUp(() => realpathSync.native(above)) ?? locate(above);
    return real && step(real, basename(absolute));
  }

  function descend(from: string, absolute: string): string | undefined {
    let real: string | undefined = from;
    for (const name of relative(from, absolute).split(sep)) {
      if (real !== undefined && name !== "") real = step(real, name);
    }
    return real;
  }

  return { follow };
}
