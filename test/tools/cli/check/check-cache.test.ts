// Does navc check --links print the same with what it kept, and keep it only where the command says so?
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { madeSite, type MadeSite } from "../made-site.ts";

let site: MadeSite;
afterEach(() => site.remove());

function linkedSite(): MadeSite {
  site = madeSite({
    "docs.json": '{ "name": "Acme", "navigation": { "pages": ["a", "b"] } }',
    "a.mdx": "---\ntitle: A\n---\n[gone](/gone)\n",
    "b.mdx": "---\ntitle: B\n---\n[a](/a#nothing)\n",
  });
  mkdirSync(join(site.folder, "cache"), { mode: 0o700 });
  return site;
}

const kept = (): readonly string[] => readdirSync(join(site.folder, "cache"));

test("the second run prints what the first did, and an edit is seen", async () => {
  const { run, write } = linkedSite();
  const first = await run("check ROOT --links --cache ROOT/cache");
  expect(kept()).toHaveLength(1);
  expect(first.stdout).toContain('leads to "/gone"');
  expect(await run("check ROOT --links --cache ROOT/cache")).toEqual(first);
  write("a.mdx", "---\ntitle: A longer title\n---\n[lost](/lost)\n");
  const edited = await run("check ROOT --links --cache ROOT/cache");
  expect(edited.stdout).toContain('leads to "/lost"');
  expect(edited).toEqual(await run("check ROOT --links --no-cache"));
});

test("nothing is kept without links, nor with --no-cache", async () => {
  const { run } = linkedSite();
  await run("check ROOT --cache ROOT/cache");
  await run("check ROOT --links --no-cache");
  await run("check ROOT --links");
  expect(kept()).toEqual([]);
});

test("--fix keeps what it has read, too", async () => {
  const { run, write } = linkedSite();
  write("b.mdx", "---\ntitle: B\n---\n[a](/A)\n");
  await run("check ROOT --links --fix --cache ROOT/cache");
  expect(site.read("b.mdx")).toContain("[a](/a)");
  expect(kept()).toHaveLength(1);
});
