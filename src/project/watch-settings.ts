// Follows the settings of a site while a program runs. (D470)
import { existsSync, realpathSync } from "node:fs";
import { basename, dirname } from "node:path";
import { folderWatches } from "./disk/folder-watches.ts";
import { realPlace } from "./settings/repository-path.ts";
import { settingsFiles } from "./settings/settings-files.ts";
import { settingsState } from "./settings/settings-state.ts";
import type { SiteOptions } from "./settings/site-options.ts";
import { readSettings, type SiteSettings } from "./settings/site-settings.ts";
import { UsageError } from "./settings/usage-error.ts";

/** What is reported about settings. */
export interface SettingsListener {
  /** They are others than before, or their baseline is, or they can be used again. */
  readonly changed: (settings: SiteSettings) => void;
  /** They can't be used as they are now. */
  readonly refused: (error: UsageError) => void;
  /** A folder can't be watched. */
  readonly failed: (error: unknown) => void;
}

/** Reports changes of the settings of the docs folder `root` since `known` were read. Returns a function that ends the watching. */
export function watchSettings(
  root: string,
  options: SiteOptions,
  known: SiteSettings,
  { changed, refused, failed }: SettingsListener,
): () => void {
  const watches = folderWatches();
  let [settings, state] = [known, settingsState(known, options)];
  let [isLooking, isEnded] = [false, false];
  const watchFiles = (): void => {
    watches.beginRound();
    for (const file of settingsFiles(root, settings, options)) askFile(file, watches.ask);
    watches.endRound();
  };
  const look = (): void => {
    watchFiles();
    const next = settingsNow(root, options);
    const nextState = next instanceof UsageError ? next.message : settingsState(next, options);
    if (nextState === state) return;
    state = nextState;
    if (next instanceof UsageError) return refused(next);
    settings = next;
    // It may name another baseline.
    watchFiles();
    changed(next);
  };
  const noticed = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    await watches.quiet();
    isLooking = false;
    if (!isEnded) look();
  };
  watches.start({ changed: () => void noticed().catch(failed), failed });
  // They may have changed since they were read, before anything was watched.
  look();
  return () => {
    isEnded = true;
    watches.stop();
  };
}

function settingsNow(root: string, options: SiteOptions): SiteSettings | UsageError {
  try {
    return readSettings(root, options);
  } catch (error) {
    if (error instanceof UsageError) return error;
    throw error;
  }
}

/** Watches a file, or the first of the folders above it that is missing; and where a link leads. */
function askFile(file: string, ask: (folder: string, name: string) => void): void {
  let path = file;
  while (!existsSync(dirname(path)) && dirname(path) !== path) path = dirname(path);
  const folder = realPlace(dirname(path));
  if (folder !== undefined) ask(folder, basename(path));
  if (existsSync(file)) ask(dirname(realpathSync(file)), basename(realpathSync(file)));
}
