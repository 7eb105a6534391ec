// Where do the commands and programs of the documentation run? In a folder of its own for each document.
import { execFile, execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import type { BuiltPackage } from "../examples/built-package.ts";
import { openNavcProcess, wordsOfNavc, type NavcProcess } from "./navc-process.ts";

/** What a command printed, stdout and stderr in the order a terminal shows them, and how it ended. */
export interface Ran {
  readonly code: number;
  readonly output: string;
}

/** A folder in which `navc`, `npx navc` and `npx vitest` are those of this repository, and `examples/` is a copy. */
export interface Workshop {
  readonly folder: string;
  /** Runs a line for the shell; `before` is what `$?` is in it. */
  readonly run: (line: string, before?: number) => Promise<Ran>;
  readonly write: (file: string, text: string) => void;
  readonly read: (file: string) => string;
}

/** Room for the workshops of all documents, and for the check of their types. */
export interface Workshops {
  readonly folder: string;
  readonly open: (document: string) => Workshop;
  readonly remove: () => void;
}

/** The shell finds these commands first. npm changes nothing and only has to know the script that is named. */
const commands = (built: BuiltPackage): { readonly [name: string]: string } => ({
  navc: `exec "${process.execPath}" "${built.dist("cli/bin.js")}" "$@"`,
  // Nothing is held against the time that a busy machine takes.
  vitest: `exec "${process.execPath}" "${resolve("node_modules/vitest/vitest.mjs")}" "$@" --testTimeout 120000`,
  node: `exec "${process.execPath}" "$@"`,
  npx: `exec "$@"`,
  npm: `case "$1" in
  ci | install) ;;
  test) grep -q '"test":' "${resolve("package.json")}" ;;
  run) grep -q "\\"$2\\":" "${resolve("package.json")}" ;;
  *) echo "the documentation may not run npm $1" >&2; exit 64 ;;
esac`,
});

export function openWorkshops(built: BuiltPackage): Workshops {
  const folder = mkdtempSync(join(tmpdir(), "navc-docs-"));
  const bin = join(folder, "bin");
  mkdirSync(bin);
  for (const [name, script] of Object.entries(commands(built))) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  linkPackages(folder, built);
  // A machine that tests itself may colour output, and Vitest writes no first snapshot there.
  const env = { PATH: [bin, process.env["PATH"]].join(delimiter), TMPDIR: tmpdir(), NO_COLOR: "1" };
  const navc = openNavcProcess(built, env);
  // What a reader has who cloned the repository beside a project.
  symlinkSync(built.folder, join(folder, "navc"));
  return {
    folder,
    open: (document) =>
      openWorkshop(join(folder, document.replace(/\.md$/, "").replaceAll("/", "-")), { built, navc, env }),
    remove() {
      navc.end();
      rmSync(folder, { recursive: true });
    },
  };
}

interface Tools {
  readonly built: BuiltPackage;
  readonly navc: NavcProcess;
  readonly env: NodeJS.ProcessEnv;
}

// Out of node_modules: Vitest takes what lies below it as built already.
function openWorkshop(folder: string, { built, navc, env }: Tools): Workshop {
  mkdirSync(folder);
  linkPackages(folder, built);
  cpSync(built.example("."), join(folder, "examples"), { recursive: true });
  writeFileSync(join(folder, ".gitignore"), "node_modules\n");
  // What a document compares with: `git diff`, and `git:HEAD`.
  const git = (...words: readonly string[]): unknown => execFileSync("git", words, { cwd: folder });
  git("init", "-q");
  git("add", "-A");
  git("-c", "user.name=Ada", "-c", "user.email=ada@example.com", "commit", "-q", "-m", "The examples");
  return {
    folder,
    run(line, before = 0) {
      const words = wordsOfNavc(line);
      if (words !== undefined) return navc.run(folder, words);
      return shell(`exec 2>&1; (exit ${before})\n${line}`, folder, { ...env, HOME: folder });
    },
    write(file, text) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
    read: (file) => readFileSync(join(folder, file), "utf8"),
  };
}

function linkPackages(folder: string, built: BuiltPackage): void {
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(built.folder, join(folder, "node_modules/navc"));
  for (const name of ["vitest", "minisearch"])
    symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
}

function shell(script: string, cwd: string, env: NodeJS.ProcessEnv): Promise<Ran> {
  return new Promise((done) => {
    execFile("sh", ["-c", script], { cwd, env, maxBuffer: 2 ** 26 }, (error, output) => {
      const code = typeof error?.code === "number" ? error.code : Number(error !== null);
      done({ code, output });
    });
  });
}
