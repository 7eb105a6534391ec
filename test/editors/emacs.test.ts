// Does the language server work in Emacs, with Eglot?
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtPackage } from "../examples/built-package.ts";
import { madeSite } from "../tools/cli/made-site.ts";

interface Seen {
  /** What went wrong in the script. */
  readonly problem?: string;
  readonly problems: readonly string[];
  readonly completed: readonly string[];
  readonly entries: readonly string[];
  readonly inConfig: readonly string[];
}

/** Emacs 29 has Eglot, and an older one may have it as a package. */
const hasEglot =
  spawnSync("emacs", ["-q", "--batch", "--eval", "(progn (package-initialize) (require 'eglot))"]).status === 0;

test.skipIf(!hasEglot)("Emacs shows problems of a page and of docs.json, and completes links and entries", () => {
  const site = madeSite({
    "docs.json": JSON.stringify({ navigation: { pages: ["guides/start", "guides/install"] } }, null, 2),
    "guides/start.mdx": "---\ntitle: Start\n---\n\nRead [how to install](/old), or get [Help](/guides/start).\n",
    "guides/install.mdx": "---\ntitle: Install it\n---\n",
  });
  // Eglot takes the repository as the workspace.
  mkdirSync(join(site.folder, ".git"));
  const result = join(site.folder, ".seen.json");
  const script = join(import.meta.dirname, "emacs.el");
  const words = [process.execPath, builtPackage().dist("cli/bin.js"), site.folder, result];
  execFileSync("emacs", ["-q", "--batch", "-l", script, ...words], {
    env: { ...process.env, XDG_CACHE_HOME: join(site.folder, ".cache") },
    timeout: 150_000,
    stdio: "pipe",
  });
  const seen = JSON.parse(readFileSync(result, "utf8")) as Seen;
  expect(seen.problem, JSON.stringify(seen, null, 2)).toBeUndefined();
  expect(seen.problems).toEqual([expect.stringContaining("/old")]);
  expect(seen.completed).toContain("/guides/start");
  expect(seen.entries).toContain("guides/install");
  expect(seen.inConfig).toEqual([expect.stringContaining("guides/strat")]);
  site.remove();
});
