// Do the commands compile the repositories that --source names, and what do they say of a wrong one?
import { afterAll, expect, test } from "vitest";
import { madeSite } from "./made-site.ts";

const site = madeSite({
  "docs/docs.json":
    '{ "navigation": { "tabs": [{ "tab": "Home", "pages": ["start"] }, { "sourceRef": "acme/api-docs" }] } }',
  "docs/start.mdx": "---\ntitle: Start\n---\n",
  "docs/navc.config.json": '{ "sources": { "acme/api-docs": "nowhere" } }',
  "other/docs.json": '{ "navigation": { "tabs": [{ "tab": "API", "pages": ["intro", "gone"] }] } }',
  "other/intro.mdx": "---\ntitle: Intro\n---\n",
});
afterAll(() => site.remove());
const without = "ROOT/plain";
site.write("plain/docs.json", site.read("docs/docs.json"));
site.write("plain/start.mdx", site.read("docs/start.mdx"));
site.write("alone/docs.json", '{ "navigation": { "tabs": [{ "tab": "Home", "pages": ["start"] }] } }');
site.write("alone/start.mdx", "");

test("check prints the place of a problem as it is on the disk, with its lines", async () => {
  const { stdout, code } = await site.run(`check ${without} --source acme/api-docs=ROOT/other`);
  expect(code).toBe(1);
  expect(stdout).toContain(`${site.folder}/other/docs.json:1:63  error  page-not-found\n`);
  expect(stdout).toContain(`> 1 | { "navigation"`);
});

test.each(["github", "sarif"])("%s names no file that is not there", async (reporter) => {
  const { stdout } = await site.run(`check ${without} --source acme/api-docs=ROOT/other --reporter ${reporter}`);
  expect(stdout).toContain("other/docs.json");
  expect(stdout).not.toContain("plain/api-docs/docs.json");
});

test.each([
  ["tree ROOT/plain", "/api-docs/intro"],
  ["compile ROOT/plain", '"/api-docs/intro"'],
  ["explain ROOT/plain /api-docs/intro", "ROOT/other/intro.mdx"],
  ["diff ROOT/plain ROOT/alone", "/api-docs/intro"],
])("%s", async (words, expected) => {
  const [command, ...others] = words.split(" ");
  const given = command === "explain" ? [others[1], others[0]] : others;
  const { stdout, stderr } = await site.run(`${command} ${given.join(" ")} --source acme/api-docs=ROOT/other`);
  expect(stdout + stderr).toContain(expected.replace("ROOT", site.folder));
});

test("another address", async () => {
  const { stdout } = await site.run("tree ROOT/plain --source acme/api-docs:/reference/api=ROOT/other");
  expect(stdout).toContain("page Intro  /reference/api/intro");
});

test.each([
  ["acme/api-docs", 'not "acme/api-docs".'],
  ["=other", 'not "=other".'],
  ["acme/api-docs=ROOT/nowhere", `--source: there is no folder "${site.folder}/nowhere".`],
  ["acme/api-docs=ROOT/other/docs.json", `--source: there is no folder "${site.folder}/other/docs.json".`],
  ["acme/api-docs:/=ROOT/other", '--source has to have an address such as "/api" for acme/api-docs, and not "/".'],
  ["acme@api=ROOT/other", '--source has to name repositories as "owner/repo", and not "acme@api".'],
])("--source %s is refused", async (word, message) => {
  const { code, stderr } = await site.run(`check ${without} --source ${word}`);
  expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
});

test("a folder of the configuration that is not there ends the command", async () => {
  const { code, stderr } = await site.run("check ROOT/docs");
  expect([code, stderr]).toEqual([2, expect.stringMatching(/navc\.config\.json: there is no folder ".*nowhere"\./)]);
});

test("a wrong value in the configuration has its line", async () => {
  site.write("plain/navc.config.json", '{\n  "sources": ["other"]\n}');
  const { code, stderr } = await site.run(`check ${without}`);
  site.write("plain/navc.config.json", "{}");
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining(
      'navc.config.json:2:14: "sources" must be an object such as { "acme/api-docs": "../api-docs" }',
    ),
  ]);
});
