// navc tree prints the outline of a site.
import type { Command } from "commander";
import { addCommonOptions, type CommonOptions } from "../common-options.ts";
import { exitCodeOf } from "../exit-code.ts";
import { givenLock, lockOption } from "../lock-file.ts";
import { reportBeside, runCompile, type CommandContext } from "../run-compile.ts";

interface TreeCommandOptions extends CommonOptions {
  readonly lock?: string;
}

/** Adds `navc tree [root] [--lock file]`. */
export function addTreeCommand(program: Command, context: CommandContext): void {
  addCommonOptions(program.command("tree").description("print the finished navigation as an outline, one line a node"))
    .option(...lockOption)
    .addHelpText(
      "after",
      `
Prints on stdout every edition (language and version) with its tabs, groups and pages as a reader will see them;
errors and warnings go to stderr.

Examples:
  navc tree                           the site in this folder
  navc tree docs > navigation.txt     to compare with the next one
  navc tree docs --base-path /docs    with the links of a site that lives at /docs`,
    )
    .action(async (root: string, options: TreeCommandOptions) => {
      const { streams } = context;
      const site = await runCompile(root, options, context, { lock: givenLock(options.lock) });
      const { outline } = await import("../../render/outline.ts");
      if (site.result.navigation !== null) streams.stdout.write(outline(site.result.navigation));
      reportBeside(site, streams);
      context.exitWith(exitCodeOf(site.result));
    });
}
