// navc lsp answers an editor.
import { Option, type Command } from "commander";
import type { LanguageServerProgram } from "../../../project/language-server-program.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";
import { bodyCache } from "../body-cache.ts";
import type { CommandContext } from "../command-context.ts";
import { errorsFound, noErrors } from "../io/exit-codes.ts";

/** What a command that serves an editor can use. */
export interface LspCommandContext extends CommandContext {
  readonly loadLanguageServer: () => Promise<LanguageServerProgram>;
}

/** Adds `navc lsp`. */
export function addLspCommand(program: Command, context: LspCommandContext): void {
  program
    .command("lsp")
    .description("serve an editor with problems, completion and more, over the language server protocol")
    .option("--stdio", "talk on stdin and stdout, as editors expect")
    .addOption(new Option("--clientProcessId <id>", "the process of the editor").hideHelp())
    .addHelpText(
      "after",
      `
Editors start this command. It finds the docs folders of the workspace by itself, uses their navc.config.json, and writes no file.

Example:
  navc lsp --stdio`,
    )
    .action(async ({ stdio }: { readonly stdio?: boolean }) => {
      // In a CI job, `stdout` changes what would be a command to its runner.
      const { stdin: input, stdout, commands = stdout } = context.streams;
      if (stdio !== true || input === undefined)
        throw new UsageError("navc lsp talks to an editor on stdin and stdout: write navc lsp --stdio.");
      const server = await context.loadLanguageServer();
      const isEnded = await server.serveLsp({ input, output: commands as NodeJS.WritableStream }, bodyCache(context));
      context.exitWith(isEnded ? noErrors : errorsFound);
    });
}
