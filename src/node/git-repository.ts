// Which repository does a folder of the work tree lie in?
import { lstatSync, realpathSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { lookUp } from "./folders.ts";
import { askGit } from "./git-command.ts";

/** The repository of a folder, or why there is none; a clause without a full stop. */
export type RepositoryResult =
  | {
      readonly ok: true;
      /** The real top folder of its work tree, in which git is asked. */
      readonly top: string;
      /** The path of the folder from there, with "/" between segments; "" for the top itself. */
      readonly inside: string;
    }
  | { readonly ok: false; readonly reason: string };

/**
 * The repository whose work tree holds `folder`: that of the nearest `.git` in it or above. git alone would look for a
 * bare repository in each folder on its way, too, and whoever may add files to a folder can add one (HEAD, `objects`,
 * `refs`); a `.git` can't be committed.
 */
export function findRepository(folder: string): RepositoryResult {
  const real = lookUp(() => realpathSync.native(folder));
  const top = real === undefined ? undefined : nearestTop(real);
  if (real === undefined || top === undefined)
    return { ok: false, reason: "not a git repository with a work tree: no .git is in the folder or above it" };
  const problem = problemWith(top);
  if (problem !== undefined) return { ok: false, reason: problem };
  return { ok: true, top, inside: relative(top, real).split(sep).join("/") };
}

function nearestTop(real: string): string | undefined {
  for (let folder = real; ; folder = dirname(folder)) {
    if (lookUp(() => lstatSync(join(folder, ".git"))) !== undefined) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}

/** With an older git, or a `.git` that is broken, git may find another repository than that of the `.git`. */
function problemWith(top: string): string | undefined {
  const workTree = askGit(top, ["rev-parse", "--show-toplevel"]);
  if (!workTree.ok) return workTree.reason;
  const repository = askGit(top, ["rev-parse", "--absolute-git-dir"]);
  if (!repository.ok) return repository.reason;
  if (realOf(workTree.output) === top && realOf(repository.output) !== top) return undefined;
  return `the .git in ${top} is broken, or has a work tree elsewhere`;
}

function realOf(output: Buffer): string | undefined {
  return lookUp(() => realpathSync.native(output.toString("utf8").replace(/\r?\n$/, "")));
}
