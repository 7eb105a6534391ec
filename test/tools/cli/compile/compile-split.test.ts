// Does navc compile --split write an index and a file for each edition, and only what changed?
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { NavigationIndex } from "../../../../src/index.ts";
import { findPage, loadEdition, switchTarget, viewPage } from "../../../../src/runtime.ts";
import { madeSite, type MadeSite } from "../made-site.ts";

let site: MadeSite;
afterEach(() => site.remove());

function siteWith(...versions: readonly string[]): MadeSite {
  site = madeSite({
    "docs.json": configWith(versions),
    "a.mdx": "---\ntitle: A\n---\n",
    "b.mdx": "---\ntitle: B\n---\n",
  });
  return site;
}

function configWith(versions: readonly string[]): string {
  return JSON.stringify({
    name: "Acme",
    navigation: { versions: versions.map((version, index) => ({ version, pages: [index === 0 ? "a" : "b"] })) },
    redirects: [{ source: "/old", destination: "/a" }],
  });
}

function indexOf({ read }: MadeSite): NavigationIndex {
  return JSON.parse(read("out/index.json")) as NavigationIndex;
}

const split = "compile ROOT --split ROOT/out";

test("the files are what loadEdition reads, below a base path, too", async () => {
  const { run, read } = siteWith("v1", "../v2");
  expect(await run(`${split} --base-path /docs`)).toEqual({ code: 0, stdout: "", stderr: "" });
  const index = indexOf(site);
  expect(index.editions.map(({ id, file }) => [id, file])).toEqual([
    ["@v1", "editions/@v1.json"],
    ["@../v2", expect.stringMatching(/^editions\/@\.\.-v2-[0-9a-f]{16}\.json$/)],
  ]);
  const opened = await loadEdition(index, "@v1", async (file) => JSON.parse(read(`out/${file}`)));
  expect(findPage(opened, "/docs/old")).toMatchObject({ kind: "redirect", href: "/docs/a" });
  expect(findPage(opened, "/docs/b")).toEqual({ kind: "unknown" });
  const view = viewPage(opened, opened.navigation.pages["/docs/a"]!)!;
  expect(switchTarget(view, "@../v2")).toEqual({ href: "/docs/b", reason: "edition-home" });
});

test("a file without changes is not written again, and the hash of one that changed is another", async () => {
  const { run, write, folder } = siteWith("v1", "v2");
  await run(split);
  const before = indexOf(site);
  const files = ["index.json", "editions/@v1.json", "editions/@v2.json"].map((file) => join(folder, "out", file));
  for (const file of files) utimesSync(file, 1000, 1000);
  const changed = (): readonly boolean[] => files.map((file) => statSync(file).mtimeMs !== 1_000_000);
  await run(split);
  expect(changed()).toEqual([false, false, false]);
  write("b.mdx", "---\ntitle: Other\n---\n");
  await run(split);
  expect(changed()).toEqual([true, false, true]);
  const after = indexOf(site);
  expect(after.editions.map(({ hash }, at) => hash === before.editions[at]!.hash)).toEqual([true, false]);
});

test.each(["{}", "[1]", "<html>", ""])("an index.json of something else (%s) stays", async (text) => {
  const { run, write, read, folder } = siteWith("v1");
  write("out/index.json", text);
  expect(await run(split)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("has an index.json that is no index of editions"),
  });
  expect(read("out/index.json")).toBe(text);
  expect(existsSync(join(folder, "out/editions"))).toBe(false);
});

test("the file of an edition that is gone is removed, and no other file", async () => {
  const { run, write, folder } = siteWith("v1", "v2");
  await run(split);
  write("out/editions/mine.json", "{}");
  write("keep.json", "{}");
  const index = indexOf(site);
  const planted = [
    { ...index.editions[0]!, file: "../keep.json" },
    { ...index.editions[0]!, file: "editions/../../keep.json" },
  ];
  write("out/index.json", JSON.stringify({ ...index, editions: [...index.editions, ...planted, null, { file: 1 }] }));
  write("docs.json", configWith(["v1"]));
  await run(split);
  expect(readdirSync(join(folder, "out/editions")).toSorted()).toEqual(["@v1.json", "mine.json"]);
  expect(existsSync(join(folder, "keep.json"))).toBe(true);
});

test("nothing is written or removed through a link out of the folder", async () => {
  const { run, folder } = siteWith("v1");
  const outside = mkdtempSync(join(tmpdir(), "navc-outside-"));
  mkdirSync(join(folder, "out"));
  symlinkSync(outside, join(folder, "out/editions"));
  const { code, stderr } = await run(split);
  expect([code, readdirSync(outside)]).toEqual([2, []]);
  expect(stderr).toContain("/editions is a link, and a folder is needed there.");
  rmSync(outside, { recursive: true });
});

test("it stays beside -o, and a docs.json that is not read leaves what is there", async () => {
  const { run, write, read } = siteWith("v1");
  expect((await run(`${split} -o ROOT/all.json`)).code).toBe(0);
  const before = read("out/index.json");
  expect(JSON.parse(read("all.json"))).toMatchObject({ formatVersion: 1 });
  write("docs.json", "{");
  expect((await run(split)).code).toBe(1);
  expect(read("out/index.json")).toBe(before);
});

test.each([
  ["--format llms", "--split has no effect on --format llms."],
  ["-o ROOT/out/index.json", "which another option names, too"],
  ["-o ROOT/out", "-o and --split name the same file"],
])("--split with %s is refused", async (words, sentence) => {
  const { code, stdout, stderr } = await siteWith("v1").run(`${split} ${words}`);
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(sentence);
});
