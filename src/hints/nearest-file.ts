// Which JSON file did the writer of a `$ref` mean?
import type { Host } from "../host/host.ts";
import { nearest } from "../text/nearest.ts";

const ignored: readonly string[] = ["**/node_modules/**", "**/.git/**"];

// Each looks over all files, and a hundred files that are not there are not a hundred slips.
const lookUpsAtMost = 100;

/**
 * Returns a look-up over all JSON files below the root, listed when first asked: one of the same name in another folder,
 * else the closest path. The extension, which all have, makes none closer.
 */
export function nearestFiles(host: Host): (file: string) => string | undefined {
  let paths: readonly string[] | undefined;
  let lookUps = 0;
  return (file) => {
    if (lookUps >= lookUpsAtMost) return undefined;
    lookUps += 1;
    paths ??= host
      .list({ extensions: ["json"], ignore: ignored })
      .filter((path) => path !== "docs.json")
      .map(withoutExtension)
      .toSorted();
    const wanted = withoutExtension(file);
    const moved = paths.filter((path) => nameOf(path) === nameOf(wanted));
    // A file that is there and can't be read is not the one that was meant.
    const near =
      moved.length === 1 && moved[0] !== wanted ? moved[0] : nearest(wanted, paths, Math.floor(wanted.length / 3));
    return near === undefined ? undefined : `${near}.json`;
  };
}

function withoutExtension(file: string): string {
  return file.replace(/\.json$/i, "");
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1).toLowerCase();
}
