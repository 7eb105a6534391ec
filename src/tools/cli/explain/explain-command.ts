// navc explain prints why a page is where it is, and what a code means.
import { Option, type Command } from "commander";
import type { ExplainCommandOptions } from "./explain-action.ts";
import type { CommandContext } from "../command-context.ts";
import { explainFormats } from "../output-formats.ts";
import { isOwnMethod } from "../../../compiler/contract/http-methods.ts";
import { docsRoot } from "../../../project/settings/find-docs.ts";
import { reporterOption, withReporter } from "../reporter-option.ts";
import { addCommonOptions, lockOption } from "../add-site-options.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";

/** Adds `navc explain <what> [root]`. */
export function addExplainCommand(program: Command, context: CommandContext): void {
  const command = program
    .command("explain")
    .description("print why a page is where it is, or what a code means")
    .usage("<what> [root] [options]")
    .argument("[what]", "an address, a page path, a file, an endpoint, or a code");
  addCommonOptions(command)
    .addOption(new Option("--format <name>", "how to print it").choices(explainFormats).default("text"))
    .addOption(reporterOption())
    .option(...lockOption)
    .addHelpText(
      "after",
      `
Prints on stdout where a page comes from: its file, title and address, each entry that lists it with all above it, what
is beside it, and the same page in other editions. The exit code is 1 when there is no such page.

Examples:
  navc explain /guides/auth docs           an address
  navc explain docs/guides/auth.mdx docs   a file
  navc explain "GET /users" docs           an endpoint
  navc explain page-not-found              what a code means`,
    )
    .action(async (what: string | undefined, root: string | undefined, options: ExplainCommandOptions) => {
      if (what === undefined)
        throw new UsageError(
          "Name what to explain: an address, a page path, a file, an endpoint, or a code, such as navc explain /guides/auth",
        );
      if (root !== undefined && isOwnMethod(what) && root.startsWith("/"))
        throw new UsageError(`An endpoint is one argument. Put it in quotes: navc explain "${what} ${root}"`);
      const { explain } = await import("./explain-action.ts");
      await explain(what, docsRoot(root), withReporter(options), context);
    });
}
