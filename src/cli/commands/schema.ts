// navc schema prints the JSON Schema of docs.json or of the result.
import { Argument, type Command } from "commander";
import { indentedJson } from "../../text/json-value.ts";
import type { CommandContext } from "../run-compile.ts";
import { UsageError } from "../usage-error.ts";
import { writeToStdout } from "../streams.ts";
import { writeResult } from "../write-result.ts";

type SchemaName = "docs" | "navigation";

/** Adds `navc schema <docs|navigation> [-o file]`. */
export function addSchemaCommand(program: Command, context: CommandContext): void {
  program
    .command("schema")
    .description("print the JSON Schema of docs.json, or of the finished navigation")
    .usage("<docs|navigation> [options]")
    .addArgument(
      new Argument("[name]", "docs: the navigation in docs.json; navigation: what navc compile prints").choices([
        "docs",
        "navigation",
      ]),
    )
    .option("-o, --output <file>", "write it to a file, with its folders, instead of to stdout")
    .helpOption("-h, --help", "print this help")
    .addHelpText(
      "after",
      `
Editors that know JSON Schema complete and check docs.json with it. It finds what navc check reports as missing-field,
wrong-type, unknown-language, mixed-children and several-primary-patterns.

Examples:
  navc schema docs -o docs.schema.json     then "$schema": "./docs.schema.json" in docs.json
  navc schema navigation                   for programs that read the result`,
    )
    .action(async (name: SchemaName | undefined, { output }: { readonly output?: string }) => {
      if (name === undefined) throw new UsageError("Say which schema: navc schema docs, or navc schema navigation.");
      const text = indentedJson(await schemaOf(name));
      if (output === undefined) await writeToStdout(context.streams, [text]);
      else await writeResult(output, text);
    });
}

async function schemaOf(name: SchemaName): Promise<unknown> {
  if (name === "docs") return (await import("../../schema/docs-schema.ts")).docsSchema();
  return (await import("../../schema/navigation-schema.ts")).navigationSchema();
}
