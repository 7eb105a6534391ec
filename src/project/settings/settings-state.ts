// Compares the settings of a site with those that it had before. (D470)
import { readIfFile } from "./read-bounded.ts";
import { baselineFile } from "./settings-files.ts";
import type { SiteOptions } from "./site-options.ts";
import type { SiteSettings } from "./site-settings.ts";

/** A text that is different if the settings or what the baseline accepts are different. What else is in their file is no part of it, such as the scripts of a package.json. */
export function settingsState(settings: SiteSettings, options: Pick<SiteOptions, "baseline"> = {}): string {
  const { configuration, baseline: _, ...others } = settings;
  const file = baselineFile(settings, options);
  return JSON.stringify([others, configuration?.file, file, file && textOf(file)]);
}

function textOf(file: string): string | undefined {
  try {
    return readIfFile(file);
  } catch {
    // Whoever needs it says why it can't be read.
    return undefined;
  }
}
