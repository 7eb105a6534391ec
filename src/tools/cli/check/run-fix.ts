// `navc check --fix` and `--dry-run`.
import { relative } from "node:path";
import { applyPlan } from "../../../project/change/apply-plan.ts";
import { count } from "../../../compiler/diagnostics/codes.ts";
import type { BaselineOptions, SiteToJudge } from "../../../project/judging/judge-findings.ts";
import { fixSite } from "../../../project/change/fix-site.ts";
import type { SiteFixes } from "../../../project/fix/fix-texts.ts";
import { unifiedPatch } from "../../../project/fix/unified-patch.ts";
import { visible, visibleLines } from "../../../compiler/text/visible.ts";
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
import type { UnwrittenPlaces } from "../../../project/actions/alike-problems.ts";
import { unwrittenWords } from "./unwritten-words.ts";
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

/** The problems that a fix leaves, of those that the report counts. */
export interface LeftProblems {
  readonly errors: number;
  /** Those with a proposal that is not certain, and that a button can write. */
  readonly proposals: number;
  /** The address of `--suggested`, if it is one that nothing has moved from. */
  readonly unmoved?: string | undefined;
  /** The places below the address of `--suggested` where nothing can be put in its place. */
  readonly unwritten?: UnwrittenPlaces;
}

const nothingLeft: LeftProblems = { errors: 0, proposals: 0 };

const nowhere: UnwrittenPlaces = { inSpecs: [], others: [] };

/**
 * `fixed 3 problems at 7 places in 2 files`, as one line, with the number of errors that were hidden before; what is left is
 * printed if nothing is fixed.
 */
export function fixSummary(
  fixes: SiteFixes,
  dryRun: boolean,
  { errors, proposals, unmoved, unwritten = nowhere }: LeftProblems = nothingLeft,
): string {
  const { files, problems, places, uncovered } = fixes;
  const none = unmoved === undefined ? "" : `; no wrong address below ${visible(unmoved)} is known to have moved`;
  if (files.length === 0) {
    const byHand = errors === 0 ? "" : `; ${count(errors, "error")} can only be fixed by hand`;
    return `nothing to fix${none}${unwrittenWords(unwritten)}${byHand}${proposalsPart(proposals)}`;
  }
  const at = places === problems ? "" : ` at ${count(places, "place")}`;
  const fixed = `${dryRun ? "would fix" : "fixed"} ${count(problems, "problem")}${at} in ${count(files.length, "file")}`;
  return fixed + none + unwrittenWords(unwritten) + uncoveredPart(uncovered, dryRun);
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
export interface FixOptions extends SiteOptions, Pick<BaselineOptions, "updateBaseline"> {
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
  const settings = readSettings(root, options);
  const { compile, ignore } = settings;
  const compiler = await context.loadCompiler();
  const { withoutIgnored } = await import("../../../project/judging/judge-findings.ts");
  const { onlyCodes } = await import("../../../project/judging/only-codes.ts");
  let last: SiteToJudge | undefined;
  let isMoved = options.suggested === undefined;
  let unwritten = nowhere;
  const fixes = await withProgress(context.streams, (progress) =>
    withBodies({ root, compile, options }, bodyCache(context), (bodies) =>
      fixSite(compiler.openHost(root), async (host) => {
        const onProgress = progress.show;
        // As check does, so that links in unlisted pages are fixed too.
        const asked = { ...withAllFindings(compile), discover: true };
        const result = await compiler.compile({ ...asked, host, onProgress }, undefined, { bodies });
        last = { result, settings, asked };
        const found = onlyCodes(withoutIgnored(result.diagnostics, ignore), options.only);
        if (options.suggested === undefined) return found;
        const { movedBelow, unwrittenPlaces, withSuggestedEdits, withDecided } =
          await import("../../../project/actions/alike-problems.ts");
        const textOf = (file: string): string | undefined => host.readText(file);
        const moved = movedBelow(options.suggested, found);
        isMoved ||= moved.length > 0;
        const suggested = moved.map((each) => withSuggestedEdits(each, textOf));
        unwritten = unwrittenPlaces(
          suggested.filter(({ edits }) => edits === undefined),
          textOf,
        );
        return withDecided(found, suggested);
      }),
    ),
  );
  const dryRun = options.dryRun === true;
  const isRead = last !== undefined && last.result.navigation !== null;
  if (dryRun && !isRead) throw new UsageError(`${root} can't be read, so there is no patch. navc check says why.`);
  if (dryRun) {
    const patch = await patchOf(root, fixes);
    // A patch is applied as it is, so its characters are kept, except at a terminal, which they could control.
    stdout.write(stdout.isTTY === true ? visibleLines(patch) : patch);
  } else await writeFixes(root, fixes);
  if (isRead && options.quiet !== true) {
    const left = fixes.files.length > 0 ? nothingLeft : await leftProblems(last!, root, options);
    const unmoved = isMoved ? undefined : options.suggested;
    writeNote(context.streams, fixSummary(fixes, dryRun, { ...left, unmoved, unwritten }));
  }
  return dryRun && fixes.files.length > 0 ? errorsFound : noErrors;
}

/** As the report counts them: without what the baseline accepts. */
async function leftProblems(site: SiteToJudge, root: string, options: FixOptions): Promise<LeftProblems> {
  // All of them are accepted before the report.
  if (options.updateBaseline === true) return nothingLeft;
  const { judgeFindings } = await import("../../../project/judging/judge-findings.ts");
  const { onlyCodes } = await import("../../../project/judging/only-codes.ts");
  const judged = await judgeFindings(site, root, options, () => {});
  const left = onlyCodes(judged.diagnostics, options.only);
  return {
    errors: left.filter(({ severity }) => severity === "error").length,
    proposals: left.filter(({ suggestion, replaces }) => suggestion !== undefined && replaces !== undefined).length,
  };
}
