// Which JSON file did the writer of a `$ref` mean?
import type { Host } from "../host/host.ts";
import { nearest } from "../text/nearest.ts";

const ignored: readonly string[] = ["**/node_modules/**", "**/.git/**"];

/** Returns a look-up over all JSON files below the root, listed when first asked: one of the same name in another folder, else the closest path. */
export function nearestFiles(host: Host): (file: string) => string | undefined {
  let files: readonly string[] | undefined;
  return (file) => {
    files ??= host
      .list({ extensions: ["json"], ignore: ignored })
      .filter((path) => path !== "docs.json")
      .toSorted();
    const moved = files.filter((path) => nameOf(path) === nameOf(file));
    return moved.length === 1 ? moved[0] : nearest(file, files);
  };
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1).toLowerCase();
}
