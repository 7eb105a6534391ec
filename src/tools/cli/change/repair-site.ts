// navc mv --repair edits what was forgotten when files were moved without navc.
import type { ProgressListener } from "../../../compiler/contract/compile-progress.ts";
import { inWords } from "../../../compiler/diagnostics/codes.ts";
import { visible } from "../../../compiler/text/visible.ts";
import { readSideWords } from "../../../project/comparison/diff-side.ts";
import { gitHost } from "../../../project/git/git-host.ts";
import type { Project } from "../../../project/open-project.ts";
import { repairRevision } from "../../../project/repair/repair-revision.ts";
import { docsRoot } from "../../../project/settings/find-docs.ts";
import { navcCommand } from "../../../project/settings/shell-word.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";
import type { CommandContext } from "../command-context.ts";
import { entryTargetOf, redirectPlaceOf, type PlaceOptions } from "./add-change-options.ts";
import { writeNote } from "../io/streams.ts";
import { carryOut, type ChangeOptions, type PlanOf } from "./change-site.ts";

/** The options of `navc mv` that say something else than `--repair`. */
interface RepairOptions extends ChangeOptions, PlaceOptions {
  readonly group?: string;
  readonly label?: string;
}

/** The options that say what moves, and where. */
function unneededOptions(options: RepairOptions): readonly string[] {
  const { group, label, allLanguages, allVersions } = options;
  const target = entryTargetOf(options);
  return [
    ...(group === undefined ? [] : ["--group"]),
    ...(label === undefined ? [] : ["--label"]),
    ...(allLanguages === undefined ? [] : ["--all-languages"]),
    ...(allVersions === undefined ? [] : ["--all-versions"]),
    ...(target === undefined ? [] : [`--${target.kind}`]),
  ];
}

/** Runs `navc mv --repair <git:rev> [root]`. */
export async function repairSite(
  words: readonly string[],
  revision: string,
  options: RepairOptions,
  context: CommandContext,
): Promise<void> {
  const [word, ...more] = words;
  const unneeded = unneededOptions(options);
  const leaveOut = unneeded.length === 0 ? "Name only the docs folder" : `Leave out ${inWords(unneeded)}`;
  if (more.length > 0 || unneeded.length > 0) {
    const command = navcCommand(
      ["mv", "--repair", revision],
      more.length === 0 ? docsRoot(word) : "docs",
      options.config,
    );
    throw new UsageError(
      `--repair finds by itself what has moved, in all languages and versions. ${leaveOut}: ${visible(command)}`,
    );
  }
  if (options.pattern === true)
    throw new UsageError(
      "--repair makes a redirect for each page that has moved, and no pattern. Leave out --pattern.",
    );
  const root = docsRoot(word);
  const [side] = readSideWords([revision, root]);
  if (side.kind !== "git")
    throw new UsageError(`--repair needs a revision of git, and "${revision}" is none. Write git:HEAD~1, or git:main.`);
  const opened = gitHost(side);
  if (!opened.ok) throw new UsageError(`${revision} can't be read: ${opened.reason}.`);
  const { host } = opened;
  let earlier: string | undefined;
  const plan: PlanOf = async (project, onProgress) => {
    const how = { onProgress, redirects: redirectPlaceOf(options.redirects) };
    const repair = await project.planRepair({ host, files: () => host.files() }, how);
    if (repair.moved.length === 0) earlier = await earlierRevision(project, onProgress);
    return repair;
  };
  const redirectsCommand = navcCommand(["diff", revision, "--format", "redirects"], root, options.config);
  await carryOut(root, plan, { ...options, redirectsCommand }, context);
  if (earlier === undefined) return;
  const command = navcCommand(["mv", "--repair", `git:${earlier}`], root, options.config);
  writeNote(
    context.streams,
    `pages were moved before ${visible(revision)}: ${visible(command)} edits what was forgotten.`,
  );
}

/** The revision since which pages have moved, where nothing has moved since the one that was named. */
async function earlierRevision(project: Project, onProgress: ProgressListener): Promise<string | undefined> {
  const { result, host } = await project.compile({ more: { discover: true }, onProgress });
  return result.navigation === null ? undefined : repairRevision(project.root, { navigation: result.navigation, host });
}
