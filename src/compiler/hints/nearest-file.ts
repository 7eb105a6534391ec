// Finds the JSON file that a `$ref` most likely means.
import type { Host } from "../host/host.ts";
import { baseName } from "../text/resolve-path.ts";
import type { HintBudget } from "./hint-budget.ts";
import { nearest } from "../text/nearest.ts";

/**
 * Returns a look-up over all JSON files below the root, listed at the first call: one with the same name in another folder,
 * else the closest path. The extension is not compared, because all have it.
 */
export function nearestFiles(host: Host, budget: HintBudget): (file: string) => string | undefined {
  let paths: readonly string[] | undefined;
  return (file) => {
    if (!budget.take("file")) return undefined;
    paths ??= host
      .list({ extensions: ["json"], ignore: [] })
      .filter((path) => path !== "docs.json")
      .map(withoutExtension)
      .toSorted();
    const wanted = withoutExtension(file);
    const moved = paths.filter((path) => nameOf(path) === nameOf(wanted));
    // A file that exists but can't be read is not a suggestion.
    const near =
      moved.length === 1 && moved[0] !== wanted ? moved[0] : nearest(wanted, paths, Math.floor(wanted.length / 3));
    return near === undefined ? undefined : `${near}.json`;
  };
}

function withoutExtension(file: string): string {
  return file.replace(/\.json$/i, "");
}

function nameOf(path: string): string {
  return baseName(path).toLowerCase();
}
