// Decides which workflow navc init writes, and says which one checks the docs folder if one does. (D358, D525)
import { existsSync, realpathSync } from "node:fs";
import { join, relative } from "node:path";
import { projectAddress } from "../../../compiler/diagnostics/project-address.ts";
import { readIfFile } from "../../../project/settings/read-bounded.ts";
import { repositoryOf } from "../../../project/settings/repository-path.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";
import { slashPath } from "../../../project/slash-path.ts";
import { checkInCi, workflowsOf } from "./checked-in-ci.ts";
import type { CiService } from "./ci-service.ts";
import { ciWorkflow, plainHeading, workflowFiles, type WorkflowSite } from "./ci-workflow.ts";
import type { InitFile, InitSite, NoWorkflow } from "./init-plan.ts";
import { addCommand, docsFromPackage, navcInstall, type NavcInstall } from "./package-manager.ts";
import { withGitlabJob } from "./with-gitlab-job.ts";

const guide = `${projectAddress}/blob/main/docs/ci.md`;

/** The workflow to write, or why none is written. Throws `UsageError` if a workflow can't name the folder. */
export function planWorkflow({
  root: given,
  ci,
}: Pick<InitSite, "root" | "ci">): readonly (InitFile | NoWorkflow | string)[] {
  const root = realpathSync(given);
  const top = repositoryOf(root);
  const service = ci ?? ciOf(top);
  if (service === "none") return ["No workflow: --ci none."];
  const folder = slashPath(relative(top, root)) || ".";
  if (folder.includes("${{"))
    throw new UsageError(`A workflow can't name the folder ${folder}. Rename it, or add --ci none.`);
  const name = folder === "." ? "the docs folder" : folder;
  const user = checkInCi(top, service, root);
  if (user?.unknown !== undefined)
    return [
      `No workflow: ${user.file} runs navc check for ${user.unknown}, which only CI knows. If ${name} is not checked there, add it.`,
    ];
  if (user !== undefined) return [`No workflow: ${user.file} checks ${name} already.`];
  const navc = navcInstall(top, root);
  if (navc.kind !== "installed") return [{ noWorkflow: notInstalled(navc, addCommand(top, root)) }];
  const site = { folder, fromPackage: docsFromPackage(top, navc, root), branch: mainBranch(top), navc };
  const planned = service === "github" ? githubFile(top, site, name) : gitlabFile(top, site, name);
  if ("noWorkflow" in planned) return [planned];
  return [planned, `CI installs navc from ${navc.files.join(", ")}: commit these files, too.`];
}

/** A workflow has a file of its own for each docs folder; what is there stays. */
function githubFile(top: string, site: WorkflowSite, name: string): InitFile | NoWorkflow {
  const [first, own] = [workflowFiles.github, `.github/workflows/${jobName(site.folder)}.yml`];
  const files = workflowsOf(top, "github");
  // The comment of this workflow would replace that of another one which begins in the same way.
  const isAlone = !files.some((each) => each === first || readIfFile(join(top, each))?.includes(plainHeading) === true);
  if (isAlone) return { file: join(top, first), below: top, before: undefined, after: ciWorkflow("github", site) };
  if (files.includes(own))
    return { noWorkflow: `${own} is there and does not check ${name}. ${guide} has the job to add to it.` };
  return {
    file: join(top, own),
    below: top,
    before: undefined,
    after: ciWorkflow("github", { ...site, own: jobName(site.folder) }),
  };
}

function gitlabFile(top: string, site: WorkflowSite, name: string): InitFile | NoWorkflow {
  const file = join(top, workflowFiles.gitlab);
  const before = readIfFile(file);
  if (before === undefined && !existsSync(file))
    return { file, below: top, before: undefined, after: ciWorkflow("gitlab", site) };
  const own = jobName(site.folder);
  const after = before === undefined ? undefined : withGitlabJob(before, own, ciWorkflow("gitlab", { ...site, own }));
  return after === undefined
    ? { noWorkflow: `${workflowFiles.gitlab} is there and does not check ${name}. ${guide} has the job to add to it.` }
    : { file, below: top, before, after };
}

/** A name of the folder that a file and a job can have: `docs-apps-web`. */
function jobName(folder: string): string {
  const words = folder.match(/[\p{L}\p{N}_.]+/gu)?.join("-") ?? "";
  return `docs-${/^\.*$/.test(words) ? "root" : words}`;
}

/** Why CI could not run navc, and what to do. */
// oxlint-disable-next-line consistent-return -- each kind returns, and the compiler checks that
function notInstalled({ kind, what }: Exclude<NavcInstall, { readonly kind: "installed" }>, add: string): string {
  switch (kind) {
    case "missing":
      return `no package.json of the repository has navc, so CI could not install it. Copy the packed file of navc into the repository, install it there (${add}), and run navc init again.`;
    case "no lockfile":
      return `${what} has navc, but there is no lockfile, which CI installs from. Install the packages, and run navc init again.`;
    case "not locked":
      return `${what}, which CI installs from, does not have navc: another package manager installed it here. Install it with the one of this repository (${add}), and run navc init again.`;
    case "outside":
      return `package.json takes navc from ${what}, which CI does not have. Copy that file into the repository, install it from there, and run navc init again.`;
  }
}

function ciOf(top: string): CiService {
  if (existsSync(join(top, ".github"))) return "github";
  const remotes = readIfFile(join(top, ".git/config")) ?? "";
  return existsSync(join(top, workflowFiles.gitlab)) || /url = .*gitlab/.test(remotes) ? "gitlab" : "github";
}

/** The default branch of the remote, else `main` or `master`. */
function mainBranch(top: string): string {
  const head = readIfFile(join(top, ".git/refs/remotes/origin/HEAD")) ?? "";
  const named = /^ref: refs\/remotes\/origin\/(\S+)/.exec(head)?.[1];
  return named ?? (existsSync(join(top, ".git/refs/heads/master")) ? "master" : "main");
}
