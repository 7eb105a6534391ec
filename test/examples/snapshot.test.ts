// Does the test that the guide gives say what changed when a page is renamed, and its errors in a line each?
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blocksOf } from "../docs/markdown-blocks.ts";
import { builtPackage } from "./built-package.ts";

let project: string;
const at = (path: string): string => join(project, "examples", path);

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "navc-snapshot-"));
  mkdirSync(join(project, "node_modules"));
  symlinkSync(builtPackage().folder, join(project, "node_modules/navc"));
  symlinkSync(resolve("node_modules/vitest"), join(project, "node_modules/vitest"));
  for (const part of ["acme", "__snapshots__", "snapshot.test.ts"])
    cpSync(join("examples", part), at(part), { recursive: true });
});
afterAll(() => rmSync(project, { recursive: true }));

/** What Vitest prints, where no snapshot is written. */
function vitest(): string {
  const words = [resolve("node_modules/vitest/vitest.mjs"), "run"];
  const env = { ...process.env, NO_COLOR: "1", CI: "1" };
  const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: project, env, encoding: "utf8" });
  return stdout + stderr;
}

test("a renamed page shows the list of changes, and then one line for its error", () => {
  renameSync(at("acme/webhooks/retries.mdx"), at("acme/webhooks/retry.mdx"));
  const output = vitest();
  renameSync(at("acme/webhooks/retry.mdx"), at("acme/webhooks/retries.mdx"));
  const [changes, error] = [
    "\n1 address leads nowhere now\n",
    `\n+   "page-not-found docs.json:75 There is no page file`,
  ].map((text) => output.indexOf(text));
  expect(changes).toBeGreaterThan(0);
  expect(error).toBeGreaterThan(changes!);
  expect(output.split("\n").length).toBeLessThan(100);
});

test("a docs.json that can't be read shows its error, too", () => {
  const text = readFileSync(at("acme/docs.json"), "utf8");
  writeFileSync(at("acme/docs.json"), "{");
  const output = vitest();
  writeFileSync(at("acme/docs.json"), text);
  expect(output).toContain('\n+   "config-syntax docs.json:1 docs.json is not valid JSON');
});

test("the guide has the lines of the example", () => {
  const withoutComments = readFileSync("examples/snapshot.test.ts", "utf8").replaceAll(/^ *\/\/.*\n/gm, "");
  expect(blocksOf("docs/snapshots.md").find(({ language }) => language === "ts")?.text).toBe(withoutComments);
});
