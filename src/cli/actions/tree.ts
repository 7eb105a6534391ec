// Prints the outline of a site.
import { outline } from "../../render/outline.ts";
import type { CommandContext } from "../command-context.ts";
import { exitCodeOf, reportBeside, runCompile } from "../run-compile.ts";
import type { SiteOptions } from "../site-options.ts";

/** Runs `navc tree`. */
export async function tree(root: string, options: SiteOptions, context: CommandContext): Promise<void> {
  const { streams } = context;
  const site = await runCompile(root, options, context);
  if (site.result.navigation !== null) streams.stdout.write(outline(site.result.navigation));
  await reportBeside(site, streams);
  context.exitWith(exitCodeOf(site.result));
}
