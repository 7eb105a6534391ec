// navc diff prints what changed between two states of a site, and which addresses were lost.
import { Option, type Command } from "commander";
import type { DiffCommandOptions } from "./diff-action.ts";
import type { PreviewCommandContext } from "../command-context.ts";
import { diffFormats } from "../output-formats.ts";
import { reporterOption, withReporter } from "../reporter-option.ts";
import { addCacheOptions, addSiteOptions } from "../add-site-options.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";

/** Adds `navc diff <before> [after]`. */
export function addDiffCommand(program: Command, context: PreviewCommandContext): void {
  const command = program
    .command("diff")
    .description("print what changed between two states of a site, and which addresses were lost")
    .usage("<before> [after] [options]")
    .argument("[before]", "a docs folder, a result file, or git:<rev>[:<folder>]")
    .argument("[after]", "the same (default: the docs folder as it is now)");
  addCacheOptions(addSiteOptions(command))
    .addOption(new Option("--format <name>", "how to print it").choices(diffFormats).default("text"))
    .addOption(reporterOption())
    .option("-o, --output <file>", "the file that --format html writes")
    .option("--redirects <file>", "the docs.json with the redirects of <after>, if that is a result file")
    .option("--guesses", "also give redirects to pages that only have the place of a removed one")
    .option("--links", "also name the links in pages of <after> that still lead to a lost address")
    .option("--quiet-when-same", "print nothing if nothing changed")
    .option("--lock <file>", "the addresses that generated pages keep, on both sides; the file is only read")
    .addHelpText(
      "after",
      `
Prints on stdout the pages, divisions, languages and versions that were added, removed, moved or renamed. An address
that existed and leads nowhere now, without a redirect, is an error: the exit code is 1. Reading git:<rev> touches
neither the work tree nor anything in the repository.

Examples:
  navc diff git:main                           this docs folder in main, and as it is
  navc diff git:main docs                      the same of docs
  navc diff git:v1.0 git:HEAD                  two revisions of this folder
  navc diff git:v1.0:docs git:HEAD:docs        two revisions of docs
  navc diff before.json after.json             two files of navc compile -o
  navc diff git:main docs --format markdown    a comment for a pull request
  navc diff git:main docs --format html -o diff.html   a page to look at, in one file
  navc diff git:main docs --format redirects   what to put into "redirects" of docs.json`,
    )
    .action(async (before: string | undefined, after: string | undefined, options: DiffCommandOptions) => {
      if (before === undefined)
        throw new UsageError(
          "Name what to compare with, such as navc diff git:main, or both sides: navc diff git:v1.0 git:v2.0",
        );
      const { diff } = await import("./diff-action.ts");
      await diff([before, after], withReporter(options), context);
    });
}
