// Which pages have a text to be searched, and in which edition are they?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../../src/index.ts";
import { searchedPages } from "../../../../src/tools/preview/model/searched-pages.ts";

test("a page that forwards has none, and one in no list is in the first edition", async () => {
  const languages = [
    { language: "en", pages: ["a"] },
    { language: "fr", pages: ["fr/a", "away"] },
  ];
  const host = memoryHost({
    "docs.json": JSON.stringify({ navigation: { languages } }),
    "a.mdx": "",
    "fr/a.mdx": "",
    "away.mdx": "---\nurl: https://a.example\n---\n",
    "alone.mdx": "",
  });
  const { navigation } = await compileNavigation({ host, discover: true });
  const found = searchedPages(navigation!);
  expect(found.map(({ page, edition }) => [page.href, edition, page.placements.length])).toEqual([
    ["/a", "en", 0],
    ["/fr/a", "fr", 0],
    ["/alone", "en", 0],
  ]);
});
