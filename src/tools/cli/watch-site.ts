// Compiles a site again after each change, for commands with --watch.
import { setImmediate as nextTurn } from "node:timers/promises";
import type { CompileOptions } from "../../compiler/options.ts";
import { createCompiler } from "../../project/incremental/create-compiler.ts";
import { nodeHost } from "../../project/disk/node-host.ts";
import { reasonOf } from "../../compiler/text/reason-of.ts";
import { visible } from "../../compiler/text/visible.ts";
import type { CommandContext } from "./command-context.ts";
import { Progress } from "./io/progress.ts";
import { checkRoot } from "../../project/compiled-site.ts";
import { printedSite, type PrintedSite } from "./printed-site.ts";
import type { SiteOptions } from "../../project/settings/site-options.ts";
import { readSettings, type SiteSettings } from "../../project/settings/site-settings.ts";
import { writeNote } from "./io/streams.ts";

const clearScreen = "\u001B[2J\u001B[3J\u001B[H";

/**
 * Calls `show` with the current site, and after each change with another result; a terminal is cleared before. Ends when the
 * process is interrupted, with the last exit code of `show`. `navc.config.json` is read once.
 */
export async function watchSite(
  root: string,
  options: SiteOptions,
  context: CommandContext,
  more: (settings: SiteSettings) => CompileOptions,
  show: (site: PrintedSite) => Promise<number>,
): Promise<void> {
  const { streams } = context;
  checkRoot(root);
  const settings = readSettings(root, options);
  const progress = new Progress(streams);
  const asked = { ...settings.compile, ...more(settings) };
  const compiler = createCompiler({
    root,
    ...asked,
    async onProgress(steps) {
      await progress.show(steps);
      // The server of a preview answers between two turns only.
      await nextTurn();
    },
  });
  // One after the other, though a compile may end while the last result is being printed.
  let shown = Promise.resolve();
  let code = 0;
  const print = async (site: PrintedSite): Promise<void> => {
    await progress.end();
    if (streams.stdout.isTTY === true) streams.stdout.write(clearScreen);
    code = await show(site);
    writeNote(streams, `watching ${visible(root)}; press Ctrl+C to end`);
  };
  await new Promise<void>((end) => {
    streams.onInterrupt?.(() => {
      compiler.close();
      void shown.then(end);
    });
    compiler.watch(
      (result) => {
        shown = shown.then(() =>
          print(printedSite(root, { result, settings, host: nodeHost(root), asked }, options, streams)),
        );
        return shown;
      },
      (error) => {
        progress.clear();
        writeNote(streams, reasonOf(error));
      },
    );
  });
  context.exitWith(code);
}
