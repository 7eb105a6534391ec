// Which hidden pages do feeds have, and which visible ones do they lack?
import { expect, test } from "vitest";
import {
  compileNavigation,
  llmsText,
  memoryHost,
  searchRecords,
  sitemap,
  type Dialect,
  type JsonObject,
} from "../../../src/index.ts";
import { feedNames } from "../../../src/outputs/feeds/feed-table.ts";
import { llmsFiles } from "../../../src/outputs/feeds/llms-files.ts";
import { llmsFullText } from "../../../src/outputs/feeds/llms-full-text.ts";
import { feedHrefs } from "./feed-hrefs.ts";
import { siteOf } from "./feed-site.ts";

interface Asked {
  /** `seo` of docs.json. */
  readonly seo?: JsonObject;
  readonly dialect?: Dialect;
  readonly protectedPages?: boolean;
}

/** What each feed has of a site with these pages, by address. */
async function feedsOf(
  navigation: JsonObject,
  pages: { readonly [path: string]: string },
  { dialect = "contract", protectedPages = false, seo }: Asked = {},
): Promise<{ readonly [feed: string]: readonly string[] }> {
  const files = Object.entries(pages).map(([path, fields]) => [`${path}.mdx`, `---\ntitle: T\n${fields}\n---\n`]);
  const host = memoryHost(Object.fromEntries(files));
  const compiled = await compileNavigation({
    config: { navigation, ...(seo === undefined ? {} : { seo }) },
    host,
    dialect,
  });
  if (compiled.navigation === null) throw new Error("The site has no navigation.");
  return feedHrefs(compiled.navigation, { protectedPages });
}

const everywhere = (...hrefs: readonly string[]): object => Object.fromEntries(feedNames.map((feed) => [feed, hrefs]));

test.each([
  ["a hidden tab", [{ tab: "T", hidden: true, pages: ["a"] }], []],
  ["a hidden, searchable tab", [{ tab: "T", hidden: true, searchable: true, pages: ["a"] }], ["/a"]],
  [
    "a hidden group of a hidden, searchable tab",
    [{ tab: "T", hidden: true, searchable: true, groups: [{ group: "G", hidden: true, pages: ["a"] }] }],
    [],
  ],
  [
    "a group of a hidden, searchable tab",
    [{ tab: "T", hidden: true, searchable: true, groups: [{ group: "G", pages: ["a"] }] }],
    ["/a"],
  ],
  [
    "a searchable group of a hidden tab",
    [{ tab: "T", hidden: true, groups: [{ group: "G", searchable: true, pages: ["a"] }] }],
    [],
  ],
  [
    "a hidden, searchable group of a hidden tab, as its root",
    [{ tab: "T", hidden: true, groups: [{ group: "G", hidden: true, searchable: true, root: "a", pages: ["b"] }] }],
    ["/a", "/b"],
  ],
])("pages of %s", async (_, tabs, hrefs) => {
  expect(await feedsOf({ tabs }, { a: "", b: "" })).toEqual(everywhere(...hrefs));
});

test("a hidden version can't be searchable, as on the platform", async () => {
  const versions = [
    { version: "2", pages: ["b"] },
    { version: "1", hidden: true, searchable: true, pages: ["a"] },
  ];
  expect((await feedsOf({ versions }, { a: "", b: "" }))["sitemap"]).toEqual(["/b"]);
});

test("hidden in front matter has priority over searchable, and hidden: false over a hidden tab", async () => {
  const tabs = [{ tab: "T", hidden: true, searchable: true, pages: ["a"] }];
  expect(await feedsOf({ tabs }, { a: "hidden: true" })).toEqual(everywhere());
  const hidden = [{ tab: "T", hidden: true, pages: ["a"] }];
  expect(await feedsOf({ tabs: hidden }, { a: "hidden: false" }, { dialect: "mintlify" })).toEqual(everywhere("/a"));
});

test("a page in a visible tab and in a hidden one is out of the feeds of the platform only", async () => {
  const tabs = [
    { tab: "A", pages: ["a", "b"] },
    { tab: "B", hidden: true, pages: ["a"] },
  ];
  expect(await feedsOf({ tabs }, { a: "", b: "" }, { dialect: "mintlify" })).toEqual(everywhere("/b"));
  expect(await feedsOf({ tabs }, { a: "", b: "" })).toEqual(everywhere("/a", "/b"));
});

test("pages for some readers are in feeds only if they are asked for", async () => {
  const site = [{ pages: ["a", "b"] }, { a: "groups: []", b: "groups:" }] as const;
  expect(await feedsOf(...site)).toEqual(everywhere("/b"));
  expect(await feedsOf(...site, { protectedPages: true })).toEqual(everywhere("/a", "/b"));
});

test("who asks for nothing gets no page that is only for some readers", async () => {
  const site = await siteOf({ name: "N", navigation: { pages: ["a", "b"] } }, { a: "groups: [staff]", b: "" });
  const siteUrl = "https://x.example";
  const texts = [
    ...sitemap(site, { siteUrl }).files.map(({ text }) => text),
    llmsText(site),
    ...llmsFiles(site).map(({ text }) => text),
    llmsFullText(site, new Map()),
    JSON.stringify(searchRecords(site)),
  ];
  expect(texts.map((text) => [text.includes("/b"), text.includes("/a")])).toEqual(texts.map(() => [true, false]));
});

test("an edition that the site does not have is refused by its name", async () => {
  const site = await siteOf({ navigation: { pages: ["a"] } }, { a: "" });
  expect(() => llmsText(site, { edition: "fr" })).toThrow('The site has no edition "fr"');
});

const oldAndDrafts = {
  groups: [
    { group: "G", pages: ["a", "both", "said", "refused", "secret"] },
    { group: "Old", hidden: true, pages: ["both", "old"] },
  ],
};
const pagesOfAll = {
  a: "",
  both: "",
  said: "hidden: true",
  refused: "noindex: true",
  secret: "groups: [staff]",
  old: "",
  "drafts/z": "",
  "drafts/b": "",
  "drafts/no": "noindex: true",
};

test('"all" brings hidden and unlisted pages back, but those with noindex only to llms.txt, and none with groups', async () => {
  const asked = { dialect: "mintlify", seo: { indexing: "all" } } as const;
  const { sitemap: addresses, llms, search } = await feedsOf(oldAndDrafts, pagesOfAll, asked);
  expect(addresses).toEqual(["/a", "/both", "/said", "/old", "/drafts/b", "/drafts/z"]);
  expect(search).toEqual(addresses);
  expect(llms).toEqual(["/a", "/both", "/said", "/refused", "/old", "/drafts/b", "/drafts/no", "/drafts/z"]);
});

test.each([undefined, { indexing: "navigable" }, { indexing: true }])("without it they stay out: %j", async (seo) => {
  const asked = { dialect: "mintlify", ...(seo === undefined ? {} : { seo }) } as const;
  const { search } = await feedsOf(oldAndDrafts, pagesOfAll, asked);
  expect(search).toEqual(["/a"]);
});

test("the result says which hidden pages are for search engines, and nothing is reported of them", async () => {
  const files = Object.entries(pagesOfAll).map(([path, fields]) => [`${path}.mdx`, `---\ntitle: T\n${fields}\n---\n`]);
  const { navigation, diagnostics } = await compileNavigation({
    config: {
      navigation: oldAndDrafts,
      name: "A",
      theme: "mint",
      colors: { primary: "#000" },
      seo: { indexing: "all" },
    },
    host: memoryHost(Object.fromEntries(files)),
    dialect: "mintlify",
  });
  const { "/said": said, "/old": old, "/both": both } = navigation!.pages;
  expect([said?.hidden, said?.indexed, said?.noindex]).toEqual([true, true, undefined]);
  expect([old?.hidden, old?.indexed, both?.indexed]).toEqual([true, true, undefined]);
  expect(navigation!.site.indexing).toBe("all");
  expect(diagnostics.map(({ code }) => code)).not.toContain("page-also-hidden");
  expect(diagnostics.map(({ code }) => code)).not.toContain("page-unlisted");
});
