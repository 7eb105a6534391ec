// Compiles a repository with Turborepo, and a remote cache on the loopback address.
import { spawn } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { runProgram } from "./run-program.mjs";

const token = "only-for-this-run";

/** Starts the cache. `compile` answers how many packages were found in it, and how many were compiled. */
export async function startTurborepo({ tools, work }) {
  const port = await freePort();
  const server = await startServer(join(tools, "node_modules/turborepo-remote-cache/dist/cli.js"), port, work);
  const program = join(tools, "node_modules/turbo/bin/turbo");
  const env = {
    ...process.env,
    TURBO_API: `http://127.0.0.1:${port}`,
    TURBO_TOKEN: token,
    TURBO_TEAM: "team_acme",
    TURBO_TELEMETRY_DISABLED: "1",
  };
  const run = (cwd, ...words) => runProgram(process.execPath, [program, "run", "navigation", ...words], { cwd, env });
  return {
    async compile(cwd) {
      rmSync(join(cwd, ".turbo"), { recursive: true, force: true });
      await run(cwd, "--cache=remote:rw", "--summarize", "--output-logs=errors-only");
      const [summary] = readdirSync(join(cwd, ".turbo/runs"));
      const { tasks } = JSON.parse(readFileSync(join(cwd, ".turbo/runs", summary), "utf8"));
      const count = (status) => tasks.filter(({ cache }) => cache.status === status).length;
      return { fromCache: count("HIT"), compiled: count("MISS") };
    },
    async check(cwd) {
      const plan = async () => JSON.parse(await run(cwd, "--dry=json")).tasks;
      const tasks = await plan();
      demandCovered(cwd, tasks);
      demandOtherHashes(tasks, await withOtherVersion(cwd, plan));
    },
    end: () => void server.kill(),
  };
}

async function startServer(program, port, work) {
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
  const server = spawn(process.execPath, [program], { env, stdio: ["ignore", "inherit", "inherit"] });
  for (let tries = 0; tries < 100; tries++) {
    // oxlint-disable-next-line no-await-in-loop -- until it answers
    if (await answers(`http://127.0.0.1:${port}/v8/artifacts/status`)) return server;
  }
  server.kill();
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

/** turbo.json has to name all that a result depends on. */
function demandCovered(cwd, tasks) {
  for (const { directory, inputs: hashed } of tasks) {
    const { inputs } = JSON.parse(readFileSync(join(cwd, directory, "build/inputs.json"), "utf8"));
    const files = inputs.filter(({ sha256 }) => sha256 !== null).map(({ file }) => `docs/${file}`);
    const missing = files.filter((file) => !Object.hasOwn(hashed, file));
    if (files.length < 2 || missing.length > 0) throw new Error(`turbo.json does not cover ${directory}: ${missing}`);
  }
}

/** What Turborepo would do if the lockfile named another version of navc. */
async function withOtherVersion(cwd, plan) {
  const lock = join(cwd, "package-lock.json");
  const text = readFileSync(lock, "utf8");
  const { version } = JSON.parse(text).packages["node_modules/navc"];
  writeFileSync(lock, text.replaceAll(`"${version}"`, '"99.0.0"'));
  const tasks = await plan();
  writeFileSync(lock, text);
  return tasks;
}

/** Another version of navc may give another result. */
function demandOtherHashes(before, after) {
  const hashes = new Set(after.map(({ hash }) => hash));
  if (before.some(({ hash }) => hashes.has(hash))) throw new Error("The version of navc is no part of what is hashed.");
}
