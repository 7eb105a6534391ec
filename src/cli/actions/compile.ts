// Compiles a site and writes its result for a build.
import type { CommandContext } from "../command-context.ts";
import type { CompileCommandOptions } from "../compile-command-options.ts";
import { compileSite } from "../compile-site.ts";
import { writeToStdout } from "../streams.ts";
import { UsageError } from "../usage-error.ts";
import { writeResult } from "../write-result.ts";

/** Runs `navc compile`. */
export async function compile(
  roots: readonly string[],
  options: CompileCommandOptions,
  context: CommandContext,
): Promise<void> {
  const [root = ".", ...others] = roots;
  if (others.length === 0) return compileOne(root, options, context);
  if (options.split !== undefined) throw new UsageError("--split is for one docs folder. Run navc once for each.");
  // One folder waits for no pool of threads.
  const { compileSites } = await import("../compile-sites.ts");
  return compileSites(roots, options, context);
}

async function compileOne(root: string, options: CompileCommandOptions, context: CommandContext): Promise<void> {
  const { streams } = context;
  const { code, text, split, writes } = await compileSite(root, options, context);
  if (options.output === undefined) await writeToStdout(streams, text);
  if (split !== undefined) {
    const { writeSplit } = await import("../split-to-write.ts");
    await writeSplit(split);
  }
  for (const write of writes) await writeResult(write.file, write.text);
  context.exitWith(code);
}
