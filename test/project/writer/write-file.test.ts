// Is a result written whole, and to where the name leads?
import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeFile } from "../../../src/project/writer/write-file.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "navc-write-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("replaces what was there, and leaves no other file", async () => {
  const file = join(folder, "navigation.json");
  writeFileSync(file, "old and longer");
  await writeFile(file, "new");
  expect(readFileSync(file, "utf8")).toBe("new");
  expect(readdirSync(folder)).toEqual(["navigation.json"]);
});

test("chunks follow one another; where they end in a fault, the old text stays", async () => {
  const file = join(folder, "navigation.json");
  await writeFile(file, ["a", "b", "c"]);
  expect(readFileSync(file, "utf8")).toBe("abc");
  function* broken(): Generator<string> {
    yield "half";
    throw new Error("a fault");
  }
  await expect(writeFile(file, broken())).rejects.toThrow(/a fault/);
  expect(readFileSync(file, "utf8")).toBe("abc");
  expect(readdirSync(folder)).toEqual(["navigation.json"]);
});

test.skipIf(process.platform === "win32")("a file that was there keeps its permissions", async () => {
  const file = join(folder, "navigation.json");
  writeFileSync(file, "old");
  chmodSync(file, 0o600);
  await writeFile(file, "new");
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("a file has a name", async () => {
  await expect(writeFile("", "x")).rejects.toThrow(/no name/);
});

test("a link stays a link", async () => {
  writeFileSync(join(folder, "target.json"), "old");
  symlinkSync("target.json", join(folder, "link.json"));
  await writeFile(join(folder, "link.json"), "new");
  expect(readFileSync(join(folder, "target.json"), "utf8")).toBe("new");
  expect(lstatSync(join(folder, "link.json")).isSymbolicLink()).toBe(true);
});

test.skipIf(process.platform !== "linux")("a device is written to, not replaced; a refused name ends", async () => {
  await writeFile("/dev/null", "x");
  expect(lstatSync("/dev/null").isCharacterDevice()).toBe(true);
  await expect(writeFile("/proc/nowhere/x.json", "x")).rejects.toThrow(/can't be written/);
});
