// What do --fix and --dry-run of navc check do?
import { fixSite, fixSummary, patchOf, writeFixes } from "./fix-site.ts";
import type { CommonOptions } from "./common-options.ts";
import { configuredOptions } from "./configured-options.ts";
import { errorsFound, noErrors } from "./exit-code.ts";
import { withoutIgnored } from "./judge-findings.ts";
import { givenLock } from "./lock-file.ts";
import { checkRoot, type CommandContext } from "./run-compile.ts";
import type { Streams } from "./streams.ts";
import { visibleLines } from "../text/visible.ts";
import { UsageError } from "./usage-error.ts";

/** The two options as commander hands them on. */
export interface FixOptions extends CommonOptions {
  /** Mend the files, then report what is left. */
  readonly fix?: boolean;
  /** Print the patch instead; goes before `fix`. */
  readonly dryRun?: boolean;
  readonly lock?: string;
}

/**
 * Mends the site at `root`, or prints the patch on stdout; says on stderr how much it was. What the configuration ignores
 * or switches off is not mended. Returns the exit code of a dry run: 1 when there is something to mend. Throws
 * `UsageError` where a file can't be written, and for a dry run of what has no docs.json to read.
 */
export async function runFix(root: string, options: FixOptions, context: CommandContext): Promise<number> {
  checkRoot(root);
  const { streams } = context;
  const { compile, ignore } = await configuredOptions(root, options);
  const lock = givenLock(options.lock);
  // Only what is listed has edits (D60).
  const limits = { ...compile.limits, findings: Infinity };
  const asked = { ...compile, limits, ...(lock === undefined ? {} : { lock: lock.content }) };
  const compiler = await context.loadCompiler();
  let isRead = true;
  const fixes = await fixSite(compiler.openHost(root), async (host) => {
    const { navigation, diagnostics } = await compiler.compile({ ...asked, host });
    isRead = navigation !== null;
    return withoutIgnored(diagnostics, ignore).kept;
  });
  const dryRun = options.dryRun === true;
  if (dryRun && !isRead) throw new UsageError(`${root} can't be read, so there is no patch. navc check says why.`);
  if (dryRun) streams.stdout.write(shownPatch(await patchOf(root, fixes), streams));
  else await writeFixes(root, fixes);
  if (isRead && options.quiet !== true) streams.stderr.write(`navc: ${fixSummary(fixes, dryRun)}`);
  return dryRun && fixes.files.length > 0 ? errorsFound : noErrors;
}

/** A patch is applied as it is, so its characters stay unless a terminal would obey them. */
function shownPatch(patch: string, { stdout }: Streams): string {
  return stdout.isTTY === true ? visibleLines(patch) : patch;
}
