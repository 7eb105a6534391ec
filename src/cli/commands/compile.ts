// navc compile prints the result for a build.
import { resolve } from "node:path";
import type { Command } from "commander";
import { addCommonOptions, type CommonOptions } from "../common-options.ts";
import { emptyLock } from "../../routes/lock-file.ts";
import type { CompileResult } from "../compiler.ts";
import { errorsFound, exitCodeOf, noErrors } from "../exit-code.ts";
import { readLockFile, writeLockFile } from "../lock-file.ts";
import { reportBeside, runCompile, type CommandContext } from "../run-compile.ts";
import { UsageError } from "../usage-error.ts";
import { writeToStdout } from "../streams.ts";
import { writeResult } from "../write-result.ts";

interface CompileCommandOptions extends CommonOptions {
  readonly output?: string;
  readonly lock?: string;
  readonly exitZero?: boolean;
}

/** Adds `navc compile [root] [-o file] [--lock file] [--exit-zero]`. */
export function addCompileCommand(program: Command, context: CommandContext): void {
  addCommonOptions(program.command("compile").description("print the finished navigation as JSON, for builds"))
    .option("-o, --output <file>", "write the JSON to a file, with its folders, in place of stdout")
    .option("--lock <file>", "keep the addresses of generated pages: read from a file, and written to it")
    .option("--exit-zero", "exit with 0 also when errors were found")
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

// A build that wrote over its own sources would succeed once.
function checkOutput(output: string, root: string, { inputs }: CompileResult): void {
  const target = resolve(output);
  if (inputs.some(({ file, kind }) => kind !== "listing" && kind !== "absent" && resolve(root, file) === target))
    throw new UsageError(`${output} is a part of the site, and the result would replace it. Name another file for -o.`);
}

async function compile(root: string, options: CompileCommandOptions, context: CommandContext): Promise<void> {
  const { streams } = context;
  // Before the site is compiled: it may take a while.
  if (options.output?.trim() === "") throw new UsageError("-o takes the name of a file.");
  const lock = options.lock === undefined ? undefined : { file: options.lock, before: readLockFile(options.lock) };
  const given = lock && { file: lock.file, content: lock.before ?? emptyLock };
  const site = await runCompile(root, options, context, { lock: given });
  const { jsonChunks } = await import("../../render/navigation-json.ts");
  const chunks = jsonChunks(site.result.navigation);
  reportBeside(site, streams);
  if (options.output !== undefined) checkOutput(options.output, root, site.result);
  if (options.output === undefined) await writeToStdout(streams, chunks);
  else await writeResult(options.output, chunks);
  // Last: addresses are kept from when they are published, and a result that could not be written is not.
  if (lock !== undefined && site.result.lock !== undefined)
    await writeLockFile(lock.file, site.result.lock, lock.before);
  const code = exitCodeOf(site.result);
  context.exitWith(options.exitZero === true && code === errorsFound ? noErrors : code);
}
