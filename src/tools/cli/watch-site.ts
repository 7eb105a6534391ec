// Compiles a site again after each change, for commands with --watch.
import type { CompileOptions } from "../../compiler/options.ts";
import { reasonOf } from "../../compiler/text/reason-of.ts";
import { visible } from "../../compiler/text/visible.ts";
import type { CommandContext } from "./command-context.ts";
import { Progress } from "./io/progress.ts";
import { checkRoot, type CompiledSite } from "../../project/compiled-site.ts";
import { printedSite, type PrintedSite } from "./printed-site.ts";
import type { SiteOptions } from "../../project/settings/site-options.ts";
import { readSettings, type SiteSettings } from "../../project/settings/site-settings.ts";
import { watchSettings } from "../../project/watch-settings.ts";
import { WatchedCompile } from "./watched-compile.ts";
import { writeNote } from "./io/streams.ts";

const clearScreen = "\u001B[2J\u001B[3J\u001B[H";

/** What is called while a site is watched. */
export interface SiteWatcher {
  /** Shows a state of the site; resolves to the exit code. */
  readonly show: (site: PrintedSite) => Promise<number>;
  /** Called with the reason why settings that have changed can't be used, and with undefined when they can be used again. */
  readonly refused?: (reason: string | undefined) => void;
}

/**
 * Calls `show` with the current site, and after each change with another result or other settings; a terminal is cleared before. Ends when the
 * process is interrupted, with the last exit code of `show`.
 */
export async function watchSite(
  root: string,
  options: SiteOptions,
  context: CommandContext,
  more: (settings: SiteSettings) => CompileOptions,
  { show, refused }: SiteWatcher,
): Promise<void> {
  const { streams } = context;
  checkRoot(root);
  const progress = new Progress(streams);
  const fail = (error: unknown): void => {
    progress.clear();
    writeNote(streams, reasonOf(error));
  };
  // One after the other, though a compile may end while the last result is being printed.
  let shown = Promise.resolve();
  let code = 0;
  const print = async (site: CompiledSite): Promise<void> => {
    await progress.end();
    if (streams.stdout.isTTY === true) streams.stdout.write(clearScreen);
    code = await show(printedSite(root, site, options, streams));
    writeNote(streams, `watching ${visible(root)}; press Ctrl+C to end`);
  };
  const watched = new WatchedCompile(
    { root, more, onProgress: (steps) => progress.show(steps), fail },
    (site) => (shown = shown.then(() => print(site)).catch(fail)),
  );
  const settings = readSettings(root, options);
  watched.use(settings);
  const endSettings = watchSettings(root, options, settings, {
    changed(next) {
      progress.clear();
      writeNote(streams, "the settings have changed, and are used from now on");
      refused?.(undefined);
      watched.use(next);
    },
    refused({ message }) {
      progress.clear();
      writeNote(streams, `${message} ${earlier}`);
      refused?.(`${message} ${earlier}`);
    },
    failed: fail,
  });
  await new Promise<void>((end) => {
    streams.onInterrupt?.(() => {
      endSettings();
      watched.close();
      void shown.then(end);
    });
  });
  context.exitWith(code);
}

const earlier = "Until this is repaired, the settings are used as they were.";
