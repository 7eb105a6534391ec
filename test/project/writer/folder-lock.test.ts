// Does only one run at a time write to a folder, also where another was killed?
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { lockFolder } from "../../../src/project/writer/folder-lock.ts";
import { openFolder } from "../../../src/project/writer/output-folder.ts";
import { compileSource } from "../../faults/compiled-sources.ts";

const all = realpathSync(mkdtempSync(join(tmpdir(), "navc-lock-")));
const caches = join(all, "caches");
const before = process.env["XDG_CACHE_HOME"];
beforeAll(() => {
  compileSource("src/project/writer/folder-lock.ts", join(all, "compiled"));
  process.env["XDG_CACHE_HOME"] = caches;
});
afterAll(() => {
  if (before === undefined) delete process.env["XDG_CACHE_HOME"];
  else process.env["XDG_CACHE_HOME"] = before;
  rmSync(all, { recursive: true });
});

let folder = "";
let number = 0;
beforeEach(() => {
  folder = join(all, String(number++));
  mkdirSync(folder);
});

const never = { tries: 0, milliseconds: 0 };
const tickets = (): readonly string[] => readdirSync(join(caches, process.platform === "linux" ? "navc/locks" : ""));

/** The arguments of node for a process that locks the folder, and then runs `held`. */
function locker(held: string): readonly string[] {
  const program = `
    import { appendFileSync } from "node:fs";
    import { lockFolder } from ${JSON.stringify(join(all, "compiled/project/writer/folder-lock.js"))};
    const unlock = await lockFolder(${JSON.stringify(folder)}, { tries: 10_000, milliseconds: 5 });
    ${held}
    unlock();`;
  return ["--input-type=module", "--eval", program];
}

test("a second run is refused with the folder and what to do, until the first has ended; another folder is free", async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder, never)).rejects.toThrow(
    `${folder} can't be written: another run of navc writes there (process ${process.pid}). Wait until it has ended, and run this again`,
  );
  (await lockFolder(all, never))();
  unlock();
  (await lockFolder(folder, never))();
});

test("a second run waits, and the way to the folder makes no difference", async () => {
  symlinkSync(folder, join(all, "link"));
  const first = await openFolder(folder);
  const order: string[] = [];
  const second = openFolder(join(all, "link")).then((opened) => {
    order.push("second");
    opened.close();
  });
  await first.write("a.md", "x");
  order.push("first");
  first.close();
  await second;
  expect(order).toEqual(["first", "second"]);
});

test("of many processes at once, some of which are killed, never two have it, and nothing is left", async () => {
  const log = join(folder, "log");
  const held = (end: string): string => `
    appendFileSync(${JSON.stringify(log)}, "in ");
    await new Promise((resolve) => setTimeout(resolve, 2));
    ${end}
    appendFileSync(${JSON.stringify(log)}, "out ");`;
  const killed = `appendFileSync(${JSON.stringify(log)}, "out "); process.kill(process.pid, "SIGKILL");`;
  const ends = Array.from({ length: 8 }, (_, index) => (index % 3 === 0 ? killed : ""));
  await Promise.all(
    ends.map(
      (end) =>
        new Promise((resolve) => {
          spawn(process.execPath, locker(held(end)), { stdio: ["ignore", "ignore", "inherit"] }).on("exit", resolve);
        }),
    ),
  );
  (await lockFolder(folder, never))();
  expect(readFileSync(log, "utf8")).toBe("in out ".repeat(ends.length));
  expect(tickets()).toEqual([]);
});

test.skipIf(process.platform === "win32")("a signal gives the folder back (Windows has none)", () => {
  const ended = spawnSync(
    process.execPath,
    locker(`process.kill(process.pid, "SIGINT"); await new Promise(() => setInterval(() => {}, 1e6));`),
  );
  expect([ended.signal, tickets()]).toEqual(["SIGINT", []]);
});

test("tickets are where only this user can put one, else in the folder for temporary files", async () => {
  const unlock = await lockFolder(folder);
  expect(tickets()).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.[0-9a-f]{8}-\d+-\d+\.[0-9a-f]{16}$/)]);
  unlock();
  // In the place of the folder for caches is a file.
  process.env["XDG_CACHE_HOME"] = join(folder, "file");
  spawnSync("touch", [join(folder, "file")]);
  const again = await lockFolder(folder);
  await expect(lockFolder(folder, never)).rejects.toThrow("another run of navc writes there");
  again();
  process.env["XDG_CACHE_HOME"] = caches;
});
