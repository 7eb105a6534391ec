// Decides what navc init writes for a docs folder, and why it does not change the rest.
import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { projectAddress } from "../../../compiler/diagnostics/project-address.ts";
import { docsSchema } from "../../../outputs/schema/docs-schema.ts";
import { defaultLimits } from "../../../compiler/contract/limits.ts";
import { parseJson } from "../../../compiler/text/json-text.ts";
import { isJsonObject, ownValue, type JsonValue } from "../../../compiler/text/json-value.ts";
import type { CiService } from "./ci-service.ts";
import { ciWorkflow, workflowFiles } from "./ci-workflow.ts";
import type { InitFile, InitPlan, InitSite } from "./init-plan.ts";
import { planSettings } from "./plan-settings.ts";
import { docsFromPackage, navcInstall, type NavcInstall } from "./package-manager.ts";
import { readIfFile } from "../../../project/settings/read-bounded.ts";
import { repositoryOf } from "../../../project/settings/repository-path.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";
import { slashPath } from "../../../project/slash-path.ts";

const guide = `${projectAddress}/blob/main/docs/ci.md`;

/** Plans what to write. Throws `UsageError` if a workflow can't name the folder. */
export function planInit(site: InitSite): InitPlan {
  const parts = [...workflow(site), ...planSettings(site), ...editorSchema(site)];
  return {
    files: parts.filter((part) => typeof part !== "string"),
    notes: parts.filter((part) => typeof part === "string"),
  };
}

function workflow({ root, ci }: InitSite): readonly (InitFile | string)[] {
  const top = repositoryOf(root);
  const service = ci ?? ciOf(top);
  if (service === "none") return ["No workflow: --ci none."];
  const folder = slashPath(relative(top, root)) || ".";
  if (folder.includes("${{"))
    throw new UsageError(`A workflow can't name the folder ${folder}. Rename it, or add --ci none.`);
  const file = join(top, workflowFiles[service]);
  const user = workflowWithNavc(top, service);
  if (user !== undefined) return [`No workflow: ${user} runs navc already.`];
  if (existsSync(file))
    return [`No workflow: ${workflowFiles[service]} is there and is not changed. ${guide} has the job to add to it.`];
  const navc = navcInstall(top, root);
  if (navc.kind !== "installed") return [`No workflow: ${notInstalled(navc)}`];
  const fromPackage = docsFromPackage(top, navc, root);
  const site = { folder, fromPackage, branch: mainBranch(top), navc };
  return [{ file, below: top, before: undefined, after: ciWorkflow(service, site) }];
}

/** Why CI could not run navc, and what to do. */
// oxlint-disable-next-line consistent-return -- each kind returns, and the compiler checks that
function notInstalled({ kind, what }: Exclude<NavcInstall, { readonly kind: "installed" }>): string {
  switch (kind) {
    case "missing":
      return "no package.json of the repository has navc, so CI could not install it. Copy the packed file of navc into the repository, install it there (npm install --save-dev ./navc-0.1.0.tgz), and run navc init again.";
    case "no lockfile":
      return `${what} has navc, but there is no lockfile, which CI installs from. Install the packages, and run navc init again.`;
    case "outside":
      return `package.json takes navc from ${what}, which CI does not have. Copy that file into the repository, install it from there, and run navc init again.`;
  }
}

function ciOf(top: string): CiService {
  if (existsSync(join(top, ".github"))) return "github";
  const remotes = readIfFile(join(top, ".git/config")) ?? "";
  return existsSync(join(top, workflowFiles.gitlab)) || /url = .*gitlab/.test(remotes) ? "gitlab" : "github";
}

function workflowWithNavc(top: string, service: CiService): string | undefined {
  const folder = join(top, ".github/workflows");
  const names = service === "github" && existsSync(folder) ? readdirSync(folder) : [];
  const files = service === "github" ? names.map((name) => `.github/workflows/${name}`) : [workflowFiles.gitlab];
  return files.find((file) => /\bnavc\b/.test(readIfFile(join(top, file)) ?? ""));
}

/** The default branch of the remote, else `main` or `master`. */
function mainBranch(top: string): string {
  const head = readIfFile(join(top, ".git/refs/remotes/origin/HEAD")) ?? "";
  const named = /^ref: refs\/remotes\/origin\/(\S+)/.exec(head)?.[1];
  return named ?? (existsSync(join(top, ".git/refs/heads/master")) ? "master" : "main");
}

/** `$schema` in docs.json, and the schema beside it. */
function editorSchema({ root, dialect }: InitSite): readonly (InitFile | string)[] {
  const file = join(root, "docs.json");
  const text = readIfFile(file) ?? "";
  const schema = join(root, "docs.schema.json");
  if (existsSync(schema)) return ["The schema for editors is there and is not changed: docs.schema.json."];
  const written = fieldOf(text, "$schema");
  if (typeof written === "string") return [`The schema for editors is not changed: docs.json names ${written}.`];
  if (written !== undefined)
    return ['No schema for editors: the "$schema" of docs.json is no string. Remove it, and run navc init again.'];
  if (dialect === "mintlify")
    return [
      'No schema for editors: the platform refuses a "$schema" that is a path. The settings of an editor can name one.',
    ];
  const [whole, opening = "", space = ""] = /^(\s*\{)(\s*)(?=")/.exec(text) ?? [];
  if (whole === undefined) return ["No schema for editors: docs.json has no fields."];
  const after = `${opening}${space}"$schema": "./docs.schema.json",${space || " "}${text.slice(whole.length)}`;
  return [
    { file, below: root, before: text, after },
    { file: schema, below: root, before: undefined, after: `${JSON.stringify(docsSchema())}\n` },
  ];
}

/** The value of a field of a docs.json; undefined if it has none. */
function fieldOf(config: string, field: string): JsonValue | undefined {
  const { value } = parseJson(config, defaultLimits);
  return isJsonObject(value) ? ownValue(value, field) : undefined;
}
