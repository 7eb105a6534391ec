// Runs git so that nothing in the repository changes and nothing of it runs.
import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { hostFailure, isFailure } from "./folders.ts";

/** What git answered: its output, or why it gave none, as a clause without a full stop. */
export type GitAnswer =
  | { readonly ok: true; readonly output: Buffer }
  | { readonly ok: false; readonly why: "missing" | "too long" | "refused"; readonly reason: string };

/** What a question to git may contain. */
export interface GitQuestion {
  /** For its standard input. */
  readonly input?: string;
  /** The most bytes its answer may have; a longer one is ended there, and is no answer. */
  readonly mostBytes?: number;
}

/** What a hook of git has in its environment. It would make another repository of the folder, or add objects to it. */
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

/** A folder that has the form of a repository, as a pull request can add one, is none (git 2.38); see `findRepository`. */
const settings = ["-c", "safe.bareRepository=explicit", "-c", "protocol.allow=never"];

/**
 * Runs one command of git in a folder, in the repository that the folder lies in. Only plumbing is meant to be run so: it
 * reads objects, writes nothing, takes no lock, fetches nothing, and runs neither hook nor filter. Throws a `HostFailure`
 * where the machine can't run it.
 */
export function askGit(folder: string, words: readonly string[], question: GitQuestion = {}): GitAnswer {
  const { input = "", mostBytes = 2 ** 20 } = question;
  const { status, stdout, stderr, error } = spawnSync("git", ["--no-pager", ...settings, "-C", folder, ...words], {
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
      // What older versions have for it. Unlike protocol.allow it goes before what is set for one protocol.
      GIT_ALLOW_PROTOCOL: "none",
    },
  });
  if (error === undefined && status === 0) return { ok: true, output: stdout };
  if (isFailure(error)) throw hostFailure(error);
  if (error !== undefined) return { ok: false, ...failureOf(error) };
  const lines = stderr.toString("utf8").trim().split("\n");
  const reason = lines.find((line) => /^(fatal|error): /.test(line)) ?? lines[0] ?? "";
  return { ok: false, why: "refused", reason: reason.replace(/^\w+: /, "") + trustHint(stderr.toString("utf8")) };
}

type Failure = Pick<GitAnswer & { readonly ok: false }, "why" | "reason">;

function failureOf(error: Error): Failure {
  const code = "code" in error ? error.code : undefined;
  if (code === "ENOENT") return { why: "missing", reason: "git is not installed" };
  return { why: code === "ENOBUFS" ? "too long" : "refused", reason: error.message };
}

/** The command with which git can be allowed to read a folder of another user. */
function trustHint(said: string): string {
  const command = /^[ \t]*(git config --global --add safe\.directory .*)$/m.exec(said)?.[1];
  return command === undefined ? "" : `; if you trust it, run "${command}"`;
}
