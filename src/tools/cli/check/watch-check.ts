// Runs `navc check --watch`.
import { count } from "../../../compiler/diagnostics/codes.ts";
import { grownProblems } from "../../../project/baseline/grown-problems.ts";
import type { Diagnostic } from "../../../compiler/diagnostics/diagnostic.ts";
import type { CompileOptions } from "../../../compiler/options.ts";
import { printCheck, type CheckCommandOptions } from "./print-check.ts";
import type { CommandContext } from "../command-context.ts";
import type { SiteSettings } from "../../../project/settings/site-settings.ts";
import { writeNote } from "../io/streams.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";

/** Prints the problems of a site now and after each change, with how many of them are new and how many were fixed. */
export async function watchCheck(
  root: string,
  options: CheckCommandOptions,
  context: CommandContext,
  more: (settings: SiteSettings) => CompileOptions,
): Promise<void> {
  checkOptions(options);
  const { watchSite } = await import("../watch-site.ts");
  let before: readonly Diagnostic[] | undefined;
  await watchSite(root, options, context, more, {
    async show(site) {
      const { diagnostics, code } = await printCheck(site, root, options, context);
      if (before !== undefined) writeNote(context.streams, sinceLastRun(before, diagnostics));
      before = diagnostics;
      return code;
    },
  });
}

function checkOptions({ reporter, fix, dryRun, updateBaseline }: CheckCommandOptions): void {
  if (reporter !== "pretty") throw new UsageError(`--watch prints for people, not as --reporter ${reporter}.`);
  const writes = { "--fix": fix, "--dry-run": dryRun, "--update-baseline": updateBaseline };
  const [option] = Object.entries(writes).flatMap(([name, value]) => (value === true ? [name] : []));
  if (option !== undefined) throw new UsageError(`--watch only reports, so it can't be used with ${option}.`);
}

/** `1 new problem, 2 fixed since the last run`. */
export function sinceLastRun(before: readonly Diagnostic[], after: readonly Diagnostic[]): string {
  const fresh = countOfNew(before, after);
  const fixed = countOfNew(after, before);
  if (fresh === 0 && fixed === 0) return "the same problems as in the last run";
  const parts = [fresh === 0 ? [] : [count(fresh, "new problem")], fixed === 0 ? [] : [`${fixed} fixed`]];
  return `${parts.flat().join(", ")} since the last run`;
}

function countOfNew(before: readonly Diagnostic[], after: readonly Diagnostic[]): number {
  return grownProblems(before, after).reduce((sum, { more }) => sum + more, 0);
}
