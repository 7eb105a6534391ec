// navc compile prints the result for a build.
import type { Command } from "commander";
import { compileSite, type CompileCommandOptions } from "../compile-site.ts";
import type { CommandContext } from "../run-compile.ts";
import { addCommonOptions } from "../site-options.ts";
import { writeToStdout } from "../streams.ts";
import { writeResult } from "../write-result.ts";

/** Adds `navc compile [root] [-o file] [--inputs file] [--lock file] [--exit-zero]`. */
export function addCompileCommand(program: Command, context: CommandContext): void {
  addCommonOptions(program.command("compile").description("print the finished navigation as JSON, for builds"))
    .option("-o, --output <file>", "write the JSON to a file, with its folders, instead of to stdout")
    .option("--inputs <file>", "also write what the result depends on, with hashes, for a build system")
    .option("--lock <file>", "keep the addresses of generated pages: read from a file, and written to it")
    .option("--exit-zero", "exit with 0 even if errors were found")
    .addHelpText(
      "after",
      `
Prints on stdout the JSON that a theme renders from, in one line; errors and warnings go to stderr. With errors it holds
all that could be resolved, and it is null when docs.json can't be read.

Examples:
  navc compile docs -o build/navigation.json
  navc compile docs | jq .editions
  navc compile docs --lock navc.lock.json -o navigation.json     no page of a spec moves when the spec is reworded
  navc compile docs --exit-zero -o navigation.json     the build goes on with what there is`,
    )
    .action((root: string, options: CompileCommandOptions) => compile(root, options, context));
}

async function compile(root: string, options: CompileCommandOptions, context: CommandContext): Promise<void> {
  const { streams } = context;
  const { code, json, writes } = await compileSite(root, options, context);
  if (options.output === undefined) await writeToStdout(streams, json);
  for (const { file, text } of writes) await writeResult(file, text);
  context.exitWith(code);
}
