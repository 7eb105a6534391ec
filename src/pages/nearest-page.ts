// Which page did the writer of a path mean?
import { nearest } from "../text/nearest.ts";
import type { Host } from "../host/host.ts";

const ignored: readonly string[] = ["**/node_modules/**", "**/.git/**"];

/** Returns a look-up over all page files below the root, listed when first asked: the page that has the address of a missing `index`, else a file of the same name in one other folder, else the closest path. */
export function nearestPages(host: Host): (path: string) => string | undefined {
  let paths: readonly string[] | undefined;
  let byName: Map<string, string[]> | undefined;
  return (path) => {
    paths ??= host
      .list({ extensions: ["mdx", "md"], ignore: ignored })
      .map((file) => file.replace(/\.mdx?$/, ""))
      .toSorted();
    byName ??= groupByName(paths);
    const folder = path.replace(/\/index$/, "");
    if (folder !== path && byName.get(nameOf(folder))?.includes(folder) === true) return folder;
    const moved = byName.get(nameOf(path)) ?? [];
    return moved.length === 1 ? moved[0] : nearest(path, paths);
  };
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
