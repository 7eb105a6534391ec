// How is git asked, so that nothing in the repository changes and nothing of it runs?
import { spawnSync } from "node:child_process";

/** What git said: its output, or why it gave none. */
export type GitAnswer =
  | { readonly ok: true; readonly output: Buffer }
  | { readonly ok: false; readonly reason: string; readonly isMissing: boolean };

/** The most bytes one answer may have. */
const mostBytes = 2 ** 30;

/** What a hook of git has in its environment. It would make another repository of the folder, or the folder its top. */
const ofOneRepository = ["GIT_DIR", "GIT_WORK_TREE", "GIT_COMMON_DIR", "GIT_INDEX_FILE", "GIT_PREFIX"];

/**
 * Runs one command of git in a folder, in the repository that the folder lies in. Only plumbing is meant to be run so: it reads objects, writes nothing, takes no
 * lock, and runs neither hook nor filter.
 */
export function askGit(folder: string, words: readonly string[], input: string = ""): GitAnswer {
  const { status, stdout, stderr, error } = spawnSync("git", ["--no-pager", ...words], {
    cwd: folder,
    input,
    maxBuffer: mostBytes,
    windowsHide: true,
    env: {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofOneRepository.includes(name))),
      LC_ALL: "C",
      GIT_OPTIONAL_LOCKS: "0",
      GIT_TERMINAL_PROMPT: "0",
      GIT_NO_LAZY_FETCH: "1",
    },
  });
  if (error === undefined && status === 0) return { ok: true, output: stdout };
  if (error !== undefined) {
    const isMissing = "code" in error && error.code === "ENOENT";
    return { ok: false, reason: isMissing ? "git is not installed" : error.message, isMissing };
  }
  const lines = stderr.toString("utf8").trim().split("\n");
  const reason = lines.find((line) => /^(fatal|error): /.test(line)) ?? lines[0] ?? "";
  return { ok: false, reason: reason.replace(/^\w+: /, "") + trustHint(stderr.toString("utf8")), isMissing: false };
}

/** How git says that it can be told to read a folder of somebody else. */
function trustHint(said: string): string {
  const command = /^[ \t]*(git config --global --add safe\.directory .*)$/m.exec(said)?.[1];
  return command === undefined ? "" : `; if you trust it, run "${command}"`;
}
