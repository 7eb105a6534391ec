// Follows the links of a revision inside its folder (D23).
import type { GitEntry, GitTree } from "./git-tree.ts";

/** As many as Linux follows for one path. */
const mostLinks = 40;

/** The target of a link, and the number of links on the way; `path` is undefined if it leads nowhere. */
interface Followed {
  readonly path: string | undefined;
  readonly links: number;
}

const nowhere: Followed = { path: undefined, links: 0 };

/**
 * Finds the targets of links; each link and folder is read once, because a site may name many pages behind one chain of links.
 * Returns undefined if a path leads out of the folder, in a circle, through more than 40 links, or through something that does
 * not exist.
 */
export function linkFollower(
  { entries, folders }: Pick<GitTree, "entries" | "folders">,
  targetOf: (link: GitEntry) => string,
): (path: string) => string | undefined {
  const foldersFound = new Map<string, string | undefined>();
  const linksFound = new Map<string, Followed>();

  /** The real path of a folder, written with no "..". */
  function folderAt(path: string): string | undefined {
    if (folders.has(path)) return path;
    if (!foldersFound.has(path)) foldersFound.set(path, realPath(path));
    return foldersFound.get(path);
  }

  function realPath(path: string): string | undefined {
    if (entries.get(path)?.kind === "file") return path;
    const slash = path.lastIndexOf("/");
    // With a leading slash the folder would be "", which is the root.
    if (slash === 0) return undefined;
    const folder = folderAt(slash < 0 ? "" : path.slice(0, slash));
    return folder === undefined ? undefined : step(folder, path.slice(slash + 1), 0).path;
  }

  /** What a name in a real folder leads to; `before` is the number of links on the way. */
  function step(folder: string, name: string, before: number): Followed {
    const path = folder === "" ? name : `${folder}/${name}`;
    const entry = entries.get(path);
    if (entry === undefined) return folders.has(path) ? { path, links: 0 } : nowhere;
    if (entry.kind === "file") return { path, links: 0 };
    const known = linksFound.get(path);
    if (known !== undefined) return known;
    if (before >= mostLinks) return nowhere;
    const found = follow(folder, targetOf(entry), before + 1);
    // That a chain is too long is kept only for its first link: it may be short enough from a later one.
    if (found.path !== undefined || before === 0) linksFound.set(path, found);
    return found;
  }

  function follow(from: string, target: string, before: number): Followed {
    let [path, links] = [from, 1];
    if (target === "" || target.startsWith("/")) return nowhere;
    for (const name of target.split("/")) {
      if (!folders.has(path)) return nowhere;
      if (name === "" || name === ".") continue;
      if (name === "..") {
        if (path === "") return nowhere;
        path = path.slice(0, Math.max(0, path.lastIndexOf("/")));
        continue;
      }
      const next = step(path, name, before + links - 1);
      links += next.links;
      if (next.path === undefined || before + links - 1 > mostLinks) return nowhere;
      path = next.path;
    }
    return { path, links };
  }

  return (path) => (path === "" ? "" : realPath(path));
}
