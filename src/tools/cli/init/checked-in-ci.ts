// Finds the workflow that checks a docs folder, by the commands that it runs. (D525)
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { defaultLimits } from "../../../compiler/contract/limits.ts";
import { isJsonObject, ownValue, type JsonObject } from "../../../compiler/text/json-value.ts";
import { parseYaml } from "../../../compiler/text/yaml.ts";
import { readIfFile } from "../../../project/settings/read-bounded.ts";
import { isWithin, realPlace } from "../../../project/settings/repository-path.ts";
import type { CiService } from "./ci-service.ts";
import { workflowFiles } from "./ci-workflow.ts";
import { shellCommands } from "./shell-commands.ts";

/** A workflow that runs navc check: for the docs folder, or for one that only CI knows. */
export interface CheckInCi {
  /** From the root of the repository. */
  readonly file: string;
  /** What names the folder if only CI knows it: `$DOCS`. */
  readonly unknown?: string;
}

/** Where a script runs, and its text. */
interface Script {
  /** From the root of the repository. */
  readonly folder: string;
  readonly text: string;
}

/** The workflow that checks the docs folder with the real path `root`; else the first that checks a folder that only CI knows; undefined if there is none. */
export function checkInCi(top: string, service: Exclude<CiService, "none">, root: string): CheckInCi | undefined {
  const known = workflowsOf(top, service).flatMap((file) => {
    const workflow = mappingIn(readIfFile(join(top, file)) ?? "");
    const scripts = service === "github" ? githubScripts(workflow) : gitlabScripts(workflow);
    return scripts.flatMap((script) => checksOf(script, top, root)).map((check) => ({ file, ...check }));
  });
  return known.find(({ unknown }) => unknown === undefined) ?? known[0];
}

/** The files of a service that may have workflows, from the root of the repository. */
export function workflowsOf(top: string, service: Exclude<CiService, "none">): readonly string[] {
  const folder = join(top, ".github/workflows");
  if (service === "gitlab") return [workflowFiles.gitlab];
  return existsSync(folder) ? readdirSync(folder).map((name) => `.github/workflows/${name}`) : [];
}

/** The mapping of a YAML text; empty for another one, which no CI runs. */
export function mappingIn(text: string): JsonObject {
  const read = parseYaml(text, { schema: "core", maxDepth: defaultLimits.depth });
  return read.ok ? mapping(read.value) : {};
}

function mapping(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

function textOf(value: JsonObject, name: string): string | undefined {
  const text = ownValue(value, name);
  return typeof text === "string" ? text : undefined;
}

function githubScripts(workflow: JsonObject): readonly Script[] {
  const place = (of: JsonObject): string | undefined =>
    textOf(mapping(mapping(of["defaults"])["run"]), "working-directory");
  return Object.values(mapping(workflow["jobs"])).flatMap((value) => {
    const job = mapping(value);
    const steps = Array.isArray(job["steps"]) ? job["steps"].map(mapping) : [];
    return steps.map((step) => {
      const folder = textOf(step, "working-directory") ?? place(job) ?? place(workflow) ?? ".";
      // The action of navc checks the folder that `root` names.
      const isAction = /\/navc(?:@|$)/.test(textOf(step, "uses") ?? "");
      if (isAction) return { folder: ".", text: `navc check "${textOf(mapping(step["with"]), "root") ?? "."}"` };
      return { folder, text: textOf(step, "run") ?? "" };
    });
  });
}

/** The script of each job of GitLab. */
export function gitlabScripts(workflow: JsonObject): readonly Script[] {
  const shared = ownValue(mapping(workflow["default"]), "before_script") ?? workflow["before_script"];
  return Object.values(workflow).flatMap((value) => {
    const job = mapping(value);
    const lines = [job["before_script"] ?? shared, job["script"]].flat(3).filter((line) => typeof line === "string");
    return job["script"] === undefined ? [] : [{ folder: ".", text: lines.join("\n") }];
  });
}

/** What each command of a script checks: the docs folder, or one that only CI knows. Other folders are left out. */
function checksOf({ folder, text }: Script, top: string, root: string): readonly Omit<CheckInCi, "file">[] {
  let place = folder;
  return shellCommands(text).flatMap((words) => {
    if (words[0] === "cd") {
      const to = words.slice(1).find((word) => word !== "--") ?? ".";
      place = isKnown(to) ? join(place, to) : to;
      return [];
    }
    const named = foldersOfCheck(words);
    if (named === undefined) return [];
    const known = isKnown(place) ? named.filter(({ word }) => isKnown(word)) : [];
    const docs = known.map(({ word }) => resolve(top, place, word)).find((each) => existsSync(join(each, "docs.json")));
    if (docs !== undefined) return realPlace(docs) === root ? [{}] : [];
    const unknown = [place, ...named.map(({ word }) => word)].find((word) => !isKnown(word));
    if (unknown !== undefined) return [{ unknown }];
    // Without a folder, navc takes the nearest docs folder at or above the one in which it starts.
    return !named.some(({ isFolder }) => isFolder) && isWithin(root, resolve(top, place)) ? [{}] : [];
  });
}

/** What a shell or CI puts in at this place is not in the file. */
function isKnown(word: string): boolean {
  return !/[$`*?]/.test(word);
}

/** What a command gives to navc check beside options: a folder, or a word behind an option, which may be the folder or its value; undefined for another command. */
function foldersOfCheck(
  words: readonly string[],
): readonly { readonly word: string; readonly isFolder: boolean }[] | undefined {
  const start = words.findIndex((word, index) => /(?:^|[/\\])navc(?:@.*)?$/.test(word) && words[index + 1] === "check");
  if (start === -1 || ["echo", "printf"].includes(words[0]!)) return undefined;
  const given = words.slice(start + 2);
  return given.flatMap((word, index) => {
    if (word.startsWith("-")) return [];
    return [{ word, isFolder: !/^-[^=]*$/.test(given[index - 1] ?? "") }];
  });
}
