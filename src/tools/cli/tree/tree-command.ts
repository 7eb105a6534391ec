// navc tree prints the outline of a site.
import { InvalidArgumentError, Option, type Command } from "commander";
import type { CommandContext } from "../command-context.ts";
import type { TreeCommandOptions } from "./tree-action.ts";
import { docsRoot } from "../../../project/settings/find-docs.ts";
import { plainReporters } from "../reporter-option.ts";
import { addCommonOptions, lockOption } from "../add-site-options.ts";

/** Adds `navc tree [root]`. */
export function addTreeCommand(program: Command, context: CommandContext): void {
  addCommonOptions(
    program.command("tree").description("print the finished navigation as an outline, one line per node"),
  )
    .option("--edition <name>", "only this edition, language or version")
    .option("--under <name>", "only what is below a division: its label, id or address")
    .option("--depth <levels>", "how many levels to show below an edition", levels)
    .option("--problems", "print each problem below the line it is about, here and not on stderr")
    .addOption(new Option("--reporter <name>", "how to print it").choices(plainReporters).default("text"))
    .option("--watch", "print it again after each change, until it is interrupted")
    .option(...lockOption)
    .addHelpText(
      "after",
      `
Prints on stdout every edition (language and version) with its tabs, groups and pages as a reader will see them;
errors and warnings go to stderr. At a terminal it has colours and guides; what is piped has neither.

Examples:
  navc tree                           the site in this folder
  navc tree docs --depth 2            its tabs and their groups
  navc tree docs --under "API" --problems
                                      one division, with what is wrong in it
  navc tree docs > navigation.txt     to compare it later
  navc tree docs --base-path /docs    with the links of a site at /docs`,
    )
    .action(async (root: string | undefined, options: TreeCommandOptions) => {
      const { tree } = await import("./tree-action.ts");
      await tree(docsRoot(root), options, context);
    });
}

function levels(value: string): number {
  if (!/^[1-9]\d{0,3}$/.test(value)) throw new InvalidArgumentError("It takes a number from 1.");
  return Number(value);
}
