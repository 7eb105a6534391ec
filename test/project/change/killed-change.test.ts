// After a change was killed, wherever it was: does the next command undo all of it?
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { killedRun } from "../../../src/project/change/apply-plan.ts";
import type { PlannedFile } from "../../../src/project/change/edit-plan.ts";
import { compileSource } from "../../faults/compiled-sources.ts";

const all = realpathSync(mkdtempSync(join(tmpdir(), "navc-killed-change-")));
const root = join(all, "site");
const caches = join(all, "caches");
beforeAll(() => compileSource("src/project/change/apply-plan.ts", join(all, "compiled")));
beforeAll(() => void vi.stubEnv("XDG_CACHE_HOME", caches));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(all, { recursive: true });
});

const before = { "docs.json": "old", "a/one.mdx": "one", "a/two.mdx": "two", "gone.mdx": "gone", "p.png": "p" };
const files: readonly PlannedFile[] = [
  { kind: "edit", file: "docs.json", before: "old", after: "new" },
  { kind: "move", from: "a/one.mdx", to: "b/c/one.mdx", before: "one", after: "ONE" },
  { kind: "move", from: "a/two.mdx", to: "p.png" },
  { kind: "move", from: "p.png", to: "a/two.mdx" },
  { kind: "remove", file: "gone.mdx", before: "gone" },
  { kind: "create", file: "made/new.mdx", after: "made" },
];
const after = {
  "a/": "",
  "a/two.mdx": "p",
  "b/": "",
  "b/c/": "",
  "b/c/one.mdx": "ONE",
  "docs.json": "new",
  "made/": "",
  "made/new.mdx": "made",
  "p.png": "two",
};

function start(): void {
  rmSync(root, { recursive: true, force: true });
  for (const [file, text] of Object.entries(before)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

/** Every file with its text, and every folder. */
function found(): Readonly<Record<string, string>> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(root.length + 1);
    return entry.isDirectory() ? ([`${name}/`, ""] as const) : ([name, readFileSync(path, "utf8")] as const);
  });
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Runs a call of a program, which is killed when it changes something on the disk for the `last` time. Returns how often it did. */
function run(call: string, last = Infinity): number | undefined {
  const program = `
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    let changes = 0;
    for (const name of ["writeSync", "appendFileSync", "renameSync", "unlinkSync", "mkdirSync", "rmdirSync", "rmSync", "fsyncSync"]) {
      const own = fs[name];
      fs[name] = (...words) => {
        changes += 1;
        if (changes > ${last}) process.kill(process.pid, "SIGKILL");
        return own(...words);
      };
    }
    syncBuiltinESMExports();
    const { applyPlan, killedRun } = await import(${JSON.stringify(join(all, "compiled/project/change/apply-plan.js"))});
    await (${call});
    console.log(changes);`;
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
    env: { ...process.env, XDG_CACHE_HOME: caches },
  });
  expect([status, signal, stderr]).toEqual(signal === "SIGKILL" ? [null, signal, ""] : [0, null, ""]);
  return signal === null ? Number(stdout) : undefined;
}

const apply = `applyPlan(${JSON.stringify(root)}, ${JSON.stringify(files)})`;
const undo = `(async () => (await killedRun(${JSON.stringify(root)}))?.undo())()`;

test("killed at any change on the disk, it is undone completely, even if the undoing is killed, too", async () => {
  start();
  const old = found();
  const changes = run(apply)!;
  expect(found()).toEqual(after);
  expect(changes).toBeGreaterThan(25);
  for (let last = 0; last < changes; last += 1) {
    start();
    expect(run(apply, last)).toBe(undefined);
    if (last % 3 === 0) run(undo, 1 + (last % 9));
    // As the next command does, which is another process than the killed one.
    await (await killedRun(root))?.undo();
    const now = found();
    // Its last step may be done: then the journal is removed, and nothing is left to undo.
    expect({ last, now }).toEqual({ last, now: last >= changes - 2 && now["docs.json"] === "new" ? after : old });
  }
});
