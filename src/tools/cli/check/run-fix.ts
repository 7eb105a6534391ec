// `navc check --fix` and `--dry-run`.
import { relative } from "node:path";
import { applyPlan } from "../../../project/change/apply-plan.ts";
import { count } from "../../../compiler/diagnostics/codes.ts";
import type { Diagnostic } from "../../../compiler/diagnostics/diagnostic.ts";
import { fixSite } from "../../../project/change/fix-site.ts";
import type { SiteFixes } from "../../../project/fix/fix-texts.ts";
import { unifiedPatch } from "../../../project/fix/unified-patch.ts";
import { visibleLines } from "../../../compiler/text/visible.ts";
import { checkRoot, withAllFindings } from "../../../project/compiled-site.ts";
import { bodyCache } from "../body-cache.ts";
import type { CommandContext } from "../command-context.ts";
import { withProgress } from "../io/progress.ts";
import { readSettings } from "../../../project/settings/site-settings.ts";
import type { SiteOptions } from "../../../project/settings/site-options.ts";
import { writeNote } from "../io/streams.ts";
import { errorsFound, noErrors } from "../io/exit-codes.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";
import { withBodies } from "../../../project/kept-bodies/with-bodies.ts";
import { slashPath } from "../../../project/slash-path.ts";

/** Writes fixed files below `root`: all of them, or none. Rejects as `applyPlan` does. */
export async function writeFixes(root: string, { files }: SiteFixes): Promise<void> {
  await applyPlan(
    root,
    files.map((file) => ({ kind: "edit", ...file })),
  );
}

/** The unified patch that does the same, in the form for `git apply` and `patch -p1` in the folder `from`; "" if there is nothing to fix. */
export function patchOf(root: string, { files }: SiteFixes, from: string = process.cwd()): Promise<string> {
  const folder = slashPath(relative(from, root));
  // Outside the folder, paths start from the root, so that no path in a patch leads upward.
  const above = folder === "" || folder.startsWith("..") ? "" : `${folder}/`;
  return unifiedPatch(files, (file) => above + file);
}

/** The problems that a fix leaves. */
export interface LeftProblems {
  readonly errors: number;
  /** Those with a proposal that is not certain. */
  readonly proposals: number;
}

const nothingLeft: LeftProblems = { errors: 0, proposals: 0 };

/**
 * `fixed 3 problems at 7 places in 2 files`, as one line, with the number of errors that were hidden before; what is left is
 * printed if nothing is fixed.
 */
export function fixSummary(
  fixes: SiteFixes,
  dryRun: boolean,
  { errors, proposals }: LeftProblems = nothingLeft,
): string {
  const { files, problems, places, uncovered } = fixes;
  if (files.length === 0) {
    const byHand = errors === 0 ? "" : `; ${count(errors, "error")} can only be fixed by hand`;
    return `nothing to fix${byHand}${proposalsPart(proposals)}`;
  }
  const at = places === problems ? "" : ` at ${count(places, "place")}`;
  const fixed = `${dryRun ? "would fix" : "fixed"} ${count(problems, "problem")}${at} in ${count(files.length, "file")}`;
  return fixed + uncoveredPart(uncovered, dryRun);
}

/** Said also beside errors, because a proposal is what a reader of the report wants to have written. */
function proposalsPart(proposals: number): string {
  if (proposals === 0) return "";
  const those = proposals === 1 ? "1 problem has a proposal" : `${count(proposals, "problem")} have proposals`;
  return `; ${those} that may be wrong ("Did you mean", "→"), so you decide: navc preview has buttons for them`;
}

function uncoveredPart(uncovered: number, dryRun: boolean): string {
  if (uncovered === 0) return "";
  return `; that ${dryRun ? "would show" : "shows"} ${count(uncovered, "error")} hidden until now`;
}

/** The two options, as commander passes them. */
export interface FixOptions extends SiteOptions {
  /** Fix the files, then report what is left. */
  readonly fix?: boolean;
  /** Print the patch instead; goes before `fix`. */
  readonly dryRun?: boolean;
  /** The codes of the problems that are fixed; all if absent. */
  readonly only?: readonly string[];
  /** Also what messages suggest for addresses below this one. */
  readonly suggested?: string;
}

/**
 * Fixes the site at `root`, or prints the patch on stdout; reports on stderr how much was fixed. What the configuration ignores
 * or switches off is not fixed. Returns the exit code of a dry run: 1 if there is something to fix. Throws `UsageError` if a
 * file can't be written, and for a dry run without a readable docs.json.
 */
export async function runFix(root: string, options: FixOptions, context: CommandContext): Promise<number> {
  checkRoot(root);
  const { stdout } = context.streams;
  const { compile, ignore } = readSettings(root, options);
  const compiler = await context.loadCompiler();
  const { withoutIgnored } = await import("../../../project/judging/judge-findings.ts");
  const { onlyCodes } = await import("../../../project/judging/only-codes.ts");
  let isRead = true;
  let left = nothingLeft;
  const fixes = await withProgress(context.streams, (progress) =>
    withBodies({ root, compile, options }, bodyCache(context), (bodies) =>
      fixSite(compiler.openHost(root), async (host) => {
        const onProgress = progress.show;
        // As check does, so that links in unlisted pages are fixed too.
        const asked = { ...withAllFindings(compile), discover: true };
        const { navigation, diagnostics } = await compiler.compile({ ...asked, host, onProgress }, undefined, {
          bodies,
        });
        isRead = navigation !== null;
        const found = onlyCodes(withoutIgnored(diagnostics, ignore), options.only);
        const { movedBelow, withSuggestedEdits } = await import("../../../project/actions/alike-problems.ts");
        const moved = options.suggested === undefined ? [] : movedBelow(options.suggested, found);
        left = leftProblems(found);
        return [...found, ...moved.map((each) => withSuggestedEdits(each, (file) => host.readText(file)))];
      }),
    ),
  );
  const dryRun = options.dryRun === true;
  if (dryRun && !isRead) throw new UsageError(`${root} can't be read, so there is no patch. navc check says why.`);
  if (dryRun) {
    const patch = await patchOf(root, fixes);
    // A patch is applied as it is, so its characters are kept, except at a terminal, which they could control.
    stdout.write(stdout.isTTY === true ? visibleLines(patch) : patch);
  } else await writeFixes(root, fixes);
  if (isRead && options.quiet !== true) writeNote(context.streams, fixSummary(fixes, dryRun, left));
  return dryRun && fixes.files.length > 0 ? errorsFound : noErrors;
}

function leftProblems(found: readonly Diagnostic[]): LeftProblems {
  return {
    errors: found.filter(({ severity }) => severity === "error").length,
    proposals: found.filter(({ suggestion }) => suggestion !== undefined).length,
  };
}
