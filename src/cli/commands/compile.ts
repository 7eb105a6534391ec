// navc compile: what does a build get?
import type { Command } from "commander";
import { addCommonOptions, type CommonOptions } from "../common-options.ts";
import { errorsFound, exitCodeOf, noErrors } from "../exit-code.ts";
import { reportBeside, runCompile, type CommandContext } from "../run-compile.ts";
import { writeResult } from "../write-result.ts";

interface CompileCommandOptions extends CommonOptions {
  readonly output?: string;
  readonly exitZero?: boolean;
}

/** Adds `navc compile [root] [-o file] [--exit-zero]`. */
export function addCompileCommand(program: Command, context: CommandContext): void {
  addCommonOptions(program.command("compile").description("print the finished navigation as JSON, for builds"))
    .option("-o, --output <file>", "write the JSON to a file, with its folders, in place of stdout")
    .option("--exit-zero", "exit with 0 also when errors were found")
    .addHelpText(
      "after",
      `
Prints on stdout the JSON that a theme renders from, in one line; errors and warnings go to stderr. With errors it holds
all that could be resolved, and it is null when docs.json can't be read.

Examples:
  navc compile docs -o build/navigation.json
  navc compile docs | jq .editions
  navc compile docs --exit-zero -o navigation.json     the build goes on with what there is`,
    )
    .action((root: string, options: CompileCommandOptions) => compile(root, options, context));
}

async function compile(root: string, options: CompileCommandOptions, context: CommandContext): Promise<void> {
  const { streams } = context;
  const site = await runCompile(root, options, context);
  const { navigationJson } = await import("../../output/json.ts");
  const json = navigationJson(site.result.navigation);
  reportBeside(site, streams);
  if (options.output === undefined) streams.stdout.write(json);
  else writeResult(options.output, json);
  const code = exitCodeOf(site.result);
  context.exitWith(options.exitZero === true && code === errorsFound ? noErrors : code);
}
