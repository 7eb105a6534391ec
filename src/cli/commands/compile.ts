// navc compile prints the result for a build.
import { realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Command } from "commander";
import type { CompileResult } from "../../compile.ts";
import { indentedJson } from "../../text/json-value.ts";
import { isWithin, realPlace } from "../repository-path.ts";
import { exitCodeOf, reportBeside, runCompile, type CommandContext, type CompiledSite } from "../run-compile.ts";
import { addCommonOptions, type SiteOptions } from "../site-options.ts";
import { writeToStdout } from "../streams.ts";
import { errorsFound, noErrors, UsageError } from "../usage-error.ts";
import { writeResult } from "../write-result.ts";

interface CompileCommandOptions extends SiteOptions {
  readonly output?: string;
  readonly exitZero?: boolean;
}

/** Adds `navc compile [root] [-o file] [--lock file] [--exit-zero]`. */
export function addCompileCommand(program: Command, context: CommandContext): void {
  addCommonOptions(program.command("compile").description("print the finished navigation as JSON, for builds"))
    .option("-o, --output <file>", "write the JSON to a file, with its folders, instead of to stdout")
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
  const { output } = options;
  // Before the site is compiled: it may take a while.
  if (output?.trim() === "") throw new UsageError("-o takes the name of a file.");
  if (output !== undefined && options.lock !== undefined && isOnePlace(output, options.lock))
    throw new UsageError(`-o and --lock name the same file, ${output}, and one would replace the other.`);
  const site = await runCompile(root, options, context);
  const { jsonChunks } = await import("../../render/navigation-json.ts");
  const chunks = jsonChunks(site.result.navigation);
  reportBeside(site, streams);
  if (output === undefined) await writeToStdout(streams, chunks);
  else {
    checkOutput(output, root, site.result);
    await writeResult(output, chunks);
  }
  // Last: addresses are kept from when they are published, and a result that could not be written is not.
  await writeLock(site);
  const code = exitCodeOf(site.result);
  context.exitWith(options.exitZero === true && code === errorsFound ? noErrors : code);
}

function isOnePlace(one: string, other: string): boolean {
  const place = realPlace(resolve(one));
  return place !== undefined && place === realPlace(resolve(other));
}

// A build that wrote over its own sources would succeed once.
function checkOutput(output: string, root: string, { inputs }: CompileResult): void {
  // Through links, which a repository can hold. Only in the docs folder is a file of the site.
  if (!isWithin(realpathSync(root), output)) return;
  const read = inputs.filter(({ kind }) => kind !== "listing" && kind !== "absent");
  if (read.some(({ file }) => isOnePlace(join(root, file), output)))
    throw new UsageError(`${output} is a part of the site, and the result would replace it. Name another file for -o.`);
}

/** A lock that says the same is left alone, so that nobody who watches it starts over. */
async function writeLock({ result, settings: { lock } }: CompiledSite): Promise<void> {
  if (lock === undefined || result.lock === undefined) return;
  const text = indentedJson(result.lock);
  if (text !== lock.text) await writeResult(lock.file, text);
}
