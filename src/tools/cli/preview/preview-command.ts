// navc preview shows the compiled site in a browser.
import { InvalidArgumentError, Option, type Command } from "commander";
import { editors } from "../../../outputs/render/editor-link.ts";
import type { PreviewCommandOptions } from "./preview-action.ts";
import type { PreviewCommandContext } from "../command-context.ts";
import { docsRoot } from "../../../project/settings/find-docs.ts";
import { addCacheOptions, addCommonOptions, lockOption } from "../add-site-options.ts";

/** Adds `navc preview [root]`. */
export function addPreviewCommand(program: Command, context: PreviewCommandContext): void {
  const command = program
    .command("preview")
    .description("show the navigation in a browser, and why each thing is where it is");
  addCacheOptions(addCommonOptions(command))
    .option("-o, --output <file>", "write it to one HTML file that loads nothing, instead of serving it")
    .option("--against <side>", "compare it with a docs folder, a result file, or git:<rev>[:<folder>]")
    .option("--links", "also check the links in the bodies of pages; -o needs it to say which pages nothing links to")
    .option("--port <number>", "the port to serve it at, or 0 for any (default: 4040, or any if that is in use)", port)
    .option("--open", "open it in the browser")
    .option("--read-only", "write nothing: leave out the buttons that repair, move, rename, hide, add and remove")
    .addOption(
      new Option("--editor <name>", "the editor that links to files open")
        .choices([...Object.keys(editors), "none"])
        .default("vscode"),
    )
    .option("--no-baseline", "show all problems, whatever the configuration accepts")
    .option(...lockOption)
    .addHelpText(
      "after",
      `
Prints on stdout the address at which a browser shows the site: its menus, sidebars and pages as readers have them, where
each is written, what was found, and all languages and versions side by side. It follows the files until it is interrupted.
Only browsers on this computer can open it. What is dragged, renamed or repaired there is written to the docs folder after the
patch was shown; --read-only turns that off.

Examples:
  navc preview docs --open
  navc preview docs --port 4500 --editor cursor
  navc preview docs --against git:main    what changed since main, marked in the tree
  navc preview docs -o preview.html       one file, to attach to a pull request`,
    )
    .action(async (root: string | undefined, options: PreviewCommandOptions) => {
      const { preview } = await import("./preview-action.ts");
      await preview(docsRoot(root), options, context);
    });
}

function port(value: string): number {
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535)
    throw new InvalidArgumentError("It takes a number from 0 to 65535.");
  return Number(value);
}
