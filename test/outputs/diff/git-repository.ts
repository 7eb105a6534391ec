// How does a test get a git repository of its own, and see that nothing in it was touched?
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A repository in a folder of its own. */
export interface GitRepository {
  readonly folder: string;
  readonly write: (files: Readonly<Record<string, string>>) => void;
  readonly remove: (path: string) => void;
  readonly move: (from: string, to: string) => void;
  readonly git: (...words: readonly string[]) => string;
  /** Commits all there is, and returns the name of the commit. */
  readonly commit: (message?: string) => string;
  /** Every file of the work tree and of the repository, with its size and time of change, and what git says of them. */
  readonly state: () => string;
  readonly end: () => void;
}

const person = {
  GIT_AUTHOR_NAME: "A",
  GIT_AUTHOR_EMAIL: "a@example.com",
  GIT_COMMITTER_NAME: "A",
  GIT_COMMITTER_EMAIL: "a@example.com",
};

export function openRepository(): GitRepository {
  const folder = mkdtempSync(join(tmpdir(), "navc-git-"));
  // Nothing that the machine configures for git holds here.
  const env = { ...process.env, ...person, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1" };
  const git = (...words: readonly string[]): string =>
    execFileSync("git", words, { cwd: folder, env, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  git("init", "-q", "-b", "main");
  return {
    folder,
    write(files) {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), text);
      }
    },
    remove: (path) => rmSync(join(folder, path), { recursive: true }),
    move(from, to) {
      mkdirSync(dirname(join(folder, to)), { recursive: true });
      renameSync(join(folder, from), join(folder, to));
    },
    git,
    commit(message = "change") {
      git("add", "-A");
      git("commit", "-q", "-m", message);
      return git("rev-parse", "HEAD").trim();
    },
    state() {
      const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
        .toSorted()
        .map((path) => {
          const { size, mtimeMs, ino } = lstatSync(join(folder, path));
          return `${path} ${size} ${mtimeMs} ${ino}`;
        });
      // The status is asked of a copy: asking may write the index.
      const copy = `${folder}-copy`;
      cpSync(folder, copy, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
      const status = execFileSync("git", ["status", "--porcelain=v2", "--branch"], {
        cwd: copy,
        env,
        encoding: "utf8",
      });
      rmSync(copy, { recursive: true });
      return [...files, status].join("\n");
    },
    end: () => existsSync(folder) && rmSync(folder, { recursive: true }),
  };
}
