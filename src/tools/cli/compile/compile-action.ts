// Compiles a site and writes its result for a build.
import type { CommandContext } from "../command-context.ts";
import type { CompileCommandOptions } from "./command-options.ts";
import { siteToWrite } from "./site-to-write.ts";
import { writeNote, writeToStdout } from "../io/streams.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";
import { writeBelow } from "../../../project/writer/write-below.ts";
import { writeFile } from "../../../project/writer/write-file.ts";

/** Runs `navc compile`. */
export async function compile(
  roots: readonly string[],
  options: CompileCommandOptions,
  context: CommandContext,
): Promise<void> {
  const [root = ".", ...others] = roots;
  if (others.length === 0) return compileOne(root, options, context);
  if (options.split !== undefined) throw new UsageError("--split is for one docs folder. Run navc once for each.");
  // One folder needs no pool of threads.
  const { compileSites } = await import("./compile-sites.ts");
  return compileSites(roots, options, context);
}

/** The formats that are never JSON; redirects are for some hosts. */
const textFormats: ReadonlySet<string | undefined> = new Set(["sitemap", "llms", "llms-full"]);

async function compileOne(root: string, options: CompileCommandOptions, context: CommandContext): Promise<void> {
  const { streams } = context;
  const { code, text, split, writes } = await siteToWrite(root, options, context);
  if (options.output === undefined)
    await writeToStdout(streams, text, textFormats.has(options.format) ? "text" : "json");
  if (split !== undefined) {
    const { leftPartsNote, writeSplit } = await import("./split-to-write.ts");
    const left = await writeSplit(split);
    if (left.length > 0 && options.quiet !== true) writeNote(streams, leftPartsNote(left));
  }
  for (const { file, text: content, below } of writes)
    await (below === undefined ? writeFile(file, content) : writeBelow(below, file, content));
  context.exitWith(code);
}
