// navc compile prints the result for a build.
import { Argument, type Command } from "commander";
import type { CommandContext } from "../command-context.ts";
import type { CompileCommandOptions } from "../compile-site.ts";
import { docsRoot } from "../find-docs.ts";
import { addCommonOptions } from "../site-options.ts";

/** Adds `navc compile [roots...] [-o file] [--inputs file] [--lock file] [--exit-zero]`. */
export function addCompileCommand(program: Command, context: CommandContext): void {
  const roots = new Argument("[roots...]", "folders that hold a docs.json (default: this one, or the nearest above)");
  addCommonOptions(program.command("compile").description("print the finished navigation as JSON, for builds"), roots)
    .option("-o, --output <file>", "write the JSON to a file, with its folders, instead of to stdout")
    .option("--inputs <file>", "also write what the result depends on, with hashes, for a build system")
    .option("--lock <file>", "keep the addresses of generated pages: read from a file, and written to it")
    .option("--exit-zero", "exit with 0 even if errors were found")
    .addHelpText(
      "after",
      `
Prints on stdout the JSON that a theme renders from, in one line; errors and warnings go to stderr. With errors it holds
all that could be resolved, and it is null when docs.json can't be read.

With several folders -o names a folder, and each result goes to navigation.json at the same path below it. --inputs is a
path from that file's folder, --lock one from each docs folder. All are compiled, and the exit code is the worst of them.

Examples:
  navc compile docs -o build/navigation.json
  navc compile docs | jq .editions
  navc compile docs --lock navc.lock.json -o navigation.json     addresses stay when a spec changes
  navc compile docs --exit-zero -o navigation.json     the build continues in spite of errors
  navc compile packages/*/docs -o build     build/packages/a/docs/navigation.json, and so on`,
    )
    .action(async (given: readonly string[], options: CompileCommandOptions) => {
      const { compile } = await import("../actions/compile.ts");
      await compile(given.length === 0 ? [docsRoot(undefined)] : given, options, context);
    });
}
