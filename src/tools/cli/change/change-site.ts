// Plans a change of a site, shows it, and writes it if the user agrees: `navc mv`, `rm`, `add` and `sync`.
import { realpathSync } from "node:fs";
import { relative } from "node:path";
import type { ProgressListener } from "../../../compiler/contract/compile-progress.ts";
import { count } from "../../../compiler/diagnostics/codes.ts";
import { indentedJson } from "../../../compiler/text/json-value.ts";
import { visible } from "../../../compiler/text/visible.ts";
import { applyPlan, killedRun, type AppliedPlan } from "../../../project/change/apply-plan.ts";
import type { EditPlan, RepairPlan } from "../../../project/change/edit-plan.ts";
import { commandFor } from "../../../project/change/next-step.ts";
import { planPatch } from "../../../project/change/plan-patch.ts";
import type { SiteChange } from "../../../project/change/site-change.ts";
import { openProject, type Project } from "../../../project/open-project.ts";
import { pathFromHere, repositoryOf } from "../../../project/settings/repository-path.ts";
import { shellWord } from "../../../project/settings/shell-word.ts";
import type { SiteOptions } from "../../../project/settings/site-options.ts";
import { bodyCache } from "../body-cache.ts";
import type { CommandContext } from "../command-context.ts";
import { isAgreed } from "../io/ask.ts";
import { couldNotRun, errorsFound, noErrors } from "../io/exit-codes.ts";
import { withProgress } from "../io/progress.ts";
import { writeJson, writeNote, type OutputStreams } from "../io/streams.ts";
import { leftLines, type LeftWords } from "../../../project/change/left-lines.ts";
import { leftByRepair, planLines } from "../../../project/change/plan-lines.ts";
import { redirectPlaceOf } from "./add-change-options.ts";
import { partedWords } from "./parted-words.ts";
import { withCommandHere } from "./with-command-here.ts";
import { refusalLines } from "./refusal-lines.ts";
import { slashPath } from "../../../project/slash-path.ts";

/** The options that all commands for changes have. */
export interface ChangeOptions extends SiteOptions {
  readonly dryRun?: boolean;
  /** Nothing is written, and the exit code says whether something would be. */
  readonly check?: boolean;
  readonly yes?: boolean;
  readonly force?: boolean;
  readonly allLanguages?: boolean;
  readonly allVersions?: boolean;
  readonly redirects: string;
  readonly pattern?: boolean;
  /** Whether lists are printed whole. */
  readonly all?: boolean;
  readonly reporter: "text" | "json";
}

/** Plans a change of the site at `root`, and writes it: all of it, or nothing. */
export function changeSite(
  root: string,
  operations: SiteChange["operations"],
  options: ChangeOptions,
  context: CommandContext,
): Promise<void> {
  const { allLanguages = false, allVersions = false } = options;
  const counterparts = allLanguages || allVersions ? { languages: allLanguages, versions: allVersions } : undefined;
  const change = { operations, counterparts, redirects: redirectPlaceOf(options.redirects), patterns: options.pattern };
  const plan: PlanOf = (project, onProgress) => project.planChange(change, { onProgress });
  return carryOut(root, plan, { ...options, operations }, context);
}

interface CarriedOut extends ChangeOptions, Partial<Pick<SiteChange, "operations">> {
  readonly redirectsCommand?: string;
}

/** Plans something for a project. */
export type PlanOf = (project: Project, onProgress: ProgressListener) => Promise<EditPlan | RepairPlan>;

/** Makes a plan for the site at `root`, shows it, and writes it if the user agrees: all of it, or nothing. */
export async function carryOut(
  root: string,
  planOf: PlanOf,
  options: CarriedOut,
  context: CommandContext,
): Promise<void> {
  const { streams } = context;
  const project = openProject(root, options, { compiler: context.loadCompiler, cache: bodyCache(context) });
  if (!(await isWhole(root, options, context))) return context.exitWith(couldNotRun);
  const plan = await withProgress(streams, ({ show }) => planOf(project, show)).catch((error: unknown) => {
    throw withCommandHere(error, root, options.config);
  });
  const isRefused = plan.refusals.length > 0 && options.force !== true;
  const isJson = options.reporter === "json";
  if (options.dryRun === true && !isJson)
    streams.stdout.write(safePatch(await planPatch(plan.files, namesInRepository(root))));
  const linesOf = (isDone: boolean): readonly string[] =>
    planLines(plan, isDone, {
      listsAddresses: options.redirects === "none",
      redirectsCommand: options.redirectsCommand,
      ...listWords(root, options),
      partedWords: partedWords(root, isDone || "moved" in plan, options),
    });
  const again = {
    operations: options.operations ?? [],
    root,
    isRefused,
    withLeft: options.dryRun !== true,
    ...listWords(root, options),
  };
  if (!isJson) for (const line of refusalLines(plan, again)) streams.stderr.write(`${line}\n`);
  const isWanted = !isRefused && options.dryRun !== true && options.check !== true && plan.files.length > 0;
  if (isWanted && options.yes !== true && !isJson) {
    streams.stderr.write(await shownPatch(plan, root));
    for (const line of linesOf(false)) streams.stderr.write(`${line}\n`);
  }
  const isWritten =
    isWanted && (options.yes === true || (await isAgreed(`Write ${count(plan.files.length, "file")}?`, streams)));
  const { separated, index } = isWritten ? await applyPlan(root, plan.files) : nothingWritten;
  if (isJson) writeJson(streams.stdout, indentedJson({ ok: plan.refusals.length === 0, written: isWritten, ...plan }));
  else if (isWritten) for (const line of linesOf(true)) streams.stdout.write(`${line}\n`);
  else if (options.check === true && plan.files.length > 0)
    for (const line of linesOf(false)) streams.stdout.write(`${line}\n`);
  else if (options.dryRun === true) {
    if (plan.files.length === 0 && !("moved" in plan && plan.moved.length > 0))
      writeNote(streams, "there is nothing to change.");
    for (const line of linesOf(false)) streams.stderr.write(`${line}\n`);
  } else if (plan.files.length === 0) writeUnchanged(plan, root, options, streams);
  for (const file of separated)
    writeNote(streams, `${file} has another name on this disk (a hard link), and that keeps the old text.`);
  if (index.kind === "failed")
    writeNote(streams, `the index of git was not changed (${visible(index.reason)}). git add -A records the moves.`);
  if (index.kind === "moved") writeNote(streams, stagedNote(root, plan));
  if (isRefused || (options.check === true && plan.files.length > 0)) return context.exitWith(errorsFound);
  context.exitWith(isWanted && !isWritten ? couldNotRun : noErrors);
}

/** In lines: what fits on a screen with the question below it. */
const longestPatch = 40;

/** The patch of a plan for somebody who is asked; empty if it is longer than a screen. */
async function shownPatch({ files }: EditPlan, root: string): Promise<string> {
  const patch = safePatch(await planPatch(files, namesInRepository(root)));
  return patch.split("\n").length <= longestPatch ? patch : "The patch is long: --dry-run prints it.\n";
}

/** A commit of the moves alone has entries and links to files that are not there. */
function stagedNote(root: string, { files }: EditPlan): string {
  const folder = shellWord(pathFromHere(root));
  const others = files.some((file) => file.kind === "edit")
    ? ` Stage the edits, too, before you commit: git add -A ${folder}`
    : "";
  return `git has staged the moves.${others}`;
}

const nothingWritten: AppliedPlan = { separated: [], index: { kind: "none" } };

/** How what is left is printed: how much of it, and the commands that would be right, for the current folder. */
function listWords(
  root: string,
  { all = false, config }: ChangeOptions,
): Pick<LeftWords, "nextWords"> & { readonly all: boolean; readonly seeAll: string } {
  return {
    all,
    seeAll: "--all prints a line for each",
    nextWords: (next) => commandFor(next, { root, config }),
  };
}

function writeUnchanged(plan: EditPlan | RepairPlan, root: string, options: CarriedOut, streams: OutputStreams): void {
  const others = "lost" in plan ? leftByRepair(plan, options) : [];
  const isRepaired = "moved" in plan && plan.moved.length > 0 && others.length === 0;
  writeNote(
    streams,
    isRepaired ? "what names the moved files has followed them already." : "there is nothing to change.",
  );
  const left = leftLines(plan, listWords(root, options));
  for (const line of [...left, ...others]) streams.stderr.write(`${line}\n`);
}

/** Undoes what a killed run has left, if the user agrees; false if it is still there. */
async function isWhole(root: string, options: ChangeOptions, { streams }: CommandContext): Promise<boolean> {
  const left = await killedRun(root);
  if (left === undefined) return true;
  writeNote(streams, "an earlier change of this folder was ended before it was complete.");
  if (options.dryRun === true) return true;
  if (options.yes !== true && !(await isAgreed(`Undo ${count(left.steps, "step")} of it?`, streams))) return false;
  await left.undo();
  writeNote(streams, "it was undone.");
  return true;
}

/** The names of files from the top of their repository. */
function namesInRepository(root: string): (file: string) => string {
  const folder = slashPath(relative(repositoryOf(root), realpathSync(root)));
  return (file) => (folder === "" ? file : `${folder}/${file}`);
}

/** A patch has to keep every character that a text can have. Those that control a terminal are no part of a text. */
function safePatch(patch: string): string {
  // oxlint-disable-next-line no-control-regex -- the characters that control a terminal
  return patch.replaceAll(/[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F]|\r(?!\n)/g, "·");
}
