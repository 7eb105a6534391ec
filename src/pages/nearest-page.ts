// Which page did the writer of a path mean?
import { nearest } from "../text/nearest.ts";
import type { Host } from "../host/host.ts";

const ignored: readonly string[] = ["**/node_modules/**", "**/.git/**"];

/**
 * Returns a look-up over all page files below the root, listed when first asked: the page that has the address of a
 * missing `index`, else a file of the same name in one other folder, else the path with a slip or two in it. `isTaken`
 * leaves out what the writer hardly meant: such a page has to be all but the same.
 */
export function nearestPages(
  host: Host,
): (path: string, isTaken?: (candidate: string) => boolean) => string | undefined {
  let paths: readonly string[] | undefined;
  let byName: Map<string, string[]> | undefined;
  return (path, isTaken = () => false) => {
    paths ??= host
      .list({ extensions: ["mdx", "md"], ignore: ignored })
      .map((file) => file.replace(/\.mdx?$/, ""))
      .toSorted();
    byName ??= groupByName(paths);
    const folder = path.replace(/\/index$/, "");
    if (folder !== path && byName.get(nameOf(folder))?.includes(folder) === true) return folder;
    const free = paths.filter((candidate) => !isTaken(candidate));
    const moved = (byName.get(nameOf(path)) ?? []).filter((candidate) => !isTaken(candidate));
    if (moved.length === 1) return moved[0];
    return nearest(path, free, slipsIn(path)) ?? nearest(path, paths, nameOf(path).length < 4 ? 0 : 1);
  };
}

// Folders are long and alike, so what counts is the name: one slip, two in a long one.
function slipsIn(path: string): number {
  return Math.max(2, Math.floor(nameOf(path).length / 4));
}

function groupByName(paths: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const known = groups.get(nameOf(path));
    if (known === undefined) groups.set(nameOf(path), [path]);
    else known.push(path);
  }
  return groups;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).toLowerCase();
}
