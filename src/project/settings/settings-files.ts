// Names the files that the settings of a site come from. (D470)
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { SiteOptions } from "./site-options.ts";
import type { SiteSettings } from "./site-settings.ts";

/**
 * The absolute paths of the files whose change can change the settings of the docs folder `root`, or what its baseline accepts. Some may be
 * missing; of the files above the folder, only those that are there.
 */
export function settingsFiles(
  root: string,
  settings: Pick<SiteSettings, "configuration" | "baseline" | "lock">,
  options: Pick<SiteOptions, "baseline"> = {},
): readonly string[] {
  const own = join(root, "navc.config.json");
  const files = [own, ...(existsSync(own) ? [] : packageFiles(resolve(root)))];
  const named = [settings.configuration?.file, baselineFile(settings, options), settings.lock?.file];
  const known = [...files, ...named].filter((file) => file !== undefined);
  return [...new Set(known.map((file) => resolve(file)))];
}

/** The baseline in use: that of the command line, else that of the configuration. */
export function baselineFile(
  { baseline }: Pick<SiteSettings, "baseline">,
  options: Pick<SiteOptions, "baseline">,
): string | undefined {
  return typeof options.baseline === "string" ? options.baseline : baseline?.file;
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
