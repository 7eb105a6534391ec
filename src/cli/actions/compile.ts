// Compiles a site and writes its result for a build.
import type { CommandContext } from "../command-context.ts";
import { compileSite, type CompileCommandOptions } from "../compile-site.ts";
import { writeToStdout } from "../streams.ts";
import { writeResult } from "../write-result.ts";

/** Runs `navc compile`. */
export async function compile(
  roots: readonly string[],
  options: CompileCommandOptions,
  context: CommandContext,
): Promise<void> {
  const [root = ".", ...others] = roots;
  if (others.length === 0) return compileOne(root, options, context);
  // One folder waits for no pool of threads.
  const { compileSites } = await import("../compile-sites.ts");
  return compileSites(roots, options, context);
}

async function compileOne(root: string, options: CompileCommandOptions, context: CommandContext): Promise<void> {
  const { streams } = context;
  const { code, json, writes } = await compileSite(root, options, context);
  if (options.output === undefined) await writeToStdout(streams, json);
  for (const { file, text } of writes) await writeResult(file, text);
  context.exitWith(code);
}
