// After an export was killed, wherever it was: is the next one as if nothing had happened?
import { spawnSync } from "node:child_process";
import { textsIn } from "../support/texts-in.ts";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportTexts, putText, type Texts } from "../support/export-texts.ts";
import { propertyRuns } from "../support/property-runs.ts";
import { compileSource } from "./compiled-sources.ts";

const all = realpathSync(mkdtempSync(join(tmpdir(), "navc-killed-")));
const out = join(all, "out");
const copy = join(all, "copy");
beforeAll(() => compileSource("src/tools/cli/export/write-host-files.ts", join(all, "compiled")));
afterAll(() => rmSync(all, { recursive: true }));

const before: Texts = { "a.md": "one", "guides/b.md": "two", "guides/deep/c.md": "three", "gone/d.md": "four" };
const after: Texts = { "a.md": "new", "guides/b.md": "two", "guides/deep/c.md": "other", "new/e.md": "five" };

/** Runs an export, which is killed when it changes something on the disk for the `last` time. Returns how often it did, where it ends by itself. */
function exported(files: Texts, last = Infinity): number | undefined {
  const program = `
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    let changes = 0;
    for (const name of ["writeSync", "renameSync", "unlinkSync", "mkdirSync", "rmdirSync", "rmSync", "fchmodSync", "fsyncSync"]) {
      const own = fs[name];
      fs[name] = (...words) => {
        changes += 1;
        if (changes > ${last}) process.kill(process.pid, "SIGKILL");
        return own(...words);
      };
    }
    syncBuiltinESMExports();
    const { writeHostFiles } = await import(${JSON.stringify(join(all, "compiled/tools/cli/export/write-host-files.js"))});
    const files = Object.entries(${JSON.stringify(files)}).map(([path, content]) => ({ path, content }));
    const { refused, left } = await writeHostFiles(${JSON.stringify(out)}, files);
    if (refused.length + left.length > 0) throw new Error(JSON.stringify({ refused, left }));
    console.log(changes);`;
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
    env: { ...process.env, XDG_CACHE_HOME: join(all, "caches") },
  });
  expect([status, signal, stderr]).toEqual(signal === "SIGKILL" ? [null, signal, ""] : [0, null, ""]);
  return signal === null ? Number(stdout) : undefined;
}

/** All files in the folder, without the record. */
function found(folder = out): Texts {
  const { ".navc-export": _, ...texts } = textsIn(folder);
  return texts;
}

async function start(): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  await exportTexts(out, before);
  putText(out, "guides/own.md", "mine");
}

const mine = { "guides/own.md": "mine" };

test("at each change on the disk, each file is old or new, and the next export gives the right folder with nothing left", async () => {
  await start();
  const recordBefore = readFileSync(join(out, ".navc-export"), "utf8");
  const changes = exported(after)!;
  const record = readFileSync(join(out, ".navc-export"), "utf8");
  expect(changes).toBeGreaterThan(15);
  expect(found()).toEqual({ ...after, ...mine });
  // Each point costs a process. The first ones come with every number of cases: they make the record.
  const step = Math.ceil(changes / propertyRuns(changes * 4));
  for (let last = 0; last < changes; last += last < 4 ? 1 : step) {
    await start();
    expect(exported(after, last)).toBe(undefined);
    for (const [path, text] of Object.entries(found()))
      if (!path.endsWith(".tmp")) expect([before[path], after[path], ...Object.values(mine)]).toContain(text);
    cpSync(out, copy, { recursive: true });
    for (const [folder, files] of [
      [out, after],
      [copy, before],
    ] as const) {
      expect(await exportTexts(folder, files)).toMatchObject({ refused: [], left: [] });
      expect({ last, files: found(folder) }).toEqual({ last, files: { ...files, ...mine } });
      expect(readdirSync(folder).filter((name) => name !== "gone" && name !== "new")).toHaveLength(3);
      expect(readFileSync(join(folder, ".navc-export"), "utf8")).toBe(files === after ? record : recordBefore);
    }
    expect([existsSync(join(out, "gone")), existsSync(join(copy, "new"))]).toEqual([false, false]);
    rmSync(copy, { recursive: true });
  }
});
