// Does what is written below a folder stay below it, and is a file that is there replaced only where it may be?
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openFolder, type OutputFolder } from "../../../src/project/writer/output-folder.ts";
import { machine, processMark } from "../../../src/project/writer/process-mark.ts";
import { unlessSame } from "../../../src/project/writer/replace-file.ts";

let top = "";
let out: OutputFolder;
beforeEach(async () => {
  top = realpathSync(mkdtempSync(join(tmpdir(), "navc-output-")));
  mkdirSync(join(top, "outside"));
  out = await openFolder(join(top, "out"));
});
afterEach(() => {
  out.close();
  rmSync(top, { recursive: true });
});

const at = (...names: readonly string[]): string => join(top, "out", ...names);
const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const outside = (): readonly string[] => readdirSync(join(top, "outside"));

test("folders are made, and a file that is there is replaced", async () => {
  expect(await out.write("a/b/c.md", "one")).toEqual({ kind: "written", sha256: sha256("one") });
  expect(await out.write("a/b/c.md", ["t", "wo"])).toEqual({ kind: "written", sha256: sha256("two") });
  expect(readFileSync(at("a/b/c.md"), "utf8")).toBe("two");
  expect(readdirSync(at(), { recursive: true })).toHaveLength(3);
});

describe.skipIf(process.platform === "win32")("what is in the way is neither opened nor replaced", () => {
  const kinds: Readonly<Record<string, (path: string) => void>> = {
    "a link": (path) => symlinkSync(join(top, "outside"), path),
    "a link to nothing": (path) => symlinkSync(join(top, "outside/new"), path),
    "a link to a pipe": (path) => {
      spawnSync("mkfifo", [join(top, "pipe")]);
      symlinkSync(join(top, "pipe"), path);
    },
    "a link to a device": (path) => symlinkSync("/dev/null", path),
    "a pipe": (path) => void spawnSync("mkfifo", [path]),
    "a folder": (path) => mkdirSync(path),
  };

  test.each(Object.keys(kinds))("%s in the place of a file", async (kind) => {
    kinds[kind]!(at("a.md"));
    const before = lstatSync(at("a.md")).ino;
    const said = kind.split(" to ")[0]!;
    await expect(out.write("a.md", "x")).rejects.toThrow(
      `${at("a.md")} can't be written: ${said} is in its place. Remove it, or name another place`,
    );
    expect(out.remove("a.md", () => true)).toBe("left");
    expect([lstatSync(at("a.md")).ino, outside(), readdirSync(at())]).toEqual([before, [], ["a.md"]]);
  });

  test.each(Object.keys(kinds).filter((kind) => kind !== "a folder"))("%s in the place of a folder", async (kind) => {
    mkdirSync(at("a"));
    kinds[kind]!(at("a/b"));
    const said = kind.split(" to ")[0]!;
    await expect(out.write("a/b/c.md", "x")).rejects.toThrow(
      `${at("a/b/c.md")} can't be written: ${at("a/b")} is ${said}, and a folder is needed there.`,
    );
    expect(out.remove("a/b/c.md", () => true)).toBe("left");
    expect([outside(), readdirSync(at("a"))]).toEqual([[], ["b"]]);
  });

  test("a link to the folder beside it", async () => {
    mkdirSync(at("beside"));
    symlinkSync("beside", at("b"));
    await expect(out.write("b/c.md", "x")).rejects.toThrow(`${at("b")} is a link, and a folder is needed there.`);
    writeFileSync(at("beside/c.md"), "x");
    expect(out.remove("b/c.md", () => true)).toBe("left");
    expect(readdirSync(at("beside"))).toEqual(["c.md"]);
  });

  test("a socket", async () => {
    const server = createServer().listen(at("s"));
    await once(server, "listening");
    await expect(out.write("s", "x")).rejects.toThrow("a socket is in its place");
    server.close();
  });

  test("a device, which only a superuser can make", async () => {
    if (spawnSync("mknod", [at("null"), "c", "1", "3"]).status !== 0) return expect(existsSync(at("null"))).toBe(false);
    await expect(out.write("null", "x")).rejects.toThrow("a device is in its place");
    return expect(lstatSync(at("null")).isCharacterDevice()).toBe(true);
  });

  test("and a pipe that takes the place of a file between two pieces is not waited for", async () => {
    writeFileSync(at("a.md"), "old");
    function* chunks(): Generator<string> {
      yield "x".repeat(600_000);
      rmSync(at("a.md"));
      spawnSync("mkfifo", [at("a.md")]);
      yield "y";
    }
    await expect(out.write("a.md", chunks())).rejects.toThrow("a pipe is in its place");
    expect(readdirSync(at())).toEqual(["a.md"]);
  });

  test("while the second name of a file outside gets nothing: the file is replaced, not written to", async () => {
    writeFileSync(join(top, "outside/mine"), "mine");
    linkSync(join(top, "outside/mine"), at("a.md"));
    await out.write("a.md", "new");
    expect([readFileSync(join(top, "outside/mine"), "utf8"), readFileSync(at("a.md"), "utf8")]).toEqual([
      "mine",
      "new",
    ]);
  });
});

test.each(["../a", "a/../../b", "/a", "", "a//b", ".", "a\0b", "a\\b"])("the path %j is refused", async (path) => {
  await expect(out.write(path, "x")).rejects.toThrow("its path does not stay in the folder");
  expect(() => out.remove(path, () => true)).toThrow("its path does not stay in the folder");
  expect(readdirSync(at())).toEqual([]);
});

describe("a file that is there", () => {
  const long = "0123456789abcdef".repeat(100_000);

  async function* slowly(text: string): AsyncGenerator<Uint8Array> {
    for (let from = 0; from < text.length; from += 99_991) yield Buffer.from(text.slice(from, from + 99_991));
  }

  test.each(["", "short", "é".repeat(400_000), long])("with the same content is left alone", async (text) => {
    await out.write("a.md", text);
    utimesSync(at("a.md"), 1, 1);
    for (const content of [text, [text], slowly(text), Buffer.from(text)])
      expect(await out.write("a.md", content)).toEqual({
        kind: "unchanged",
        sha256: sha256(readFileSync(at("a.md"), "utf8")),
      });
    expect(statSync(at("a.md")).mtimeMs).toBe(1000);
  });

  test.each([
    ["at the start", `x${long.slice(1)}`],
    ["after a mebibyte", `${long.slice(0, 1_200_000)}x${long.slice(1_200_001)}`],
    ["in being longer", `${long}x`],
    ["in being shorter", long.slice(0, -1)],
    ["in being empty", ""],
  ])("that differs %s is replaced as a whole, and only that is written again", async (_where, text) => {
    await out.write("a.md", long);
    expect(await out.write("a.md", slowly(text))).toEqual({ kind: "written", sha256: sha256(text) });
    expect(readFileSync(at("a.md"), "utf8") === text).toBe(true);
  });

  test("stays where the caller refuses, with the hash of what is there; the rest of the content is not asked for", async () => {
    writeFileSync(at("a.md"), "mine");
    let asked = 0;
    function* chunks(): Generator<string> {
      for (; asked < 100; asked += 1) yield "x".repeat(600_000);
    }
    const refusal = (hash: string | undefined): string => `it is ${hash === sha256("mine") ? "mine" : "other"}`;
    expect(await out.write("a.md", chunks(), { refusal })).toEqual({ kind: "refused", reason: "it is mine" });
    expect([asked, readFileSync(at("a.md"), "utf8")]).toEqual([0, "mine"]);
  });

  test("that was changed since it was read stays, and so does one that was made since", async () => {
    writeFileSync(at("a.md"), "new");
    for (const before of ["old", undefined])
      expect(await out.write("a.md", "mine", { refusal: unlessSame(before) })).toEqual({
        kind: "refused",
        reason: "it has changed meanwhile",
      });
    expect(await out.write("a.md", "mine", { refusal: unlessSame("new") })).toMatchObject({ kind: "written" });
    expect(await out.write("b.md", "mine", { refusal: unlessSame(undefined) })).toMatchObject({ kind: "written" });
  });

  test("that somebody writes to between two pieces stays", async () => {
    writeFileSync(at("a.md"), "old");
    function* chunks(): Generator<string> {
      yield "x".repeat(600_000);
      writeFileSync(at("a.md"), "by hand");
      yield "y";
    }
    await expect(out.write("a.md", chunks())).rejects.toThrow("it has been changed meanwhile");
    expect([readFileSync(at("a.md"), "utf8"), readdirSync(at())]).toEqual(["by hand", ["a.md"]]);
  });

  test("whose beginning somebody changes after it was compared is not copied from, though its time is the same", async () => {
    const put = (text: string): void => {
      writeFileSync(at("a.md"), text.repeat(1_200_000));
      utimesSync(at("a.md"), 1, 1);
    };
    put("x");
    function* chunks(): Generator<string> {
      yield "x".repeat(500_000);
      yield "x".repeat(100_000);
      put("y");
      yield "z".repeat(600_000);
    }
    await expect(out.write("a.md", chunks())).rejects.toThrow("it has been changed meanwhile");
    expect([readFileSync(at("a.md"), "utf8")[0], readdirSync(at())]).toEqual(["y", ["a.md"]]);
  });

  test("is removed only with the hash that the caller knows, and with it the folders that are empty then", async () => {
    await out.write("a/b/c.md", "one");
    await out.write("a/kept.md", "two");
    expect(out.remove("a/b/c.md", (hash) => hash === sha256("two"))).toBe("left");
    expect(out.remove("a/b/c.md", (hash) => hash === sha256("one"))).toBe("removed");
    expect(out.remove("a/b/c.md", () => true)).toBe("absent");
    expect(readdirSync(at(), { recursive: true })).toEqual(["a", "a/kept.md"]);
  });
});

describe("what a run left that was killed", () => {
  const ended = spawnSync(process.execPath, ["-e", "process.stdout.write(String(process.pid))"], { encoding: "utf8" });
  const names = {
    "of a process that has ended": `.navc-${machine()}-${ended.stdout}-1-0123456789abcdef.tmp`,
    "of another process that has its id now": `.navc-${machine()}-${process.pid}-1-0123456789abcdef.tmp`,
    "of this process": `.navc-${processMark()}-0123456789abcdef.tmp`,
    "of another machine": `.navc-00000000-1-1-0123456789abcdef.tmp`,
    "with another name": `.navc-${machine()}-${ended.stdout}-1-0123456789abcdef.tmp.md`,
  };

  async function openedAgain(): Promise<readonly string[]> {
    mkdirSync(at("deep"));
    for (const name of Object.values(names)) for (const folder of ["", "deep"]) writeFileSync(at(folder, name), "half");
    out.close();
    out = await openFolder(at());
    await out.write("deep/a.md", "x");
    return readdirSync(at());
  }

  test("is removed in each folder to which something is written, and nothing of a run that may go on", async () => {
    const stays = [names["of this process"], names["of another machine"], names["with another name"]];
    // Only Linux says when a process was started.
    if (process.platform !== "linux") stays.push(names["of another process that has its id now"]);
    expect(await openedAgain()).toEqual(["deep", ...stays].toSorted());
    expect(readdirSync(at("deep"))).toEqual(["a.md", ...stays].toSorted());
  });

  test.skipIf(process.platform === "win32")("is removed only where it is a file", async () => {
    symlinkSync(join(top, "outside"), at(names["of a process that has ended"]));
    out.close();
    out = await openFolder(at());
    expect(readdirSync(at())).toEqual([names["of a process that has ended"]]);
  });

  test("of another machine is removed when it is older than a day", async () => {
    const name = names["of another machine"];
    writeFileSync(at(name), "half");
    utimesSync(at(name), 1, 1);
    out.close();
    out = await openFolder(at());
    expect(readdirSync(at())).toEqual([]);
  });
});

test.skipIf(process.platform !== "linux" || process.getuid?.() !== 0)(
  "on a full disk and on one that is read-only the old file stays, and nothing else (needs mount)",
  async () => {
    const mounted = (...words: readonly string[]): number | null => spawnSync("mount", [...words, at("disk")]).status;
    mkdirSync(at("disk"));
    expect(mounted("-t", "tmpfs", "-o", "size=64k", "navc")).toBe(0);
    const disk = await openFolder(at("disk"));
    try {
      await disk.write("a.md", "old");
      await expect(disk.write("a.md", ["x".repeat(40_000), "y".repeat(600_000)])).rejects.toThrow(
        `${at("disk/a.md")} can't be written: ENOSPC: no space left on device`,
      );
      expect(mounted("-o", "remount,ro")).toBe(0);
      for (const path of ["a.md", "new/b.md"])
        await expect(disk.write(path, "new")).rejects.toThrow(/can't be written: EROFS: read-only file system$/);
      expect(() => disk.remove("a.md", () => true)).toThrow(/EROFS/);
      expect([readFileSync(at("disk/a.md"), "utf8"), readdirSync(at("disk"))]).toEqual(["old", ["a.md"]]);
    } finally {
      disk.close();
      spawnSync("umount", [at("disk")]);
    }
  },
);

test.skipIf(process.platform !== "linux" || process.getuid?.() !== 0)(
  "after a line of which a full disk took only a part, the next one begins on a line of its own (needs mount)",
  async () => {
    mkdirSync(at("disk"));
    expect(spawnSync("mount", ["-t", "tmpfs", "-o", "size=8k", "navc", at("disk")]).status).toBe(0);
    const disk = await openFolder(at("disk"));
    try {
      await disk.write("filler", "x".repeat(4000));
      const journal = disk.journal("lines", `${"a".repeat(4000)}\n`);
      expect(() => journal.add(`${"b".repeat(1000)}\n`)).toThrow(/ENOSPC/);
      disk.remove("filler", () => true);
      journal.add("c\n");
      journal.close();
      const lines = readFileSync(at("disk/lines"), "utf8").split("\n");
      expect(lines.map((line) => line.slice(0, 1))).toEqual(["a", "b", "c", ""]);
    } finally {
      disk.close();
      spawnSync("umount", [at("disk")]);
    }
  },
);

test.skipIf(process.platform !== "linux" || process.getuid?.() !== 0)(
  "a user who may not write gets a sentence (needs a superuser, who tries as another user)",
  async () => {
    await out.write("a.md", "old");
    const { compileSource } = await import("../../faults/compiled-sources.ts");
    compileSource("src/project/writer/output-folder.ts", join(top, "compiled"));
    spawnSync("chmod", ["-R", "a+rX", top]);
    const program = `
      process.setgid(65534); process.setuid(65534); process.env.HOME = "/nowhere";
      const { openFolder } = await import(${JSON.stringify(join(top, "compiled/project/writer/output-folder.js"))});
      const out = await openFolder(${JSON.stringify(at())});
      await out.write("a.md", "new").catch(({ message }) => console.log(message));
      try { out.remove("a.md", () => true) } catch ({ message }) { console.log(message) }`;
    const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const said = (await child.stdout.setEncoding("utf8").toArray()).join("");
    expect(said).toBe(`${at("a.md")} can't be written: EACCES: permission denied\n`.repeat(2));
    expect([readFileSync(at("a.md"), "utf8"), readdirSync(at())]).toEqual(["old", ["a.md"]]);
  },
);
