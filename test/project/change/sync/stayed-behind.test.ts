// Is a page that was moved in one language only named as one, and not as a missing translation? (D404)
import { expect, test } from "vitest";
import { memoryHost } from "../../../../src/index.ts";
import { leftLines } from "../../../../src/project/change/left-lines.ts";
import { planSync } from "../../../../src/project/change/sync/plan-sync.ts";
import { loadCompiler } from "../../../../src/project/load-compiler.ts";

/** What a sync of French with English says of a site with these pages in lists, and beside them. */
async function said(en: readonly string[], fr: readonly string[], unlisted: readonly string[] = []): Promise<string> {
  const pagesOf = (language: string, pages: readonly string[]): readonly string[] =>
    pages.map((page) => `${language}/${page}`);
  const config = {
    name: "A",
    navigation: {
      languages: [
        { language: "en", pages: pagesOf("en", en) },
        { language: "fr", pages: pagesOf("fr", fr) },
      ],
    },
  };
  const pages = [...pagesOf("en", en), ...pagesOf("fr", [...fr, ...unlisted])].map((path) => [`${path}.mdx`, "# T\n"]);
  const texts = { "docs.json": JSON.stringify(config), ...(Object.fromEntries(pages) as Record<string, string>) };
  const site = {
    compiler: await loadCompiler(),
    options: { root: "." },
    host: memoryHost(texts),
    files: () => Object.keys(texts),
  };
  const plan = await planSync(site, { from: "en" });
  return leftLines(plan).slice(1).join("\n");
}

test("of one page, both paths are named, with the command that moves it", async () => {
  expect(await said(["home", "new place/start"], ["home", "old/start"])).toBe(
    `  en/new place/start.mdx:1 "en/new place/start.mdx": fr has no such page, but fr/old/start.mdx may be the same, because en has no counterpart of it; ` +
      `if it is not, write it as fr/new place/start.mdx; if it is, give both the same "key", or move it, too. Use navc mv fr/old/start 'fr/new place/start'`,
  );
});

test("a folder whose pages would all move in the same way is one line", async () => {
  expect(await said(["home", "b/x/one", "b/x/two"], ["home", "a/x/one", "a/x/two", "a/own"])).toBe(
    `  en/b/x/one.mdx:1 "en/b/x/one.mdx": fr has none of 2 pages like this one, but the pages of fr/a/x/ may be the same, because en has no counterparts of them; ` +
      `if they are, move them, too. Use navc mv fr/a/x/ fr/b/x/\n  docs.json:1 "fr/a/own": fr has it and en does not, so it stays where it is`,
  );
});

test("a folder that also has a page of its own does not move as a whole", async () => {
  const lines = await said(["home", "b/one", "b/two"], ["home", "a/one", "a/two"], ["a/draft"]);
  expect(lines.match(/Use .*/g)).toEqual(["Use navc mv fr/a/one fr/b/one", "Use navc mv fr/a/two fr/b/two"]);
});

test("a renamed page is known by the pages beside it", async () => {
  expect(await said(["one", "begin", "two"], ["one", "start", "two"])).toContain("fr/start.mdx may be the same");
});

test("the only page that is left of a list may be the only one that is missing there", async () => {
  expect(await said(["one", "two", "begin"], ["one", "two", "start"])).toContain("Use navc mv fr/start fr/begin");
  expect(await said(["one", "begin"], ["one", "start"])).toContain("Use navc mv fr/start fr/begin");
});

test.each([
  ["where two are left", ["one", "two", "begin"], ["one", "two", "start", "help"]],
  ["where two are missing", ["one", "two", "begin", "more"], ["one", "two", "start"]],
  ["of which two have its name", ["one", "c/index", "two", "end"], ["a/index", "one", "two", "end", "b/index"]],
  ["that is there twice, with a counterpart", ["one", "c/two", "two"], ["one", "two", "two"]],
])("a page is only missing %s", async (_what, en, fr) => {
  const lines = await said(en, fr);
  expect(lines).toMatch(/fr has no such page; write it as/);
  expect(lines).not.toContain("may be");
});

test("of several pages with one name, the folder decides", async () => {
  const lines = await said(["new/a/index", "new/b/index", "home"], ["home", "old/b/index", "old/a/index"]);
  expect(lines).toContain("Use navc mv fr/old/ fr/new/");
});
