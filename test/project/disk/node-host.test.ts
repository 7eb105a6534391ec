import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Host } from "../../../src/compiler/host/host.ts";
import { nodeHost } from "../../../src/project/disk/node-host.ts";
import { headReader } from "../../../src/project/files/read-file.ts";

let folder: string;
let host: Host;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "navc-node-host-"));
  const root = join(folder, "root");
  for (const name of [
    "guides/deep",
    "(group)/[id]",
    "node_modules/m",
    "node_modules/.store",
    ".hidden",
    "line\nend",
    "fifos",
  ]) {
    mkdirSync(join(root, name), { recursive: true });
  }
  mkdirSync(join(folder, "root-beside"));
  writeFileSync(join(folder, "root-beside/secret.mdx"), "secret");
  const files = {
    "a.mdx": "Ä".repeat(10),
    "guides/b.md": "\uFEFFb",
    "guides/deep/c.mdx": "c",
    "(group)/[id]/p.mdx": "p",
    "node_modules/m/readme.md": "",
    ".hidden/h.md": "h",
    ".env": "KEY=secret",
    "node_modules/.store/spec.json": "{}",
    "line\nend/l.mdx": "",
    "empty.mdx": "",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  writeFileSync(join(root, "latin.mdx"), Buffer.from([0x61, 0xe9, 0x62, 0x80, 0x80, 0x80, 0x80, 0x80]));
  symlinkSync(join(folder, "root-beside/secret.mdx"), join(root, "out.mdx"));
  symlinkSync("../root-beside", join(root, "outside"));
  symlinkSync("guides/b.md", join(root, "in.mdx"));
  symlinkSync("guides", join(root, "manuals"));
  symlinkSync(".", join(root, "loop"));
  symlinkSync("self", join(root, "self"));
  symlinkSync("..", join(root, "guides/up"));
  symlinkSync("nowhere", join(root, "dangling.mdx"));
  symlinkSync("fifos/f.mdx", join(root, "fifo-link.mdx"));
  execFileSync("mkfifo", [join(root, "fifos/f.mdx")]);
  symlinkSync(".env", join(root, "env.mdx"));
  symlinkSync(".hidden", join(root, "shown"));
  symlinkSync("../.hidden/h.md", join(root, ".hidden/again.md"));
  symlinkSync("node_modules/.store/spec.json", join(root, "spec.json"));
  symlinkSync(root, join(folder, "root-link"));
  host = nodeHost(root);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("files are read as they are, a byte order mark kept", () => {
  expect(host.readText("a.mdx")).toBe("Ä".repeat(10));
  expect(host.readText("guides/b.md")).toBe("\uFEFFb");
  expect(host.readHead("guides/b.md", 100)).toBe("\uFEFFb");
  expect(host.readText("(group)/[id]/p.mdx")).toBe("p");
  expect(host.readHead("empty.mdx", 100)).toBe("");
});

test("a head has at least the bytes asked for and ends with a whole character", () => {
  expect(host.readHead("a.mdx", 3)).toBe("ÄÄ");
  expect(host.readHead("a.mdx", 4)).toBe("ÄÄ");
  expect(host.readHead("a.mdx", 8000)).toBe("Ä".repeat(10));
});

test("bytes that are not UTF-8 become replacement characters", () => {
  expect(host.readText("latin.mdx")).toMatch(/^a\uFFFDb/);
  expect(host.readHead("latin.mdx", 1)).toMatch(/^a/);
  expect(host.readHead("latin.mdx", 4)).toMatch(/^a\uFFFDb/);
});

test.each([
  ["..", "a parent"],
  ["../root-beside/secret.mdx", "a path out of the root"],
  ["guides/../a.mdx", "a parent within"],
  ["./a.mdx", "a dot"],
  ["guides//b.md", "an empty segment"],
  ["/a.mdx", "a leading slash"],
  ["/etc/passwd", "an absolute path"],
  ["a.mdx/", "a trailing slash"],
  ["a.mdx\0", "a NUL"],
  ["A.mdx", "the wrong case"],
  ["Guides/b.md", "the wrong case of a folder"],
  ["a.mdx/b", "a file as a folder"],
  ["guides", "a folder"],
  ["out.mdx", "a link out of the root"],
  ["outside/secret.mdx", "a folder link to a sibling whose name starts alike"],
  ["self", "a link to itself"],
  ["self/x", "a folder that links to itself"],
  ["dangling.mdx", "a dangling link"],
  ["env.mdx", "a link to a hidden file"],
  ["shown/h.md", "a link to a hidden folder"],
  [".hidden/again.md", "a link in a hidden folder"],
  ["fifos/f.mdx", "a FIFO"],
  ["fifo-link.mdx", "a link to a FIFO"],
  ["x/".repeat(200_000), "a path without end"],
  [" ", "a blank"],
  ["__proto__", "a name of Object"],
])("%j is not there: %s", (path) => {
  expect(host.readText(path)).toBeUndefined();
  expect(host.readHead(path, 10)).toBeUndefined();
});

test("links that stay below the root are followed, also in circles", () => {
  expect(host.readText("in.mdx")).toBe("\uFEFFb");
  expect(host.readText("manuals/deep/c.mdx")).toBe("c");
  expect(host.readText("loop/loop/loop/guides/up/guides/b.md")).toBe("\uFEFFb");
});

test("what is hidden is read where its own name is written, and so are the links of package managers", () => {
  expect(host.readText(".hidden/h.md")).toBe("h");
  expect(host.readText("spec.json")).toBe("{}");
});

test("the root may itself be a link, or not exist", () => {
  const linked = nodeHost(join(folder, "root-link"));
  expect(linked.readText("guides/deep/c.mdx")).toBe("c");
  expect(linked.readText("in.mdx")).toBe("\uFEFFb");
  const nothing = nodeHost(join(folder, "nothing\0"));
  expect(nothing.readText("a.mdx")).toBeUndefined();
  expect(nothing.stat("")).toBeUndefined();
  expect(nothing.list({ extensions: ["mdx"], ignore: [] })).toEqual([]);
});

test("stat distinguishes files from folders", () => {
  expect(host.stat("a.mdx")).toMatchObject({ kind: "file", size: 20 });
  expect(host.stat("a.mdx")!.modified).toBeGreaterThan(0);
  expect(host.stat("manuals")).toMatchObject({ kind: "folder" });
  expect(host.stat("")).toMatchObject({ kind: "folder" });
  for (const path of ["out.mdx", "outside", "outside/secret.mdx", "none", "fifos/f.mdx", ".."]) {
    expect(host.stat(path)).toBeUndefined();
  }
});

test("a listing ends, stays inside, and leaves out packages and hidden folders", () => {
  const list = (ignore: string[]): readonly string[] => host.list({ extensions: ["mdx", "md"], ignore }).toSorted();
  expect(list([])).toEqual([
    "(group)/[id]/p.mdx",
    "a.mdx",
    "empty.mdx",
    "guides/b.md",
    "guides/deep/c.mdx",
    "latin.mdx",
  ]);
  expect(list(["guides/**"])).not.toContain("guides/b.md");
  expect(host.list({ extensions: ["yaml"], ignore: [] })).toEqual([]);
  expect(host.list({ extensions: [], ignore: [] })).toEqual([]);
});

test("a new host sees what has changed, an old one need not", () => {
  const root = join(folder, "root");
  expect(host.readText("late.mdx")).toBeUndefined();
  writeFileSync(join(root, "late.mdx"), "late");
  expect(nodeHost(root).readText("late.mdx")).toBe("late");
});

test("what is there and is no file is reported as what it is", () => {
  expect(host.refusal?.("guides")).toBe("is a folder");
  expect(host.refusal?.("manuals")).toBe("is a folder");
  expect(host.refusal?.("fifos/f.mdx")).toBe("is not a regular file");
  expect(host.refusal?.("fifo-link.mdx")).toBe("is not a regular file");
  for (const link of ["out.mdx", "dangling.mdx", "env.mdx"])
    expect(host.refusal?.(link)).toBe("is a link that leads out of the docs folder, to a hidden file, or nowhere");
  for (const fine of ["a.mdx", "in.mdx", "nothing.mdx"]) expect(host.refusal?.(fine)).toBeUndefined();
});

test.each(["fifos/f.mdx", "guides"])("what is at %s when it is opened is no file, so nothing is read", (name) => {
  const readHead = headReader(() => true);
  expect(readHead(join(folder, "root", name), 10)).toBeUndefined();
  expect(readHead(join(folder, "root/empty.mdx"), 10)).toBe("");
});
