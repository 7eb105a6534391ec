// Is a file written whole or not at all, and to where it is meant, whatever happens meanwhile?
import { spawn, spawnSync } from "node:child_process";
import fs, {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openFolder } from "../../src/project/writer/output-folder.ts";
import { writeFile } from "../../src/project/writer/write-file.ts";
import { compileSource } from "./compiled-sources.ts";

const all = mkdtempSync(join(tmpdir(), "navc-writing-"));
const compiled = join(all, "compiled");
afterAll(() => rmSync(all, { recursive: true }));
beforeAll(() => compileSource("src/project/writer/write-file.ts", compiled));

let folder = "";
let number = 0;
beforeEach(() => {
  folder = join(all, String(number++));
  mkdirSync(folder);
});

/** The files beside `result.json` while it is written. */
async function namesMeanwhile(): Promise<readonly string[]> {
  let names: readonly string[] = [];
  function* chunks(): Generator<string> {
    // More than what is kept in memory, so that the beginning is on the disk.
    yield "a".repeat(600_000);
    names = readdirSync(folder).filter((name) => name !== "result.json");
  }
  await writeFile(join(folder, "result.json"), chunks());
  return names;
}

/** The arguments of node for a process that writes `result.json` in `folder`; `chunks` is the body of a generator. */
function writer(chunks: string): readonly string[] {
  const program = `
    import { writeFile } from ${JSON.stringify(join(compiled, "project/writer/write-file.js"))};
    function* chunks() { ${chunks} }
    await writeFile(${JSON.stringify(join(folder, "result.json"))}, chunks());`;
  return ["--input-type=module", "--eval", program];
}

describe("a link in the folder", () => {
  test("with a name that the process might use for half a file is not followed", async () => {
    const [outside, file] = [join(all, "outside.txt"), join(folder, "result.json")];
    writeFileSync(outside, "mine");
    for (const name of [`${file}.${process.pid}.tmp`, `${file}.tmp`, `${file}~`]) symlinkSync(outside, name);
    await writeFile(file, "new");
    expect([readFileSync(file, "utf8"), readFileSync(outside, "utf8")]).toEqual(["new", "mine"]);
    expect(readdirSync(folder)).toHaveLength(4);
  });

  test("can't be prepared: half a file has another name each time", async () => {
    const names = [...(await namesMeanwhile()), ...(await namesMeanwhile())];
    expect(new Set(names).size).toBe(2);
    for (const name of names) expect(name).toMatch(/^\.navc-[0-9a-f]{8}-\d+-\d+-[0-9a-f]{16}\.tmp$/);
  });

  test("is left, and half a file stands in the folder of its target, so that it can be renamed", async () => {
    const target = join(folder, "target");
    mkdirSync(target);
    writeFileSync(join(target, "real.json"), "old");
    symlinkSync("target/real.json", join(folder, "result.json"));
    expect(await namesMeanwhile()).toEqual(["target"]);
    expect(readFileSync(join(target, "real.json"), "utf8")).toMatch(/^a+$/);
  });

  test("that leads nowhere or in a circle is refused with the reason", async () => {
    symlinkSync("nowhere.json", join(folder, "dangling.json"));
    symlinkSync("loop.json", join(folder, "loop.json"));
    for (const name of ["dangling.json", "loop.json"])
      await expect(writeFile(join(folder, name), "x")).rejects.toThrow(/json can't be written: E/);
    expect(readdirSync(folder).toSorted()).toEqual(["dangling.json", "loop.json"]);
  });
});

describe.skipIf(process.platform === "win32").each(["linux", "darwin"])(
  "a folder that becomes a link while a file in it is written, with the means of %s",
  (platform) => {
    const [inside, outside] = ["inside", "outside"];
    const at = (...names: readonly string[]): string => join(folder, ...names);
    const own = process.platform;
    beforeEach(() => {
      Object.defineProperty(process, "platform", { value: platform });
      for (const each of [inside, outside]) {
        mkdirSync(at(each));
        writeFileSync(at(each, "a.json"), "old");
      }
    });
    afterEach(() => Object.defineProperty(process, "platform", { value: own }));
    function swap(): void {
      renameSync(at(inside), at("aside"));
      symlinkSync(outside, at(inside));
    }
    function* swapping(): Generator<string> {
      yield "n".repeat(600_000);
      swap();
      yield "ew";
    }
    function expectNothingWritten(): void {
      for (const each of ["aside", outside])
        expect([readdirSync(at(each)), readFileSync(at(each, "a.json"), "utf8")]).toEqual([["a.json"], "old"]);
    }

    test("a file that the command names", async () => {
      await expect(writeFile(at(inside, "a.json"), swapping())).rejects.toThrow(
        /inside\/a\.json can't be written: \S+\/inside is no longer the folder it was$/,
      );
      // With the means of Linux the half is removed in the folder that was moved, elsewhere it is not found there.
      if (platform === "linux") expectNothingWritten();
      expect([readdirSync(at(outside)), readFileSync(at(outside, "a.json"), "utf8")]).toEqual([["a.json"], "old"]);
    });

    test.each(["a.json", "new.json"])("a file below the folder that the command names: %s", async (name) => {
      const opened = await openFolder(folder);
      await expect(opened.write(`${inside}/${name}`, swapping())).rejects.toThrow(/is no longer the folder it was$/);
      if (platform === "linux") expectNothingWritten();
      await expect(opened.write(`${inside}/${name}`, "new")).rejects.toThrow(
        /can't be written: \S+\/inside is a link, and a folder is needed there\. Remove it, or name another folder$/,
      );
      opened.close();
      expect([readdirSync(at(outside)), readFileSync(at(outside, "a.json"), "utf8")]).toEqual([["a.json"], "old"]);
    });

    test("the folder that the command names", async () => {
      const opened = await openFolder(at(inside));
      swap();
      for (const path of ["a.json", "deep/b.json"])
        await expect(opened.write(path, "new")).rejects.toThrow(/inside is no longer the folder it was$/);
      expect(() => opened.remove("a.json", () => true)).toThrow(/inside is no longer the folder it was$/);
      opened.close();
      expectNothingWritten();
    });
  },
);

test("a folder that may be written to and not listed gets its file", async () => {
  const { openSync } = fs;
  Object.assign(fs, {
    openSync: (...words: Parameters<typeof openSync>) => {
      if (words[0] !== realpathSync(folder)) return openSync(...words);
      throw Object.assign(new Error("EACCES: permission denied, open"), { code: "EACCES", syscall: "open" });
    },
  });
  syncBuiltinESMExports();
  try {
    await writeFile(join(folder, "result.json"), "new");
  } finally {
    Object.assign(fs, { openSync });
    syncBuiltinESMExports();
  }
  expect([readdirSync(folder), readFileSync(join(folder, "result.json"), "utf8")]).toEqual([["result.json"], "new"]);
});

test("half a file of a private one is never open to others", async () => {
  const file = join(folder, "result.json");
  writeFileSync(file, "old", { mode: 0o600 });
  const { openSync } = fs;
  const modes: unknown[] = [];
  Object.assign(fs, {
    openSync: (...words: Parameters<typeof openSync>) => {
      if (words[1] === "wx") modes.push(words[2]);
      return openSync(...words);
    },
  });
  syncBuiltinESMExports();
  try {
    await writeFile(file, "new");
  } finally {
    Object.assign(fs, { openSync });
    syncBuiltinESMExports();
  }
  expect([modes, statSync(file).mode & 0o777]).toEqual([[0o600], 0o600]);
});

describe.skipIf(process.platform === "win32")("a signal between two chunks (Windows has none)", () => {
  test.each(["SIGINT", "SIGTERM", "SIGHUP"])(
    "%s ends the process by itself and leaves the old file alone",
    (signal) => {
      writeFileSync(join(folder, "result.json"), "old");
      // Without end: only the signal ends it.
      const chunks = `yield "half".repeat(2e5); process.kill(process.pid, "${signal}"); for (;;) yield "more";`;
      const ended = spawnSync(process.execPath, writer(chunks), { encoding: "utf8" });
      expect([ended.signal, ended.stderr]).toEqual([signal, ""]);
      expect(readdirSync(folder)).toEqual(["result.json"]);
      expect(readFileSync(join(folder, "result.json"), "utf8")).toBe("old");
    },
  );

  test("SIGINT after the last chunk is not lost, and the file is old or new", () => {
    writeFileSync(join(folder, "result.json"), "old");
    const ended = spawnSync(process.execPath, writer(`yield "new"; process.kill(process.pid, "SIGINT");`));
    expect(ended.signal).toBe("SIGINT");
    expect(readdirSync(folder)).toEqual(["result.json"]);
    expect(readFileSync(join(folder, "result.json"), "utf8")).toMatch(/^(old|new)$/);
  });

  test("SIGKILL can leave half a file beside it, which the next run removes, and never in its place", async () => {
    writeFileSync(join(folder, "result.json"), "old");
    const ended = spawnSync(
      process.execPath,
      writer(`yield "half".repeat(2e5); process.kill(process.pid, "SIGKILL"); yield "x";`),
    );
    expect(ended.signal).toBe("SIGKILL");
    expect(readFileSync(join(folder, "result.json"), "utf8")).toBe("old");
    expect(readdirSync(folder)).toHaveLength(2);
    await writeFile(join(folder, "result.json"), "new");
    expect(readdirSync(folder)).toEqual(["result.json"]);
  });
});

test("a process that exits while it writes leaves the old file alone", () => {
  writeFileSync(join(folder, "result.json"), "old");
  expect(spawnSync(process.execPath, writer(`yield "half".repeat(2e5); process.exit(7);`)).status).toBe(7);
  expect(readdirSync(folder)).toEqual(["result.json"]);
  expect(readFileSync(join(folder, "result.json"), "utf8")).toBe("old");
});

test("processes that write at once, also with one process id in two containers, never mix their texts", async () => {
  // Each has the id 1, as the first process of a container does.
  const run = (letter: string): Promise<number | null> => {
    const chunks = `for (let n = 0; n < 50; n++) yield "${letter}".repeat(10_000);`;
    const [type, evaluate, program] = writer(chunks);
    const asFirst = `Object.defineProperty(process, "pid", { value: 1 });${program}`;
    return new Promise((resolve) => {
      spawn(process.execPath, [type!, evaluate!, asFirst], { stdio: "ignore" }).on("exit", resolve);
    });
  };
  expect(await Promise.all(["a", "b", "c"].map(run))).toEqual([0, 0, 0]);
  expect(readFileSync(join(folder, "result.json"), "utf8")).toMatch(/^(a{500000}|b{500000}|c{500000})$/);
  expect(readdirSync(folder)).toEqual(["result.json"]);
});

test("writers in one process leave a whole text and nothing else", async () => {
  const file = join(folder, "result.json");
  const before = process.listenerCount("SIGINT");
  await Promise.all(["a", "b", "c"].map((text) => writeFile(file, [text, text])));
  expect(readFileSync(file, "utf8")).toMatch(/^(aa|bb|cc)$/);
  expect([readdirSync(folder), process.listenerCount("SIGINT")]).toEqual([["result.json"], before]);
});

/** Why a small file system can't be mounted here; undefined where it can. */
function noMount(): string | undefined {
  if (process.platform !== "linux") return "only Linux has tmpfs";
  const probe = join(all, "probe");
  mkdirSync(probe);
  const { status, error } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=64k", "navc", probe]);
  if (error !== undefined || status !== 0) return "this user may not mount";
  spawnSync("umount", [probe]);
  return undefined;
}

const reason = noMount();
test.skipIf(reason !== undefined)(
  `a full disk leaves the old file and nothing else${reason ? ` (${reason})` : ""}`,
  async () => {
    spawnSync("mount", ["-t", "tmpfs", "-o", "size=64k", "navc", folder]);
    try {
      const file = join(folder, "result.json");
      await writeFile(file, "old");
      await expect(writeFile(file, ["x".repeat(40_000), "y".repeat(40_000)])).rejects.toThrow(
        /result\.json can't be written: ENOSPC/,
      );
      expect([readFileSync(file, "utf8"), readdirSync(folder)]).toEqual(["old", ["result.json"]]);
    } finally {
      spawnSync("umount", [folder]);
    }
  },
);

test.skipIf(!existsSync("/dev/full"))(
  "a device that takes nothing is a fault in a sentence (needs /dev/full)",
  async () => {
    await expect(writeFile("/dev/full", "x")).rejects.toThrow("/dev/full can't be written: ENOSPC");
  },
);

test.skipIf(process.platform === "win32")("a FIFO gets the text as it is (Windows has no such file)", async () => {
  const fifo = join(folder, "fifo");
  spawnSync("mkfifo", [fifo]);
  const reader = spawn("cat", [fifo], { stdio: ["ignore", "pipe", "inherit"] });
  const text = (async () => (await reader.stdout.setEncoding("utf8").toArray()).join(""))();
  await writeFile(fifo, ["a".repeat(100_000), "b"]);
  expect(await text).toBe(`${"a".repeat(100_000)}b`);
  expect(statSync(fifo).isFIFO()).toBe(true);
});

test("a folder, or a file in the way of one, is a fault in a sentence", async () => {
  writeFileSync(join(folder, "file"), "");
  const named = writeFile(folder, "x");
  await expect(named).rejects.toThrow(/can't be written: it is a folder\. Name a file in it$/);
  const below = writeFile(join(folder, "file/result.json"), "x");
  await expect(below).rejects.toThrow(/can't be written: E/);
  expect(readdirSync(folder)).toEqual(["file"]);
});

test("a name as long as a name can be is written, too", async () => {
  const name = `${"n".repeat(250)}.json`;
  await writeFile(join(folder, name), "x");
  expect(readdirSync(folder)).toEqual([name]);
});

const isRoot = process.getuid?.() === 0;
test.skipIf(!isRoot)(
  "a file of somebody else stays theirs when a superuser replaces it (needs a superuser)",
  async () => {
    const file = join(folder, "result.json");
    writeFileSync(file, "old");
    spawnSync("chown", ["1234:2345", file]);
    chmodSync(file, 0o640);
    await writeFile(file, "new");
    const { uid, gid, mode } = statSync(file);
    expect([uid, gid, mode & 0o777]).toEqual([1234, 2345, 0o640]);
  },
);

test("the null device stays one", async () => {
  await writeFile(devNull, "x");
  expect(statSync(devNull).isFile()).toBe(false);
});
