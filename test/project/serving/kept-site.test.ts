// Is a folder compiled again exactly when something has changed?
import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { KeptSite } from "../../../src/project/serving/kept-site.ts";
import { readSettings } from "../../../src/project/settings/site-settings.ts";
import { folderForAgents, twoLanguages, type FolderForAgents } from "../../tools/mcp/agent-site.ts";

let folder: FolderForAgents;
let site: KeptSite;
beforeEach(() => {
  folder = folderForAgents(twoLanguages);
  site = new KeptSite(folder.root, { version: "0" }, {});
});
afterEach(async () => {
  await site.close();
  folder.remove();
});

async function pages(): Promise<readonly string[]> {
  const { result } = await site.now(readSettings(folder.root, {}));
  return Object.keys(result.navigation?.pages ?? {});
}

test("without a change it is compiled once", async () => {
  const first = await site.now(readSettings(folder.root, {}));
  const second = await site.now(readSettings(folder.root, {}));
  expect([site.compiles, second.result]).toEqual([1, first.result]);
  expect(second.result.navigation).toBe(first.result.navigation);
});

test.each<[string, () => void]>([
  ["the text of a page", () => folder.write("en/faq.mdx", "---\ntitle: Questions en\n---\n\n[Home](/en/indez)\n")],
  ["a new page", () => folder.write("en/new.mdx", "---\ntitle: New\n---\n")],
  ["a page that is gone", () => rmSync(join(folder.root, "en/faq.mdx"))],
  ["a folder that is gone", () => rmSync(join(folder.root, "fr"), { recursive: true })],
  ["docs.json", () => folder.write("docs.json", folder.read("docs.json").replace("Help", "Helf"))],
  ["the settings", () => folder.write("navc.config.json", '{ "rules": { "page-unlisted": "off" } }')],
  ["a new link to a folder", () => symlinkSync(join(folder.root, "en"), join(folder.root, "de"))],
])("it is compiled again after a change of %s", async (_, change) => {
  await pages();
  mkdirSync(join(folder.root, "empty"), { recursive: true });
  change();
  const { result } = await site.now(readSettings(folder.root, {}));
  const fresh = new KeptSite(folder.root, { version: "0" }, {});
  const cold = await fresh.now(readSettings(folder.root, {}));
  expect(JSON.stringify(result.navigation)).toBe(JSON.stringify(cold.result.navigation));
  expect(result.diagnostics.map(({ code, message }) => [code, message])).toEqual(
    cold.result.diagnostics.map(({ code, message }) => [code, message]),
  );
  await fresh.close();
});

test("a change of a text without a change of its length is seen", async () => {
  const before = await pages();
  const count = site.compiles;
  folder.write("en/faq.mdx", folder.read("en/faq.mdx").replace("Questions", "Questionz"));
  expect(await pages()).toEqual(before);
  expect(site.compiles).toBe(count + 1);
});

test("a docs.json that was broken and is repaired is read again, also by what only plans", () => {
  // What is newer than the coarsest step of a disk is not kept.
  const time = vi.spyOn(Date, "now").mockReturnValue(Date.UTC(2100, 0));
  const whole = folder.read("docs.json");
  folder.write("docs.json", "{");
  expect(site.openHost().readText("docs.json")).toBe("{");
  expect(site.openHost().readText("docs.json")).toBe("{");
  folder.write("docs.json", whole);
  expect(site.openHost().readText("docs.json")).toBe(whole);
  time.mockRestore();
});

test("a revision is compiled once, and again when its name means another commit", async () => {
  const settings = readSettings(folder.root, {});
  const first = await site.inRevision("HEAD", settings);
  expect(await site.inRevision("HEAD", settings)).toBe(first);
  folder.write("en/new.mdx", "---\ntitle: New\n---\n");
  folder.commit();
  const second = await site.inRevision("HEAD", settings);
  expect([Object.keys(first.result.navigation!.pages), Object.keys(second.result.navigation!.pages)]).toEqual([
    expect.not.arrayContaining(["/en/new"]),
    expect.arrayContaining(["/en/new"]),
  ]);
  await expect(site.inRevision("nowhere", settings)).rejects.toThrow('The revision "nowhere" can\'t be read');
});
