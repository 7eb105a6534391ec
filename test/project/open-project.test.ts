// What does every tool get of a docs folder?
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Host } from "../../src/index.ts";
import { loadCompiler } from "../../src/project/load-compiler.ts";
import { openProject, type Project } from "../../src/project/open-project.ts";

const docs = '{\n  "name": "A",\n  "navigation": { "pages": ["start", "gone"] }\n}\n';
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "navc-project-"));
  writeFileSync(join(folder, "docs.json"), docs);
  writeFileSync(join(folder, "start.mdx"), "---\ntitle: Start\nicon: no\n---\n");
  writeFileSync(
    join(folder, "navc.config.json"),
    '{ "basePath": "/docs", "ignore": { "page-not-found": ["docs.json"] } }',
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

function opened(): Project {
  return openProject(folder, {}, { compiler: loadCompiler, cache: { version: "0" } });
}

test("it is compiled with its settings, and judged by them", async () => {
  const project = opened();
  const site = await project.compile();
  expect(site.result.navigation?.site.basePath).toBe("/docs");
  expect(site.result.diagnostics.map(({ code }) => code)).toEqual(["page-not-found"]);
  expect(await project.judge(site)).toMatchObject({ diagnostics: [], ignored: 1 });
});

test("options of the tool go before the settings", async () => {
  const { result } = await opened().compile({ more: { basePath: "/other" } });
  expect(result.navigation?.site.basePath).toBe("/other");
});

test("a pointer has a range, and an offset a pointer", async () => {
  const project = opened();
  const { host } = await project.compile();
  const { start } = await project.locate(host, "docs.json", "/navigation/pages/1");
  expect(start).toMatchObject({ line: 3, column: docs.split("\n")[2]!.indexOf('"gone"') + 1 });
  expect(project.at(host, "docs.json", docs.indexOf("gone"))).toBe("/navigation/pages/1");
  expect(project.at(host, "none.json", 0)).toBeUndefined();
  expect((await project.locate(host, "start.mdx", "/title")).start).toMatchObject({ line: 2, column: 8 });
});

test("a change is planned from one reading of each file", async () => {
  const asked = new Map<string, number>();
  const count = (path: string): void => void asked.set(path, (asked.get(path) ?? 0) + 1);
  const disk = (await loadCompiler()).openHost(folder);
  const host: Host = {
    ...disk,
    readText: (path) => {
      count(`text ${path}`);
      return disk.readText(path);
    },
    readHead: (path, bytes) => {
      count(`head ${path}`);
      return disk.readHead(path, bytes);
    },
    stat: (path) => {
      count(`stat ${path}`);
      return disk.stat(path);
    },
  };
  const operations = [{ kind: "move", from: "start", to: "begin" }] as const;
  const { files, refusals } = await opened().planChange({ operations }, { host });
  expect([files.map(({ kind }) => kind), refusals]).toEqual([["edit", "move"], []]);
  expect([...asked.keys()]).toEqual(expect.arrayContaining(["text docs.json", "head start.mdx", "stat start.mdx"]));
  expect([...asked].filter(([, times]) => times > 1)).toEqual([]);
});

test("what is no folder can't be opened", () => {
  expect(() => openProject(join(folder, "none"), {}, { compiler: loadCompiler, cache: { version: "0" } })).toThrow(
    /There is no folder/,
  );
});
