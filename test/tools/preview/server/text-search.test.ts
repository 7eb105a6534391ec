// Does the thread that searches texts answer, and does somebody hear of it when it ends?
import { afterEach, beforeEach, expect, test } from "vitest";
import { compileNavigation, type ResolvedNavigation } from "../../../../src/index.ts";
import { TextSearch } from "../../../../src/tools/preview/server/text-search.ts";
import { madeSite, type MadeSite } from "../../cli/made-site.ts";

let site: MadeSite;
let navigation: ResolvedNavigation;
beforeEach(async () => {
  site = madeSite({
    "docs.json": JSON.stringify({ navigation: { pages: ["a", "b"] } }),
    "a.mdx": "apples",
    "b.mdx": "---\nurl: https://a.example\n---\n",
  });
  navigation = (await compileNavigation({ root: site.folder })).navigation!;
});
afterEach(() => site.remove());

test("the texts of the site are found, at first in part, and after an edit", async () => {
  const search = new TextSearch(site.folder);
  expect(await search.ask("apples", true)).toMatchObject({ count: 0, of: 0 });
  search.update(navigation);
  const found = async (words: string, isFirst = false): Promise<readonly string[]> =>
    (await search.ask(words, isFirst)).hits.map(({ href }) => href);
  await expect.poll(() => found("apples")).toEqual(["/a"]);
  // A page that forwards has no text.
  expect(await search.ask("apples", false)).toMatchObject({ read: 1, of: 1 });
  site.write("a.mdx", "many bananas");
  expect(await found("bananas")).toEqual([]);
  await found("bananas", true);
  await expect.poll(() => found("bananas")).toEqual(["/a"]);
  search.update(null);
  expect(await found("bananas")).toEqual([]);
  await search.close();
});

test("a thread that ends is said, also to who waits, and the next opening starts another", async () => {
  const search = new TextSearch(site.folder);
  search.update(navigation);
  await search.ask("apples", true);
  const waiting = search.ask("apples", false);
  await search.close();
  const { failure } = await waiting;
  expect(failure ?? "the search has ended").toBe("the search has ended");
  expect(await search.ask("apples", false)).toMatchObject({ count: 0, failure: "the search has ended" });
  await search.ask("apples", true);
  await expect.poll(async () => (await search.ask("apples", false)).count).toBe(1);
  await search.close();
});

test("a site that takes more memory than the thread may have is said to, and the next opening tries again", async () => {
  const pages = Array.from({ length: 60 }, (_, page) => `p${page}`);
  const wordsOf = (page: string): string => Array.from({ length: 8000 }, (_, at) => `${page}x${at}`).join(" ");
  const large = madeSite({
    "docs.json": JSON.stringify({ navigation: { pages } }),
    ...Object.fromEntries(pages.map((page) => [`${page}.mdx`, wordsOf(page)])),
  });
  const search = new TextSearch(large.folder, 16);
  search.update((await compileNavigation({ root: large.folder })).navigation);
  const failed = async (isFirst: boolean): Promise<string | undefined> => (await search.ask("p1x1", isFirst)).failure;
  await failed(true);
  const reason = "it takes more than 16 MB of memory";
  await expect.poll(() => failed(false), { timeout: 60_000 }).toBe(reason);
  expect(await failed(false)).toBe(reason);
  // Whoever opens the search again is not told of the thread that ended, as long as the new one answers.
  await failed(true);
  await expect.poll(() => failed(false), { timeout: 60_000 }).toBe(reason);
  await search.close();
  large.remove();
}, 120_000);
