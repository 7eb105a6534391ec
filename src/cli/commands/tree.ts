// navc tree prints the outline of a site.
import type { Command } from "commander";
import type { CommandContext } from "../command-context.ts";
import { addCommonOptions, lockOption, type SiteOptions } from "../site-options.ts";

/** Adds `navc tree [root] [--lock file]`. */
export function addTreeCommand(program: Command, context: CommandContext): void {
  addCommonOptions(
    program.command("tree").description("print the finished navigation as an outline, one line per node"),
  )
    .option(...lockOption)
    .addHelpText(
      "after",
      `
Prints on stdout every edition (language and version) with its tabs, groups and pages as a reader will see them;
errors and warnings go to stderr.

Examples:
  navc tree                           the site in this folder
  navc tree docs > navigation.txt     to compare it later
  navc tree docs --base-path /docs    with the links of a site at /docs`,
    )
    .action(async (root: string, options: SiteOptions) => {
      const { tree } = await import("../actions/tree.ts");
      await tree(root, options, context);
    });
}
