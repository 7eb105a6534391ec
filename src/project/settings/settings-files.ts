// Names the files that the settings of a site come from. (D470)
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { SiteSettings } from "./site-settings.ts";

/**
 * The absolute paths of the files whose change can change the settings of the docs folder `root`, or what its baseline accepts. Some may be
 * missing; of the files above the folder, only those that are there.
 */
export function settingsFiles(
  root: string,
  { configuration, baseline, lock }: Pick<SiteSettings, "configuration" | "baseline" | "lock">,
): readonly string[] {
  const own = join(root, "navc.config.json");
  const files = [own, ...(existsSync(own) ? [] : packageFiles(resolve(root)))];
  const named = [configuration?.file, baseline?.file, lock?.file].filter((file) => file !== undefined);
  return [...new Set([...files, ...named].map((file) => resolve(file)))];
}

/** Those that may have a key for navc, up to the top of the repository. */
function packageFiles(root: string): readonly string[] {
  const files: string[] = [];
  for (let folder = root; ; folder = dirname(folder)) {
    const file = join(folder, "package.json");
    if (folder === root || existsSync(file)) files.push(file);
    if (existsSync(join(folder, ".git")) || dirname(folder) === folder) return files;
  }
}
