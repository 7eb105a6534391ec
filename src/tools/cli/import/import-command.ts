// navc import makes a docs.json site from the sources of another documentation generator.
import { Argument, Option, type Command } from "commander";
import { importKinds, type ImportKind } from "../../../project/import/import-kind.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";
import type { CommandContext } from "../command-context.ts";
import { plainReporters } from "../reporter-option.ts";
import type { ImportCommandOptions } from "./import-action.ts";

/** Adds `navc import <kind> [folder]`. */
export function addImportCommand(program: Command, context: CommandContext): void {
  const kinds = Object.keys(importKinds);
  const rows = Object.entries(importKinds).map(([kind, { label }]) => `  ${kind.padEnd(12)}${label}`);
  program
    .command("import")
    .description("make a docs.json site from the sources of another generator, such as Docusaurus")
    .usage("<kind> [folder] -o <docs folder> [options]")
    .addArgument(new Argument("[kind]", "the generator").choices(kinds))
    .argument("[folder]", "folder that holds its configuration (default: this one)")
    .option("-o, --output <folder>", "the docs folder to write")
    .option(
      "--config <file>",
      "its configuration as JSON, where it is code: the path of a file in that folder, from there or from here",
    )
    .option("--dry-run", "write nothing, and say what would be written")
    .option("--force", "replace files of the docs folder that have another text")
    .addOption(new Option("--reporter <name>", "how the result is printed").choices(plainReporters).default("text"))
    .helpOption("-h, --help", "print this help")
    .addHelpText(
      "after",
      `
Kinds:
${rows.join("\n")}

None of its code is run. Every address that the old site had is served by the new one, or redirected. What docs.json can't
express is named on stderr with its places, and is no error. A file that is there with another text is not replaced.

Examples:
  navc import mint . -o docs`,
    )
    .action(async (kind: ImportKind | undefined, folder: string = ".", options: ImportCommandOptions) => {
      if (kind === undefined) throw new UsageError(`Name the generator: navc import ${kinds.join("|")}`);
      const { importFrom } = await import("./import-action.ts");
      await importFrom(kind, folder, options, context);
    });
}
