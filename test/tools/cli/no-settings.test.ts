// Can the folder of a stranger be compiled without what its settings ask for?
import { afterAll, expect, test } from "vitest";
import { madeSite } from "./made-site.ts";

const site = madeSite({
  "docs.json": '{ "name": "A", "navigation": { "pages": ["index", "gone"] } }',
  "index.mdx": "---\ntitle: Start\n---\n",
  "navc.config.json": '{ "rules": { "page-not-found": "off" }, "nonsense": true }',
  "other/docs.json": '{ "name": "A", "navigation": { "pages": ["index"] } }',
  "other/index.mdx": "---\ntitle: Start\n---\n",
});
afterAll(() => site.remove());

test.each([
  ["check ROOT", "page-not-found"],
  ["tree ROOT", "Start"],
  ["compile ROOT", '"Start"'],
  ["explain / ROOT", "Start"],
  ["diff ROOT/other ROOT", "1 page added"],
  ["export vitepress ROOT -o ROOT/out", ""],
  ["mv index start ROOT --dry-run", "start"],
])("%s", async (words, expected) => {
  const { code, stderr } = await site.run(words);
  expect([code, stderr]).toEqual([2, expect.stringContaining("navc.config.json")]);
  const without = await site.run(`${words} --no-settings`);
  expect(without.code).toBeLessThan(2);
  expect(without.stdout + without.stderr).toContain(expected);
  expect(without.stdout + without.stderr).not.toContain("nonsense");
});
