// Does a compile of several folders give what one compile after the other gives, whatever becomes of one of them?
import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { builtPackage } from "../../../examples/built-package.ts";

const all = realpathSync(mkdtempSync(join(tmpdir(), "navc-sites-")));
let bin: string;
let folder = "";
let number = 0;
beforeAll(() => {
  bin = builtPackage().dist("cli/bin.js");
});
beforeEach(() => {
  folder = join(all, String(number++));
  for (const name of ["a", "b", "c"]) {
    write(`${name}/docs.json`, JSON.stringify({ name, navigation: { pages: ["index", "more"] } }));
    write(`${name}/index.mdx`, "");
    write(`${name}/more.mdx`, `---\ntitle: More of ${name}\n---\n`);
  }
});
afterAll(() => rmSync(all, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const read = (file: string): string => readFileSync(join(folder, file), "utf8");

function navc(words: string, env: Readonly<Record<string, string>> = {}): SpawnSyncReturns<string> {
  const argv = [bin, ...words.split(" ")];
  return spawnSync(process.execPath, argv, {
    cwd: folder,
    encoding: "utf8",
    timeout: 60_000,
    env: { ...process.env, NO_COLOR: "1", ...env },
  });
}

/** The environment of a process, and its threads, that runs a program first. */
function after(program: string): Readonly<Record<string, string>> {
  write(
    "first.mjs",
    `import { isMainThread } from "node:worker_threads";\nimport fs from "node:fs";\nimport { syncBuiltinESMExports } from "node:module";\n${program}\nsyncBuiltinESMExports();\n`,
  );
  return { NODE_OPTIONS: `--import=${join(folder, "first.mjs")}` };
}

/** Runs a statement in a worker before it reads a file of the folder `name`. */
function beforeReading(name: string, statement: string): Readonly<Record<string, string>> {
  return after(`
    const open = fs.openSync;
    fs.openSync = (path, ...more) => {
      if (!isMainThread && /[\\\\/]${name}[\\\\/]docs.json$/.test(path)) { ${statement} }
      return open(path, ...more);
    };`);
}

const written = (): readonly string[] =>
  existsSync(join(folder, "out"))
    ? readdirSync(join(folder, "out"), { recursive: true, encoding: "utf8" })
        .filter((file) => file.includes("."))
        .map((file) => file.replaceAll("\\", "/"))
        .toSorted()
    : [];

test("results, lists of inputs and locks are those of one compile after the other", () => {
  write("b/docs.json", JSON.stringify({ name: "b", openapi: "spec.json", navigation: { pages: ["GET /users"] } }));
  const info = { title: "A", version: "1" };
  write("b/spec.json", JSON.stringify({ openapi: "3.1.0", info, paths: { "/users": { get: {} } } }));
  const { status, stdout, stderr } = navc("compile a b c -o out --inputs inputs.json --lock navc.lock.json");
  expect([status, stdout, stderr]).toEqual([0, "", ""]);
  for (const name of ["a", "b", "c"]) {
    const lock = read(`${name}/navc.lock.json`);
    rmSync(join(folder, `${name}/navc.lock.json`));
    navc(`compile ${name} -o one.json --inputs inputs.json --lock ${name}/navc.lock.json`);
    expect(read(`out/${name}/navigation.json`)).toBe(read("one.json"));
    expect(read(`out/${name}/inputs.json`)).toBe(read("inputs.json"));
    expect(lock).toBe(read(`${name}/navc.lock.json`));
  }
  expect(read("b/navc.lock.json")).toContain("GET /users");
});

test("each folder is reported in its place, all are compiled, and the exit code is the worst", () => {
  rmSync(join(folder, "b/more.mdx"));
  const alone = navc("compile b -o one.json");
  const { status, stderr } = navc("compile c nowhere b a -o out");
  expect([alone.status, status]).toEqual([1, 2]);
  expect(stderr).toBe(`navc: There is no folder "nowhere".\n${alone.stderr}`);
  expect(written()).toEqual(["a/navigation.json", "b/navigation.json", "c/navigation.json"]);
  expect([navc("compile a b -o out").status, navc("compile a b -o out --exit-zero").status]).toEqual([1, 0]);
  expect(navc("compile a b -o out --color").stderr).toContain("\u001B[");
});

test("the wrong options of several folders are reported once, and nothing is written", () => {
  const { status, stdout, stderr } = navc("compile a b");
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(/^navc: Several folders need a folder for their results: .*\n$/);
  expect(navc("compile a b -o a/out").stderr).toMatch(/would be in a, which is another of the folders/);
  expect(existsSync(join(folder, "a/out"))).toBe(false);
});

test("a folder that can't be written to is an error of its own", () => {
  write("out/b", "a file");
  const { status, stderr } = navc("compile a b c -o out");
  expect([status, stderr]).toEqual([
    2,
    expect.stringMatching(/^navc: out\/b\/navigation\.json can't be written: .*\n$/),
  ]);
  expect(written()).toEqual(["a/navigation.json", "c/navigation.json"]);
});

test.skipIf(availableParallelism() < 2)(
  "reports keep their order where a later folder is done first (needs two processors)",
  () => {
    for (const name of ["a", "b"]) rmSync(join(folder, `${name}/more.mdx`));
    const waits = `while (!fs.existsSync(${JSON.stringify(join(folder, "out/b/navigation.json"))})) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);`;
    const { stderr } = navc("compile a b -o out", beforeReading("a", waits));
    expect([...stderr.matchAll(/^(\w)\/docs\.json:/gm)].map(([, name]) => name)).toEqual(["a", "b"]);
  },
);

describe("a thread that ends", () => {
  test("for want of memory is an error of its folder alone", () => {
    const env = beforeReading("b", "for (const all = []; ; ) all.push(new Array(1e6).fill(0));");
    const { status, stderr } = navc("compile a b c -o out", {
      NODE_OPTIONS: `${env["NODE_OPTIONS"] ?? ""} --max-old-space-size=64`,
    });
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/^navc: b was not compiled, because it takes more memory than there is\. .*\n$/),
    ]);
    expect(written()).toEqual(["a/navigation.json", "c/navigation.json"]);
  });

  test("by an error that nobody catches is a bug, of its folder alone", () => {
    const env = beforeReading("b", 'queueMicrotask(() => { throw new Error("that nobody catches"); });');
    const { status, stderr } = navc("compile a b c -o out", env);
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/^navc: this is a bug in navc\..*\nError: that nobody catches/),
    ]);
    expect(written()).toEqual(["a/navigation.json", "c/navigation.json"]);
  });
});

test.skipIf(process.platform === "win32")(
  "SIGINT while a file is written leaves whole files only (Windows has none)",
  () => {
    const env = after(`
    const rename = fs.renameSync;
    let files = 0;
    fs.renameSync = (...paths) => {
      if (++files === 2) process.kill(process.pid, "SIGINT");
      else rename(...paths);
    };`);
    const { signal, stderr } = navc("compile a b c -o out", env);
    expect([signal, stderr]).toEqual(["SIGINT", ""]);
    expect(written()).toHaveLength(1);
  },
);
