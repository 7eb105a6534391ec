// Does navc behave as a process: exit codes, pipes, and what it loads?
import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import * as module from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtPackage, type BuiltPackage } from "../../examples/built-package.ts";

let built: BuiltPackage;
let bin: string;
/** As large as it has to be for a pipe to be full. */
const site = mkdtempSync(join(tmpdir(), "navc-bin-"));
const small = mkdtempSync(join(tmpdir(), "navc-bin-small-"));

beforeAll(() => {
  built = builtPackage();
  bin = built.dist("cli/bin.js");
  const pages = Array.from({ length: 800 }, (_, number) => `guides/page-${number}`);
  writeFileSync(join(site, "docs.json"), JSON.stringify({ name: "Acme", navigation: { pages } }));
  writeFileSync(join(small, "docs.json"), JSON.stringify({ name: "Acme", navigation: { pages: ["gone"] } }));
});

afterAll(() => {
  for (const folder of [site, small]) rmSync(folder, { recursive: true });
});

function navc(...words: readonly string[]): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [bin, ...words], { encoding: "utf8", maxBuffer: 2 ** 28 });
}

test("exit codes", () => {
  expect(navc("tree", small, "--rule", "page-not-found=off").status).toBe(0);
  expect(navc("tree", small).status).toBe(1);
  expect(navc("tree", built.folder).status).toBe(2);
  expect(navc("tree", "--nonsense").status).toBe(2);
});

test.skipIf(process.platform === "win32")("a working folder that is gone is reported (Windows keeps it)", () => {
  const script = 'cd "$1" && rmdir "$1" && shift && exec "$@" 2>&1 >/dev/null';
  for (const words of [
    ["check", "."],
    ["check", small],
    ["compile", small, "-o", "x.json"],
  ]) {
    const gone = mkdtempSync(join(tmpdir(), "navc-gone-"));
    const { status, stdout } = spawnSync("sh", ["-c", script, "sh", gone, process.execPath, bin, ...words], {
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    });
    expect([status, stdout.split("\n").at(-2)]).toEqual([
      2,
      "navc: The folder that navc runs in is no longer there. Change to a folder that is.",
    ]);
  }
});

test("a pipe gets the whole of a large result", () => {
  const { stdout } = navc("compile", site, "--rule", "page-not-found=off");
  expect(stdout.length).toBeGreaterThan(150_000);
  const { pages } = JSON.parse(stdout) as { readonly pages: object };
  expect(Object.keys(pages)).toHaveLength(800);
});

test.skipIf(process.platform === "win32")("a reader that has seen enough is no failure", () => {
  const line = `"${process.execPath}" "${bin}" compile "${site}" --rule page-not-found=off; echo "exit $?" >&2`;
  const { stderr } = spawnSync("sh", ["-c", `{ ${line}; } | head -c 10 >/dev/null`], { encoding: "utf8" });
  expect(stderr).toBe("exit 0\n");
});

test.skipIf(process.platform !== "linux")("a full disk is reported in a sentence", () => {
  for (const words of ["check", "check --reporter json", "tree"]) {
    const { stderr } = spawnSync(
      "sh",
      [
        "-c",
        `"${process.execPath}" "${bin}" ${words} "${small}" --rule page-not-found=off >/dev/full; echo "exit $?" >&2`,
      ],
      {
        encoding: "utf8",
      },
    );
    expect(stderr).toMatch(/(^|\n)navc: the output can't be written: ENOSPC.*\nexit 2\n$/);
  }
});

test.skipIf(process.platform === "win32")(
  "a result that a closed stdout loses is reported (Windows closes none)",
  () => {
    const run = (words: string): string => {
      const line = `"${process.execPath}" "${bin}" ${words}; echo "exit $?" >&2`;
      return spawnSync("sh", ["-c", line], { encoding: "utf8" }).stderr;
    };
    const lost = "navc: stdout is closed or ignored, so the result is lost. Write it to a file with -o.\n";
    expect(run(`compile "${small}" --rule page-not-found=off >&-`)).toBe(`${lost}exit 0\n`);
    expect(run("schema navigation >&-")).toBe(`${lost}exit 0\n`);
    for (const to of [">/dev/null", "| cat >/dev/null", "-o /dev/null >&-"])
      expect(run(`schema navigation ${to}`)).toBe("exit 0\n");
    expect(run("schema navigation 1</dev/null")).toMatch(/^navc: the output can't be written: EBADF.*\nexit 2\n$/);
  },
);

test.skipIf(process.platform !== "linux")("-o writes to a pipe as it is", () => {
  const line = `"${process.execPath}" "${bin}" compile "${site}" --rule page-not-found=off -o /dev/stdout | wc -c`;
  const { stdout, stderr } = spawnSync("sh", ["-c", line], { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(Number(stdout)).toBeGreaterThan(150_000);
});

test("a compile cache of Node that can't be written, or is off, changes nothing", () => {
  const run = (env: Readonly<Record<string, string>>): readonly unknown[] => {
    const words = [bin, "tree", small, "--rule", "page-not-found=off"];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, {
      encoding: "utf8",
      maxBuffer: 2 ** 28,
      env: { ...process.env, ...env },
    });
    return [status, stdout, stderr];
  };
  const folder = join(small, "cache");
  const kept = run({ NODE_COMPILE_CACHE: folder });
  expect(kept).toEqual([0, expect.stringContaining("gone"), ""]);
  // Node 20 has no such cache.
  const hasCache = "enableCompileCache" in module;
  expect(existsSync(folder)).toBe(hasCache);
  rmSync(folder, { recursive: true, force: true });
  expect(run({ NODE_COMPILE_CACHE: folder, NODE_DISABLE_COMPILE_CACHE: "1" })).toEqual(kept);
  expect(existsSync(folder)).toBe(false);
  expect(run({ NODE_COMPILE_CACHE: join(small, "docs.json", "cache") })).toEqual(kept);
});

test("in a CI job a file gets the texts of pages as they are, and the log no command of them", () => {
  const folder = mkdtempSync(join(tmpdir(), "navc-bin-job-"));
  writeFileSync(join(folder, "docs.json"), JSON.stringify({ name: "Acme", navigation: { pages: ["a"] } }));
  writeFileSync(join(folder, "a.md"), "---\ntitle: A\n---\n\n```\n::error::example\n```\n");
  const words = [bin, "compile", folder, "--format", "llms-full", "--site-url", "https://acme.example"];
  const env = { ...process.env, GITHUB_ACTIONS: "true" };
  const file = openSync(join(folder, "llms-full.txt"), "w");
  spawnSync(process.execPath, words, { env, stdio: ["ignore", file, "inherit"] });
  closeSync(file);
  expect(readFileSync(join(folder, "llms-full.txt"), "utf8")).toContain("\n::error::example\n");
  const log = spawnSync(process.execPath, words, { env, encoding: "utf8" }).stdout;
  expect(log).toContain("\n·:error::example\n");
  rmSync(folder, { recursive: true });
});
