// Which values say who may see a page, and who may where several do?
import { expect, test } from "vitest";
import { isPageGroups, mergedGroups, pageGroups } from "../../../src/compiler/contract/page-groups.ts";
import { compileNavigation, llmsText, memoryHost, searchRecords, sitemap } from "../../../src/index.ts";

test.each([
  [["staff"], true],
  [[], true],
  [[{ includes: ["staff"] }, { excludes: ["guests"] }, {}], true],
  ["staff", false],
  [["staff", { includes: ["sales"] }], false],
  [[""], false],
  [[{ includes: [] }], false],
  [[{ excludes: ["*"] }], false],
  [[{ only: ["staff"] }], false],
  [[null], false],
])("%j can be read: %s", (value, isRead) => {
  expect(isPageGroups(value)).toBe(isRead);
  expect(pageGroups(value)).toEqual(isRead ? value : []);
});

test.each([
  [undefined, [], undefined],
  [["a"], [], ["a"]],
  [["a"], ["b"], ["a", "b"]],
  [[{ excludes: ["c"] }], ["b"], [{ excludes: ["c"] }, { includes: ["b"] }]],
  ["a", [], []],
  [["a"], [null], []],
])("%j of metadata and %j are %j", (ofMetadata, added, merged) => {
  expect(mergedGroups(ofMetadata, added)).toEqual(merged);
});

test("feeds have pages for some readers only if they are asked for", async () => {
  const host = memoryHost({ "a.mdx": "---\ngroups: []\n---\n", "b.mdx": "---\ngroups:\n---\n" });
  const { navigation } = await compileNavigation({ config: { navigation: { pages: ["a", "b"] } }, host });
  if (navigation === null) throw new Error("The site has no navigation.");
  const feeds = (protectedPages: boolean): readonly (readonly string[])[] => [
    searchRecords(navigation, { protectedPages }).map(({ href }) => href),
    [...llmsText(navigation, { protectedPages }).matchAll(/\]\(([^)]*)\)/g)].map(([, href = ""]) => href),
    sitemap(navigation, { siteUrl: "https://a.example", protectedPages }).files.flatMap(({ text }) =>
      [...text.matchAll(/<loc>https:..a\.example([^<]*)</g)].map(([, href = ""]) => href),
    ),
  ];
  expect(feeds(false)).toEqual([["/b"], ["/b"], ["/b"]]);
  expect(feeds(true)).toEqual([
    ["/a", "/b"],
    ["/a", "/b"],
    ["/a", "/b"],
  ]);
});
