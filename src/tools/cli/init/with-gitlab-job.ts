// Adds a job to a .gitlab-ci.yml whose jobs are those of navc init. (D525)
import { isDeepStrictEqual } from "node:util";
import { gitlabScripts, mappingIn } from "./checked-in-ci.ts";
import { shellCommands } from "./shell-commands.ts";

/** The text with the job behind it; undefined if it does not run navc check yet, or if the job would change something else in it or not run. */
export function withGitlabJob(before: string, name: string, job: string): string | undefined {
  const old = mappingIn(before);
  // With stages of its own, a job without a stage may be one that GitLab refuses.
  if (Object.hasOwn(old, "stages") || Object.hasOwn(old, name)) return undefined;
  const isChecked = gitlabScripts(old).some(({ text }) =>
    shellCommands(text).some((words) => words.includes("navc") && words.includes("check")),
  );
  if (!isChecked) return undefined;
  const newline = before.includes("\r\n") ? "\r\n" : "\n";
  const after = `${before.trimEnd()}\n\n${job}`.replaceAll(/\r?\n/g, newline);
  const { [name]: added, ...rest } = mappingIn(after);
  return added !== undefined && isDeepStrictEqual(rest, { ...old }) ? after : undefined;
}
