// Does the smallest example print the tree?
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { compileNavigation } from "../../src/index.ts";
import { builtPackage, type BuiltPackage } from "./built-package.ts";

let built: BuiltPackage;

beforeAll(() => {
  built = builtPackage();
});

function dump(root: string): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  return spawnSync(process.execPath, [built.example("dump.mjs"), root], { encoding: "utf8", maxBuffer: 2 ** 28 });
}

test("prints what the library returns, whole", async () => {
  const { navigation } = await compileNavigation({ root: "examples/acme" });
  const { status, stdout, stderr } = dump("examples/acme");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(JSON.parse(stdout)).toEqual(navigation);
});

test("says what is wrong, and where", () => {
  const site = mkdtempSync(join(tmpdir(), "navc-dump-"));
  writeFileSync(join(site, "docs.json"), '{\n  "name": "A",\n  "navigation": { "pages": ["gone"] }\n}\n');
  const { status, stdout, stderr } = dump(site);
  rmSync(site, { recursive: true });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^docs\.json:3 error page-not-found: /);
  expect(JSON.parse(stdout)).toHaveProperty(["pages", "/gone", "missing"], true);
});
