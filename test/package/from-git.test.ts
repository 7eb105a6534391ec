// Can navc be installed from its git repository, which builds it?
import { execFile, execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { isThorough } from "../support/property-runs.ts";

// To install all packages of the repository and to build it takes minutes.
describe.runIf(isThorough)("with a copy of the repository as it is now (only with NAVC_RUNS=1)", () => {
  test(
    "the line finds it, and npm ci builds and installs what the line has locked, as the workflows do",
    { timeout: 900_000 },
    async ({ skip }) => {
      const folder = mkdtempSync(join(tmpdir(), "navc-from-git-"));
      try {
        const repository = join(folder, "navc.git");
        copyRepository(repository);
        const project = join(folder, "project");
        cpSync("examples/acme", join(project, "docs"), { recursive: true });
        writeFileSync(join(project, ".npmrc"), "audit=false\nfund=false\nfetch-retries=0\nprefer-offline=true\n");
        const line = `npm install --save-dev git+${pathToFileURL(repository).href}`;
        // `npm install` would go on as `npm ci` does. Each installs all packages of the repository to build it, so that is left to one.
        const locked = await run(`${line} --package-lock-only`, project);
        skip(unreachable.test(locked.stderr), "The npm registry can't be reached.");
        expect(locked.code === 0 ? "" : locked.stderr).toBe("");
        const installed = await run("npm ci", project);
        expect(installed.code === 0 ? "" : installed.stderr).toBe("");
        const built = ["dist/cli/bin.js", "dist/index.d.ts", "dist/schema/docs.json"];
        expect(built.filter((file) => !existsSync(join(project, "node_modules/navc", file)))).toEqual([]);
        expect(await run("npx navc check docs", project)).toMatchObject({ code: 0, stdout: "no problems\n" });
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );
});

/** Reasons of npm that are about the network, not of the package. */
const unreachable = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)\b/;

/** What a clone has, with the changes that are not committed yet. */
function copyRepository(folder: string): void {
  const leftOut = ["node_modules", "dist", "build", "coverage", ".git"];
  for (const entry of readdirSync(".").filter((each) => !leftOut.includes(each) && !each.endsWith(".tgz")))
    cpSync(entry, join(folder, entry), { recursive: true });
  const git = (...words: readonly string[]): unknown => execFileSync("git", words, { cwd: folder, stdio: "ignore" });
  git("init", "-q");
  git("add", "-A");
  git("-c", "user.name=Ada", "-c", "user.email=ada@example.com", "commit", "-q", "-m", "navc");
}

interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function run(command: string, cwd: string): Promise<Ran> {
  // Tests that were themselves started by npx hand its packages on to an npx in them.
  const { npm_config_package: _, ...env } = process.env;
  return new Promise((done) => {
    execFile("sh", ["-c", command], { cwd, env, encoding: "utf8" }, (error, stdout, stderr) => {
      done({ code: typeof error?.code === "number" ? error.code : Number(error !== null), stdout, stderr });
    });
  });
}
