// Finds the repository of a folder, and runs git there, without changing the repository or running any code of it.
import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { lstatSync, realpathSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { hostFailure, isFailure, lookUp } from "../files/folders.ts";
import { slashPath } from "../slash-path.ts";

/** The answer of git: its output, or why there is none, as a clause without a full stop. */
export type GitAnswer =
  | { readonly ok: true; readonly output: Buffer; readonly warnings: string }
  | { readonly ok: false; readonly why: "missing" | "refused"; readonly reason: string }
  /** `output` is its beginning, of at most `mostBytes`. */
  | { readonly ok: false; readonly why: "too long"; readonly reason: string; readonly output: Buffer };

/** What a question to git may contain. */
export interface GitQuestion {
  /** For its standard input. */
  readonly input?: string;
  /** The most bytes its answer may have; a longer one is cut there, and is not an answer. */
  readonly mostBytes?: number;
}

/** Variables in the environment of a git hook. They would make git use another repository, or add objects to it. */
const ofOneRepository: ReadonlySet<string> = new Set([
  "GIT_DIR",
  "GIT_WORK_TREE",
  "GIT_IMPLICIT_WORK_TREE",
  "GIT_COMMON_DIR",
  "GIT_INDEX_FILE",
  "GIT_PREFIX",
  "GIT_NAMESPACE",
  "GIT_OBJECT_DIRECTORY",
  "GIT_ALTERNATE_OBJECT_DIRECTORIES",
  "GIT_GRAFT_FILE",
  "GIT_SHALLOW_FILE",
]);

const settings = [
  // A folder that has the form of a repository, as a pull request can add one, is none (git 2.38); see `findRepository`.
  "safe.bareRepository=explicit",
  "protocol.allow=never",
  "core.warnAmbiguousRefs=true",
  // A larger content is written while it is unpacked, so that reading its beginning takes no more than that.
  "core.bigFileThreshold=1m",
  // Both are programs that the repository names: git runs them when it reads or writes its index.
  "core.fsmonitor=",
  "core.hooksPath=/dev/null",
].flatMap((setting) => ["-c", setting]);

/**
 * Runs one command of git in a folder, in the repository of the folder. Only plumbing commands may be run: they fetch
 * nothing and run neither hooks nor filters, and only that of git-index.ts writes something. Throws a `HostFailure` if the machine can't
 * run it.
 */
export function askGit(folder: string, words: readonly string[], question: GitQuestion = {}): GitAnswer {
  const { input = "", mostBytes = 2 ** 20 } = question;
  const ended = spawnSync("git", ["--no-pager", ...settings, "-C", folder, ...words], {
    // Windows, and a PATH with an empty part, look for the program in the working folder first.
    cwd: dirname(process.execPath),
    input,
    maxBuffer: mostBytes,
    windowsHide: true,
    env: {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofOneRepository.has(name))),
      LC_ALL: "C",
      GIT_OPTIONAL_LOCKS: "0",
      GIT_TERMINAL_PROMPT: "0",
      GIT_NO_LAZY_FETCH: "1",
      // Older versions use this variable. Unlike protocol.allow, it has priority over the settings of single protocols.
      GIT_ALLOW_PROTOCOL: "none",
    },
  });
  const { status, stdout, stderr, error } = ended;
  // A git that ends before it has read its input says why.
  if (error !== undefined && !("code" in error && error.code === "EPIPE")) return withoutAnswer(error, stdout);
  const said = stderr.toString("utf8");
  return status === 0 ? { ok: true, output: stdout, warnings: said } : refusal(said, ended);
}

function refusal(said: string, { status, signal }: Pick<SpawnSyncReturns<Buffer>, "status" | "signal">): GitAnswer {
  const lines = said.trim().split("\n");
  const sentence = lines.find((line) => /^(fatal|error): /.test(line)) ?? lines[0]!;
  // Who interrupts navc with the keyboard interrupts git, too, and git says nothing then.
  const ending = signal === null ? `git ended with ${String(status)} and said nothing` : `git was ended by ${signal}`;
  return { ok: false, why: "refused", reason: (sentence.replace(/^\w+: /, "") || ending) + trustHint(said) };
}

function withoutAnswer(error: Error, output: Buffer): GitAnswer {
  const code = "code" in error ? error.code : undefined;
  const reason = error.message;
  if (isFailure(error)) throw hostFailure(error);
  if (code === "ENOBUFS") return { ok: false, why: "too long", reason, output };
  if (code === "ENOENT") return { ok: false, why: "missing", reason: "git is not installed" };
  return { ok: false, why: "refused", reason };
}

/** The command with which git can be allowed to read a folder of another user. */
function trustHint(said: string): string {
  const command = /^[ \t]*(git config --global --add safe\.directory .*)$/m.exec(said)?.[1];
  return command === undefined ? "" : `; if you trust it, run "${command}"`;
}

/** The repository of a folder, or why there is none; a clause without a full stop. */
export type RepositoryResult =
  | {
      readonly ok: true;
      /** The real top folder of its work tree, in which git is asked. */
      readonly top: string;
      /** The path of the folder relative to `top`, with "/" between segments; "" for the top itself. */
      readonly pathBelowTop: string;
    }
  | {
      readonly ok: false;
      /** True if there is no repository, or no git that could read one; false for one that can't be used. */
      readonly isAbsent: boolean;
      readonly reason: string;
    };

/**
 * The repository whose work tree contains `folder`: that of the nearest `.git` in it or above. git itself would also look for a
 * bare repository in each folder above, and anybody who may add files to a folder can add one (HEAD, `objects`, `refs`); a
 * `.git` can't be committed.
 */
export function findRepository(folder: string): RepositoryResult {
  const real = lookUp(() => realpathSync.native(folder));
  const top = real === undefined ? undefined : nearestTop(real);
  if (real === undefined || top === undefined)
    return {
      ok: false,
      isAbsent: true,
      reason: "not a git repository with a work tree: no .git is in the folder or above it",
    };
  const problem = problemWith(top);
  if (problem !== undefined) return { ok: false, ...problem };
  return { ok: true, top, pathBelowTop: slashPath(relative(top, real)) };
}

function nearestTop(real: string): string | undefined {
  for (let folder = real; ; folder = dirname(folder)) {
    if (lookUp(() => lstatSync(join(folder, ".git"))) !== undefined) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}

/** Why the repository can't be used; for example, git finds another one if it is old, or if the folder `.git` is broken. */
function problemWith(top: string): { readonly isAbsent: boolean; readonly reason: string } | undefined {
  const workTree = askGit(top, ["rev-parse", "--show-toplevel"]);
  if (!workTree.ok) return { isAbsent: workTree.why === "missing", reason: workTree.reason };
  const repository = askGit(top, ["rev-parse", "--absolute-git-dir"]);
  if (!repository.ok) return { isAbsent: false, reason: repository.reason };
  if (realOf(workTree.output) === top && realOf(repository.output) !== top) return undefined;
  return { isAbsent: false, reason: `the .git in ${top} is broken, or has a work tree elsewhere` };
}

function realOf(output: Buffer): string | undefined {
  return lookUp(() => realpathSync.native(output.toString("utf8").replace(/\r?\n$/, "")));
}

/** The name of a commit, or why there is none; a clause without a full stop. */
export type CommitResult =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly reason: string };

/** The commit that a revision names in the repository at `top`. */
export function findCommit(top: string, revision: string): CommitResult {
  const found = askGit(top, ["rev-parse", "--verify", "--end-of-options", `${revision}^{commit}`]);
  if (found.ok && isAmbiguous(found.warnings)) return { ok: false, reason: ambiguous(revision) };
  if (found.ok) return { ok: true, name: found.output.toString("utf8").trim() };
  if (found.why === "missing" || !/revision|object|ref|needed a single/i.test(found.reason))
    return { ok: false, reason: found.reason };
  const shallow = askGit(top, ["rev-parse", "--is-shallow-repository"]);
  const isShallow = shallow.ok && shallow.output.toString("utf8").trim() === "true";
  const hint = isShallow
    ? "; this clone has only a part of the history: clone it whole (fetch-depth: 0 in actions/checkout)"
    : "";
  return { ok: false, reason: `git knows no revision "${revision}"${hint}` };
}

/** True if a name has several meanings. git would use one of them, a local branch before a remote one, so the author of a branch could choose which revision is read. */
function isAmbiguous(warnings: string): boolean {
  return /^warning: refname '.*' is ambiguous/m.test(warnings);
}

function ambiguous(revision: string): string {
  return `"${revision}" is the name of more than one branch, tag or commit here; write the one that is meant in full, such as refs/heads/main, refs/remotes/origin/main or all digits of a commit`;
}
