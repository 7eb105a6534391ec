#!/usr/bin/env node
// Does a clone get the navigation of every package from a remote cache, and compile again only what changed?
//   node try-remote-cache.mjs [TOOL] [PACKAGES]     TOOL: turborepo or nx; 200 packages when no number is given
// Build navc first. Tools and cache server come from the npm registry, into node_modules/.cache.
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { makeRepository } from "./make-repository.mjs";
import { startNx } from "./nx.mjs";
import { runProgram } from "./run-program.mjs";
import { startTurborepo } from "./turborepo.mjs";

const repository = resolve(import.meta.dirname, "../..");
const tools = join(repository, "node_modules/.cache/navc-monorepo");
const [name = "turborepo", number = "200"] = process.argv.slice(2);
const packages = Number(number);
const starts = { turborepo: startTurborepo, nx: startNx };
if (!Object.hasOwn(starts, name)) throw new Error(`There is no tool "${name}", only turborepo and nx.`);

await installTools();
const work = realpathSync(mkdtempSync(join(tmpdir(), "navc-monorepo-")));
const tool = await starts[name]({ tools, work });
try {
  makeRepository(join(work, "origin"), packages);
  const first = await clone("first");
  await demand("first clone", first, { fromCache: 0, compiled: packages });
  await tool.check(first);
  const second = await clone("second");
  await demand("second clone", second, { fromCache: packages, compiled: 0 });
  for (let each = 1; each <= packages; each++) demandSame(first, second, `p${each}`);
  const page = join(second, "packages/p1/docs/guides/page-1.mdx");
  writeFileSync(page, readFileSync(page, "utf8").replace("title: ", "title: New "));
  await demand("one page changed", second, { fromCache: packages - 1, compiled: 1 });
  if (!output(second, "p1", "navigation.json").includes('"New guides/page-1 of p1"'))
    throw new Error("The result of p1 does not have the new title.");
} finally {
  tool.end();
  rmSync(work, { recursive: true });
}

async function installTools() {
  mkdirSync(tools, { recursive: true });
  copyFileSync(join(import.meta.dirname, "package.json"), join(tools, "package.json"));
  await runProgram("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund"], { cwd: tools });
}

/** A clone with navc in place, as after `npm ci`. */
async function clone(folderName) {
  const folder = join(work, folderName);
  await runProgram("git", ["clone", "-q", join(work, "origin"), folder], { cwd: work });
  mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
  const navc = join(folder, "node_modules/.bin/navc");
  writeFileSync(navc, `#!/bin/sh\nexec "${process.execPath}" "${join(repository, "dist/cli/bin.js")}" "$@"\n`);
  chmodSync(navc, 0o755);
  return folder;
}

/** Compiles all packages, and throws where more or fewer of them come from the cache than expected. */
async function demand(what, folder, expected) {
  const start = performance.now();
  const { fromCache, compiled } = await tool.compile(folder);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${what.padEnd(16)}  ${fromCache} from the cache, ${compiled} compiled, ${seconds} s\n`);
  if (fromCache !== expected.fromCache || compiled !== expected.compiled)
    throw new Error(`${what}: ${expected.fromCache} from the cache and ${expected.compiled} compiled were expected.`);
}

function demandSame(one, other, packageName) {
  for (const file of ["navigation.json", "inputs.json"])
    if (output(one, packageName, file) !== output(other, packageName, file))
      throw new Error(`${packageName}: ${file} differs.`);
}

function output(folder, packageName, file) {
  return readFileSync(join(folder, "packages", packageName, "build", file), "utf8");
}
