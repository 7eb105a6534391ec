// Sets up a repository for navc: shows what it would write, asks, and writes it.
import { relative, resolve } from "node:path";
import { count } from "../../../compiler/diagnostics/codes.ts";
import { filePatch } from "../../../project/fix/file-patch.ts";
import { visible, visibleLines } from "../../../compiler/text/visible.ts";
import type { CiService } from "./ci-service.ts";
import type { CommandContext } from "../command-context.ts";
import { findDocs } from "../../../project/settings/find-docs.ts";
import { agentsPlan, checkAgents } from "./init-agents.ts";
import { chosenDialect } from "../../../project/settings/platform-dialect.ts";
import type { InitFile, InitPlan } from "./init-plan.ts";
import { planInit } from "./plan-init.ts";
import { isOutside, pathFromHere, realPlace, repositoryOf } from "../../../project/settings/repository-path.ts";
import { allFindings } from "../../../project/compiled-site.ts";
import { withoutIgnored } from "../../../project/judging/judge-findings.ts";
import { exitCodeOf, runCompile } from "../printed-site.ts";
import { isAgreed } from "../io/ask.ts";
import type { CommandEnvironment } from "../io/command-environment.ts";
import { writeJson, writeNote } from "../io/streams.ts";
import { indentedJson } from "../../../compiler/text/json-value.ts";
import { couldNotRun, errorsFound, noErrors } from "../io/exit-codes.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";
import { importOffer } from "./import-offer.ts";
import { openFolder } from "../../../project/writer/output-folder.ts";
import { slashPath } from "../../../project/slash-path.ts";
import { unlessSame } from "../../../project/writer/replace-file.ts";
import { pathBelow } from "../../../project/writer/write-below.ts";

/** The options of `navc init`. */
export interface InitOptions {
  readonly ci?: CiService;
  readonly yes?: boolean;
  readonly dryRun?: boolean;
  readonly agents?: boolean;
  readonly check?: boolean;
  readonly reporter?: "text" | "json";
}

/** Runs `navc init`. */
export async function init(given: string | undefined, options: InitOptions, context: CommandContext): Promise<void> {
  const { streams } = context;
  const root = given ?? onlyDocs();
  if (options.check === true && options.agents !== true)
    throw new UsageError("--check says whether the text for agents is current: navc init --agents --check");
  if (options.dryRun === true && options.yes === true)
    throw new UsageError("--dry-run writes nothing, and --yes writes without asking. Leave one of them out.");
  const plan = options.agents === true ? await agentsPlan(root, context) : await sitePlan(root, options, context);
  if (plan === undefined) return;
  if (options.reporter === "json") return printPlan(plan, options, context);
  if (options.check === true) return checkAgents(plan, given, context);
  await show(plan, root, streams);
  if (plan.files.length === 0) return context.exitWith(noErrors);
  if (options.dryRun === true) {
    writeNote(streams, `nothing was written. Without --dry-run: ${count(plan.files.length, "file")}.`);
    return context.exitWith(noErrors);
  }
  if (options.yes !== true && !(await isAgreed(`Write ${count(plan.files.length, "file")}?`, streams)))
    return context.exitWith(couldNotRun);
  for (const file of plan.files) await write(file);
  const names = plan.files.map(({ file }) => pathFromHere(file));
  const next = options.agents === true ? "" : ", and run navc check";
  const commit = `Commit ${names.length === 1 ? "it" : "them"}${next}.`;
  // Who commits a half of it would believe that CI checks the docs.
  const advice =
    plan.lacksWorkflow === true
      ? `The workflow is missing, so CI does not check the docs yet: the line "No workflow" says what to do first. ${commit}`
      : commit;
  writeNote(streams, `wrote ${visible(names.join(", "))}. ${advice}`);
  if (plan.lacksWorkflow === true) context.exitWith(couldNotRun);
}

/** Prints the plan as JSON, and writes it with `--yes`. */
async function printPlan(
  { files, notes, lacksWorkflow = false }: InitPlan,
  { yes = false, check = false, dryRun = false }: InitOptions,
  { streams, exitWith }: CommandContext,
): Promise<void> {
  const isWritten = yes && !check && files.length > 0;
  if (isWritten) for (const file of files) await write(file);
  const named = files.map(({ file, before, after }) => ({ file: pathFromHere(file), before: before ?? null, after }));
  const ok = (isWritten && !lacksWorkflow) || (dryRun && !check) || files.length === 0;
  writeJson(streams.stdout, indentedJson({ ok, written: isWritten, files: named, notes }));
  exitWith(ok ? noErrors : check ? errorsFound : couldNotRun);
}

/** What sets up the repository; undefined if docs.json can't be read, which is reported. */
async function sitePlan(root: string, options: InitOptions, context: CommandContext): Promise<InitPlan | undefined> {
  const { streams } = context;
  const site = await runCompile(root, {}, context, ({ compile }) => ({
    dialect: chosenDialect(root, compile),
    links: compile.links ?? true,
    assets: compile.assets ?? compile.links === undefined,
    discover: true,
    ...allFindings,
  }));
  const { settings } = site;
  const { navigation, diagnostics } = site.result;
  if (navigation === null) {
    streams.stderr.write(await site.report(diagnostics, streams.stderr, { least: "warning", also: [] }));
    writeNote(streams, "Repair docs.json first: what it says decides what is set up. Nothing was written.");
    context.exitWith(exitCodeOf(site.result));
    return undefined;
  }
  return planInit({
    root,
    ci: options.ci,
    dialect: chosenDialect(root, settings.compile),
    settings,
    diagnostics: withoutIgnored(diagnostics, settings.ignore),
  });
}

function onlyDocs(): string {
  const [found, ...others] = findDocs(".");
  if (found === undefined)
    throw new UsageError(
      `There is no docs.json here or in the folders below. ${importOffer(".") ?? "Name the folder that holds it: navc init docs"}`,
    );
  if (others.length === 0) return found;
  throw new UsageError(
    `There are several docs folders: ${[found, ...others].join(", ")}. Name one: navc init ${found}`,
  );
}

/** In UTF-16 units: a file with longer lines is only named. */
const longestShown = 2_000;

async function show({ files, notes }: InitPlan, root: string, { stdout }: CommandEnvironment): Promise<void> {
  const nameOf = patchNames(files, root);
  for (const { file, before, after } of files) {
    const name = nameOf(file);
    const isReadable = after.split("\n").every(({ length }) => length <= longestShown);
    stdout.write(
      isReadable
        ? visibleLines(await filePatch(name, before, after))
        : `--- /dev/null\n+++ b/${visible(name)}\n(${Math.ceil(after.length / 1024)} KiB, the text of navc schema docs)\n`,
    );
  }
  stdout.write(notes.map((note) => `${visible(note)}\n`).join(""));
}

/** The names of files in a patch: from here, as people type them; from the top of the repository, as git has them, if one lies outside of this folder. */
function patchNames(files: readonly InitFile[], root: string): (file: string) => string {
  if (!files.some(({ file }) => isOutside(pathFromHere(file)))) return pathFromHere;
  const top = repositoryOf(root);
  return (file) => slashPath(relative(top, realPlace(resolve(file)) ?? resolve(file)));
}

/** Writes a file. If somebody has made or changed it since it was shown, it is not written. */
async function write({ file, below, before, after }: InitFile): Promise<void> {
  const opened = await openFolder(below);
  try {
    // A docs.json that is there can be a link to another place in its folder.
    const path =
      before === undefined ? pathBelow(below, file) : pathBelow(opened.real, realPlace(resolve(file)) ?? file);
    const { kind } = await opened.write(path, after, { refusal: unlessSame(before) });
    if (kind === "refused") throw new UsageError(`${pathFromHere(file)} has changed meanwhile, so it was not written.`);
  } finally {
    opened.close();
  }
}
