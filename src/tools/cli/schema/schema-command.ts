// navc schema prints the JSON Schema of docs.json or of the result.
import { Argument, Option, type Command } from "commander";
import { dialects } from "../../../compiler/contract/dialect.ts";
import type { SchemaCommandOptions, SchemaName } from "./schema-action.ts";
import type { CommandContext } from "../command-context.ts";

/** Adds `navc schema <docs|navigation|parts> [-o file]`. */
export function addSchemaCommand(program: Command, context: CommandContext): void {
  program
    .command("schema")
    .description("print the JSON Schema of docs.json, or of the finished navigation")
    .usage("<docs|navigation|parts> [options]")
    .addArgument(
      new Argument(
        "[name]",
        "docs: docs.json; navigation: what navc compile prints; parts: the files of --split",
      ).choices(["docs", "navigation", "parts"]),
    )
    .addOption(new Option("--dialect <name>", "of docs: the dialect that navc check is run with").choices(dialects))
    .option("-o, --output <file>", "write it to a file, with its folders, instead of to stdout")
    .helpOption("-h, --help", "print this help")
    .addHelpText(
      "after",
      `
Editors that know JSON Schema complete and check docs.json with it. It finds what navc check reports as missing-field,
wrong-type, unknown-language, mixed-children and several-primary-patterns, and with --dialect mintlify refused-field.
All schemas are of draft-07, the newest draft that VS Code knows in full.

Examples:
  navc schema docs -o docs.schema.json     then "$schema": "./docs.schema.json" in docs.json
  navc schema docs --dialect mintlify      also refuses what the platform refuses
  navc schema navigation                   for programs that read the result`,
    )
    .action(async (name: SchemaName | undefined, options: SchemaCommandOptions) => {
      const { schema } = await import("./schema-action.ts");
      await schema(name, options, context);
    });
}
