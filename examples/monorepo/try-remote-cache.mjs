#!/usr/bin/env node
// Does a clone get the navigation of every package from a remote cache, and compile again only what changed?
//   node try-remote-cache.mjs [PACKAGES]     200 when no number is given; build navc first
// Turborepo and a cache server on the loopback address come from the npm registry, into node_modules/.cache.
import { execFile, spawn } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { makeRepository } from "./make-repository.mjs";

const repository = resolve(import.meta.dirname, "../..");
const tools = join(repository, "node_modules/.cache/navc-monorepo");
const packages = Number(process.argv[2] ?? 200);
const names = Array.from({ length: packages }, (_, index) => `p${index + 1}`);
const work = realpathSync(mkdtempSync(join(tmpdir(), "navc-monorepo-")));
const token = "only-for-this-run";

await installTools();
const server = await startServer();
try {
  makeRepository(join(work, "origin"), packages);
  const first = await clone("first");
  await demand("first clone", await turbo(first), { HIT: 0, MISS: packages });
  await demandCovered(first);
  await demandVersionCounts(first);
  const second = await clone("second");
  await demand("second clone", await turbo(second), { HIT: packages, MISS: 0 });
  for (const name of names) demandSame(first, second, name);
  const page = join(second, "packages/p1/docs/guides/page-1.mdx");
  writeFileSync(page, readFileSync(page, "utf8").replace("title: ", "title: New "));
  await demand("one page changed", await turbo(second), { HIT: packages - 1, MISS: 1 });
  if (!output(second, "p1", "navigation.json").includes('"New guides/page-1 of p1"'))
    throw new Error("The result of p1 does not have the new title.");
} finally {
  server.kill();
  rmSync(work, { recursive: true });
}

async function installTools() {
  mkdirSync(tools, { recursive: true });
  copyFileSync(join(import.meta.dirname, "package.json"), join(tools, "package.json"));
  await run("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund"], { cwd: tools });
}

async function startServer() {
  const port = await freePort();
  const program = join(tools, "node_modules/turborepo-remote-cache/dist/cli.js");
  const env = {
    ...process.env,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(port),
    TURBO_TOKEN: token,
    STORAGE_PROVIDER: "local",
    STORAGE_PATH: join(work, "cache"),
    STORAGE_PATH_USE_TMP_FOLDER: "false",
    LOG_LEVEL: "warn",
  };
  const child = spawn(process.execPath, [program], { env, stdio: ["ignore", "inherit", "inherit"] });
  for (let tries = 0; tries < 100; tries++) {
    // oxlint-disable-next-line no-await-in-loop -- until it answers
    if (await answers(`http://127.0.0.1:${port}/v8/artifacts/status`)) return Object.assign(child, { port });
  }
  child.kill();
  throw new Error("The cache server does not answer.");
}

function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

async function answers(url) {
  try {
    return (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).status === 200;
  } catch {
    await new Promise((done) => setTimeout(done, 100));
    return false;
  }
}

/** A clone with navc in place, as after `npm ci`. */
async function clone(name) {
  const folder = join(work, name);
  await run("git", ["clone", "-q", join(work, "origin"), folder], { cwd: work });
  mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
  const navc = join(folder, "node_modules/.bin/navc");
  writeFileSync(navc, `#!/bin/sh\nexec "${process.execPath}" "${join(repository, "dist/cli/bin.js")}" "$@"\n`);
  chmodSync(navc, 0o755);
  return folder;
}

/** Runs the task in all packages, with the remote cache alone; how many of them were found in it. */
async function turbo(cwd) {
  rmSync(join(cwd, ".turbo"), { recursive: true, force: true });
  const start = performance.now();
  await turboRun(cwd, "--cache=remote:rw", "--summarize", "--output-logs=errors-only");
  const seconds = (performance.now() - start) / 1000;
  const [summary] = readdirSync(join(cwd, ".turbo/runs"));
  const { tasks } = JSON.parse(readFileSync(join(cwd, ".turbo/runs", summary), "utf8"));
  const count = (status) => tasks.filter(({ cache }) => cache.status === status).length;
  return { seconds, HIT: count("HIT"), MISS: count("MISS") };
}

function turboRun(cwd, ...words) {
  const env = {
    ...process.env,
    TURBO_API: `http://127.0.0.1:${server.port}`,
    TURBO_TOKEN: token,
    TURBO_TEAM: "team_acme",
    TURBO_TELEMETRY_DISABLED: "1",
  };
  const program = join(tools, "node_modules/turbo/bin/turbo");
  return run(process.execPath, [program, "run", "navigation", ...words], { cwd, env });
}

async function demand(what, { seconds, HIT, MISS }, expected) {
  process.stdout.write(`${what.padEnd(16)}  ${HIT} from the cache, ${MISS} compiled, ${seconds.toFixed(1)} s\n`);
  if (HIT !== expected.HIT || MISS !== expected.MISS)
    throw new Error(`${what}: ${expected.HIT} from the cache and ${expected.MISS} compiled were expected.`);
}

/** turbo.json has to name all that a result depends on. */
async function demandCovered(cwd) {
  const { tasks } = JSON.parse(await turboRun(cwd, "--dry=json"));
  for (const { package: name, inputs: hashed } of tasks) {
    const { inputs } = JSON.parse(output(cwd, name.replace("@acme/", ""), "inputs.json"));
    const files = inputs.filter(({ sha256 }) => sha256 !== null).map(({ file }) => `docs/${file}`);
    const missing = files.filter((file) => !Object.hasOwn(hashed, file));
    if (files.length < 2 || missing.length > 0) throw new Error(`turbo.json does not cover ${name}: ${missing}`);
  }
}

/** Another version of navc may give another result. */
async function demandVersionCounts(cwd) {
  const hashes = async () => JSON.parse(await turboRun(cwd, "--dry=json")).tasks.map(({ hash }) => hash);
  const before = await hashes();
  const lock = join(cwd, "package-lock.json");
  const text = readFileSync(lock, "utf8");
  const { version } = JSON.parse(text).packages["node_modules/navc"];
  writeFileSync(lock, text.replaceAll(`"${version}"`, '"99.0.0"'));
  const after = new Set(await hashes());
  writeFileSync(lock, text);
  if (before.some((hash) => after.has(hash))) throw new Error("The version of navc is no part of what is hashed.");
}

function demandSame(one, other, name) {
  for (const file of ["navigation.json", "inputs.json"])
    if (output(one, name, file) !== output(other, name, file)) throw new Error(`${name}: ${file} differs.`);
}

function output(folder, name, file) {
  return readFileSync(join(folder, "packages", name, "build", file), "utf8");
}

/** What a program prints on stdout; rejects with all that it printed when it fails. */
function run(program, words, { cwd, env = process.env }) {
  return new Promise((done, fail) => {
    execFile(program, words, { cwd, env, encoding: "utf8", maxBuffer: 2 ** 28 }, (error, stdout, stderr) => {
      if (error === null) done(stdout);
      else fail(new Error(`${program} ${words.join(" ")} failed:\n${stdout}${stderr}`));
    });
  });
}
