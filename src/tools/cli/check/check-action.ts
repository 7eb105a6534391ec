// Checks a site and prints what is wrong with it.
import type { CompileOptions } from "../../../compiler/options.ts";
import type { CommandContext } from "../command-context.ts";
import { printCheck, type CheckCommandOptions } from "./print-check.ts";
import { allFindings, choosesFindings } from "../../../project/compiled-site.ts";
import { runCompile } from "../printed-site.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";
import type { SiteSettings } from "../../../project/settings/site-settings.ts";

/** Runs `navc check`. */
export async function check(root: string, options: CheckCommandOptions, context: CommandContext): Promise<void> {
  const compileOptions = (settings: SiteSettings): CompileOptions => ({
    discover: true,
    ...(choosesFindings(settings, options) ? allFindings : {}),
  });
  if (options.suggested !== undefined && options.fix !== true && options.dryRun !== true)
    throw new UsageError("--suggested says what --fix writes, too. Add --fix, or --dry-run to see the patch.");
  if (options.watch === true) {
    const { watchCheck } = await import("./watch-check.ts");
    return watchCheck(root, options, context, compileOptions);
  }
  if (options.fix === true || options.dryRun === true) {
    const { runFix } = await import("./run-fix.ts");
    const code = await runFix(root, options, context);
    if (options.dryRun === true) return context.exitWith(code);
  }
  const site = await runCompile(root, options, context, compileOptions);
  const { code } = await printCheck(site, root, options, context);
  context.exitWith(code);
}
