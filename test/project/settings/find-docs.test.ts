// Is the docs folder found from a folder inside it, but not from outside the repository?
import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtPackage } from "../../examples/built-package.ts";
import { madeSite, type MadeSite } from "../../tools/cli/made-site.ts";

let site: MadeSite;
let program: string;
beforeAll(() => {
  program = builtPackage().dist("cli/bin.js");
  site = madeSite({
    "docs.json": "{}",
    "repository/docs/docs.json": '{ "navigation": { "pages": ["guides/start", "gone"] } }',
    "repository/docs/guides/start.mdx": "",
    "repository/src/index.ts": "",
  });
  mkdirSync(join(site.folder, "repository/.git"));
});
afterAll(() => site.remove());

function run(folder: string, ...words: readonly string[]): { readonly stdout: string; readonly status: number | null } {
  return spawnSync(process.execPath, [program, ...words], { cwd: join(site.folder, folder), encoding: "utf8" });
}

test.each([
  ["repository/docs", "docs.json:1:"],
  ["repository/docs/guides", "../docs.json:1:"],
])("navc check in %s", (folder, place) => {
  const { stdout, status } = run(folder, "check");
  expect([status, stdout.startsWith(place)]).toEqual([1, true]);
});

test.each([[["tree"]], [["compile"]], [["explain", "/guides/start"]]])("navc %j in a folder of the site", (words) => {
  expect(run("repository/docs/guides", ...words).stdout).toContain("/guides/start");
});

test("nothing outside of the repository is found, and a root that is named is taken as it is", () => {
  expect(run("repository/src", "check").status).toBe(2);
  expect(run("repository/docs/guides", "check", ".").status).toBe(2);
});
