// Does navc add make the page, the entry and the group that were named?
import { afterEach, beforeEach, expect, test } from "vitest";
import { madeSite, type MadeSite } from "../made-site.ts";

let site: MadeSite;
beforeEach(() => {
  const groups = [{ group: "G", pages: ["a", "b"] }];
  site = madeSite({
    "docs.json": `${JSON.stringify({ name: "A", navigation: { tabs: [{ tab: "T", groups }] } })}\n`,
    "a.mdx": "---\ntitle: A\n---\n",
    "b.mdx": "---\ntitle: B\n---\n",
    "draft.mdx": "---\ntitle: Draft\n---\n",
  });
});
afterEach(() => site.remove());

interface Navigation {
  readonly navigation: {
    readonly tabs: readonly { readonly groups: readonly { readonly pages: readonly unknown[] }[] }[];
  };
}

const pages = (): readonly unknown[] =>
  (JSON.parse(site.read("docs.json")) as Navigation).navigation.tabs[0]!.groups[0]!.pages;

test.each([
  ["add new ROOT --after a", ["a", "new", "b"]],
  ["add new ROOT --before a", ["new", "a", "b"]],
  ["add draft ROOT --into G", ["a", "b", "draft"]],
  ["add new ROOT --into G --group More", ["a", "b", { group: "More", pages: ["new"] }]],
  ["add --unlisted ROOT", ["a", "b", "draft"]],
])("%s", async (words, expected) => {
  expect((await site.run(`${words} --yes`)).code).toBe(0);
  expect(pages()).toEqual(expected);
});

test("a new page has its title and its description", async () => {
  await site.run("add new ROOT --after a --title New --description Text --yes");
  expect(site.read("new.mdx")).toBe('---\ntitle: "New"\ndescription: "Text"\n---\n');
});

test("a page that a list names and that has no file gets its file, and no second entry", async () => {
  site.write("docs.json", site.read("docs.json").replace('"a","b"', '"a","planned/page","b"'));
  const refused = await site.run("add planned/page ROOT --after a --yes");
  expect([refused.code, refused.stderr]).toEqual([
    2,
    expect.stringMatching(
      /The page "planned\/page" is listed already, and has no file\. To make it, name no place\. Use navc add planned\/page \S+\n/,
    ),
  ]);
  const { code, stdout } = await site.run("add planned/page.mdx ROOT --title Plan --yes");
  expect([code, stdout]).toEqual([0, "added planned/page.mdx\n"]);
  expect([site.read("planned/page.mdx"), pages()]).toEqual(['---\ntitle: "Plan"\n---\n', ["a", "planned/page", "b"]]);
  expect((await site.run("add planned/page ROOT --yes")).stderr).toContain("is listed already. To move its entry");
});

test.each([
  ["add ROOT --unlisted --to a", 0, /draft/],
  ["add ROOT --unlisted --into T", 0, /draft/],
  ["add ROOT --unlisted --after a", 2, /With --unlisted, only --into can name a place/],
  ["add --to a ROOT", 2, /A redirect needs both addresses/],
  ["add", 2, /Name the page to add/],
])("%s ends with %s", async (words, code, message) => {
  const ran = await site.run(`${words} --dry-run`);
  expect([ran.code, ran.stdout + ran.stderr]).toEqual([code, expect.stringMatching(message)]);
});
