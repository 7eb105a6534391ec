// How is git asked, so that nothing in the repository changes and nothing of it runs?
import { spawnSync } from "node:child_process";

/** What git said: its output, or why it gave none. */
export type GitAnswer =
  | { readonly ok: true; readonly output: Buffer }
  | { readonly ok: false; readonly reason: string; readonly isMissing: boolean };

/** The most bytes one answer may have. */
const mostBytes = 2 ** 30;

/**
 * Runs one command of git in a folder. Only plumbing is meant to be run so: it reads objects, writes nothing, takes no
 * lock, and runs neither hook nor filter.
 */
export function askGit(folder: string, words: readonly string[], input: string = ""): GitAnswer {
  const { status, stdout, stderr, error } = spawnSync("git", ["--no-pager", ...words], {
    cwd: folder,
    input,
    maxBuffer: mostBytes,
    windowsHide: true,
    env: { ...process.env, LC_ALL: "C", GIT_OPTIONAL_LOCKS: "0", GIT_TERMINAL_PROMPT: "0", GIT_NO_LAZY_FETCH: "1" },
  });
  if (error === undefined && status === 0) return { ok: true, output: stdout };
  if (error !== undefined) {
    const isMissing = "code" in error && error.code === "ENOENT";
    return { ok: false, reason: isMissing ? "git is not installed" : error.message, isMissing };
  }
  const lines = stderr.toString("utf8").trim().split("\n");
  const reason = lines.find((line) => /^(fatal|error): /.test(line)) ?? lines[0] ?? "";
  return { ok: false, reason: reason.replace(/^\w+: /, ""), isMissing: false };
}
